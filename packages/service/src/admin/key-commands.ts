import type { Command } from 'commander';
import { eventOf } from '../accounts/audit.ts';
import { createKey, keyLimits } from '../keys/keys.ts';
import { isEntitled } from '../plans/entitlement.ts';
import type { KeyOwner, ListedKey, Stores } from '../stores/stores.ts';
import type { WithStores } from './commands.ts';
import { operator, readHolder } from './plan-commands.ts';
import { Refused } from './refused.ts';
import type { Terminal } from './run-admin.ts';
import { invalidName, requireTeam } from './team-commands.ts';
import { requireUser } from './user-commands.ts';

interface CreateOptions {
  readonly email?: string;
  readonly team?: string;
  readonly name: string;
}

export function addKeyCommands(program: Command, terminal: Terminal, withStores: WithStores): void {
  const key = program.command('key').description('Manage API keys.');
  key
    .command('create')
    .description(
      'Create a key: a personal key for a user or a service key for a team. Prints only the key, which is never shown again.',
    )
    .option('--email <email>', 'the user the key belongs to')
    .option('--team <name>', 'the team the key belongs to')
    .requiredOption('--name <name>', 'what the key is for')
    .action((options: CreateOptions) => withStores((stores) => create(stores, terminal, options)));
  key
    .command('list')
    .description('List all keys.')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) =>
      withStores(async ({ keys }) => {
        const shown = (await keys.list()).map(presentKey);
        terminal.print(json === true ? JSON.stringify(shown, null, 2) : shown.map(asLine).join('\n') || 'No keys yet.');
      }),
    );
  key
    .command('revoke')
    .description('Revoke a key permanently, from the next request on.')
    .requiredOption('--id <id>', 'the key’s id, as shown by "key list"')
    .action(({ id }: { id: string }) =>
      withStores(async ({ keys }) => {
        const key = await keys.find(id);
        if (key === null) throw new Refused('No key has this id. See: key list');
        await keys.revoke(id, Date.now(), eventOf(key.owner, operator, 'key.revoked', key.name));
        terminal.print(`Revoked key ${id}.`);
      }),
    );
}

async function create(stores: Stores, terminal: Terminal, options: CreateOptions): Promise<void> {
  const holder = readHolder(options);
  const { owner, plan } = await findOwner(stores, holder);
  const wanted = { owner, name: options.name, expiresAtMs: null };
  const creation = await createKey(stores.keys, wanted, Date.now(), (key) =>
    eventOf(owner, operator, 'key.created', key.name),
  );
  if (creation.kind === 'invalid-name') throw new Refused(invalidName('key'));
  if (creation.kind === 'too-many')
    throw new Refused(`There are already ${keyLimits.activeMax} active keys. Revoke some first.`);
  terminal.print(creation.text);
  if (!isEntitled(owner.kind, plan)) {
    const needed = holder.kind === 'user' ? '--email … --plan pro' : '--team … --plan team';
    terminal.remark(
      `The ${holder.kind} has the plan ${plan}: requests with this key are answered with 403 until you run "plan set ${needed}".`,
    );
  }
}

async function findOwner(stores: Stores, holder: ReturnType<typeof readHolder>) {
  if (holder.kind === 'user') {
    const user = await requireUser(stores, holder.name);
    return { owner: { kind: 'personal', userId: user.id } satisfies KeyOwner, plan: user.plan };
  }
  const team = await requireTeam(stores, holder.name);
  return { owner: { kind: 'service', teamId: team.id } satisfies KeyOwner, plan: team.plan };
}

/** The public data of a key: never its digest. */
const presentKey = (key: ListedKey) => ({
  id: key.id,
  kind: key.owner.kind,
  owner: key.ownerName,
  name: key.name,
  key: `ag_live_…${key.lastFour}`,
  created: asTime(key.createdAtMs),
  lastUsed: asTime(key.lastUsedAtMs),
  expires: asTime(key.expiresAtMs),
  revoked: asTime(key.revokedAtMs),
});

const asTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const asLine = (key: ReturnType<typeof presentKey>): string =>
  [
    key.id,
    key.kind,
    key.owner,
    key.name,
    key.key,
    `created ${key.created}`,
    key.lastUsed === null ? 'never used' : `last used ${key.lastUsed}`,
    ...(key.expires === null ? [] : [`expires ${key.expires}`]),
    ...(key.revoked === null ? [] : [`revoked ${key.revoked}`]),
  ].join('  ');
