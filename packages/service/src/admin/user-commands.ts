import type { Command } from 'commander';
import { createUser, findUser } from '../accounts/accounts.ts';
import { type PasswordFault, passwordLimits } from '../accounts/passwords.ts';
import type { Stores, User } from '../stores/stores.ts';
import type { WithStores } from './commands.ts';
import { Refused } from './refused.ts';
import type { Terminal } from './run-admin.ts';

interface CreateOptions {
  readonly email: string;
  readonly passwordStdin?: boolean;
}

export function addUserCommands(program: Command, terminal: Terminal, withStores: WithStores): void {
  const user = program.command('user').description('Manage user accounts.');
  user
    .command('create')
    .description('Create an account.')
    .requiredOption('--email <email>', 'the email address of the account')
    .option(
      '--password-stdin',
      'read the password from standard input; without this option, the account has no password yet',
    )
    .action(({ email, passwordStdin }: CreateOptions) =>
      withStores(async ({ users }) => {
        const password = passwordStdin === true ? (await terminal.readInput()).replace(/\r?\n$/, '') : null;
        const creation = await createUser(users, { email, password }, Date.now());
        if (creation.kind === 'refused-password') throw new Refused(passwordSentences[creation.fault]);
        if (creation.kind !== 'created') throw new Refused(sentences[creation.kind]);
        terminal.print(`Created user ${creation.user.email} (${creation.user.id}), plan free.`);
      }),
    );
}

const sentences = {
  'invalid-email': 'This is not a valid email address.',
  'email-taken': 'A user with this email address already exists.',
} as const;

const passwordSentences = {
  'too-short': `The password is too short: it needs at least ${passwordLimits.charactersMin} characters.`,
  'too-long': `The password is too long: at most ${passwordLimits.charactersMax} characters.`,
  common: 'The password is too easy to guess: it consists of common words, sequences or the email address.',
} as const satisfies Record<PasswordFault, string>;

export async function requireUser(stores: Stores, email: string): Promise<User> {
  const user = await findUser(stores.users, email);
  if (user === null) throw new Refused('No user has this email address. Create one with: user create --email …');
  return user;
}
