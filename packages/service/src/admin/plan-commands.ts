import type { Command } from 'commander';
import { eventOf } from '../accounts/audit.ts';
import { type Holder, isPlanId, type PlanId, plans, plansFor } from '../plans/plans.ts';
import type { WithStores } from './commands.ts';
import { Refused } from './refused.ts';
import type { Terminal } from './run-admin.ts';
import { requireTeam } from './team-commands.ts';
import { requireUser } from './user-commands.ts';

interface SetOptions {
  readonly email?: string;
  readonly team?: string;
  readonly plan: string;
}

export function addPlanCommands(program: Command, terminal: Terminal, withStores: WithStores): void {
  const plan = program.command('plan').description('Manage plans.');
  plan
    .command('set')
    .description('Grant a plan to a user (free, pro) or a team (free, team).')
    .option('--email <email>', 'the user')
    .option('--team <name>', 'the team')
    .requiredOption('--plan <plan>', 'free, pro or team')
    .action((options: SetOptions) =>
      withStores(async (stores) => {
        const holder = readHolder(options);
        if (holder.kind === 'user') {
          const user = await requireUser(stores, holder.name);
          const plan = requirePlan('user', options.plan);
          await stores.users.setPlan(user.id, plan);
          await stores.audit.insert(eventOf({ kind: 'personal', userId: user.id }, operator, 'plan.granted', plan));
        } else {
          const team = await requireTeam(stores, holder.name);
          const plan = requirePlan('team', options.plan);
          await stores.teams.setPlan(team.id, plan);
          await stores.audit.insert(eventOf({ kind: 'service', teamId: team.id }, operator, 'plan.granted', plan));
        }
        terminal.print(`The plan of ${holder.kind} ${holder.name} is now ${options.plan}.`);
      }),
    );
}

/** The actor of audit events that come from the command line, which has no email address. */
export const operator = 'The operator';

function requirePlan(holder: Holder, text: string): PlanId {
  const possible = plansFor(holder);
  if (isPlanId(text) && possible.includes(text)) return text;
  const titles = possible.map((id) => `${id} (${plans[id].title})`).join(' or ');
  throw new Refused(`A ${holder}’s plan must be ${titles}.`);
}

/** The user or team given; exactly one of them is required. */
export function readHolder(options: { readonly email?: string; readonly team?: string }): {
  readonly kind: Holder;
  readonly name: string;
} {
  const { email, team } = options;
  if (email !== undefined && team === undefined) return { kind: 'user', name: email };
  if (team !== undefined && email === undefined) return { kind: 'team', name: team };
  throw new Refused('Give exactly one of --email and --team.');
}
