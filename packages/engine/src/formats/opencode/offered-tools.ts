import type { Cursor } from '../cursor.ts';

/** An entry that enables or disables tools: a boolean in `tools` or a decision in `permission`. */
interface Switch {
  /** The prefix of the tools' names. */
  readonly prefix: string;
  readonly on: boolean;
}

/** Of longer names, only the beginning is compared. */
const nameMax = 200;

/**
 * Returns a predicate for the servers whose tools at least one agent may use. `"github_*": false` disables them unless an agent enables one
 * again. The name of a tool starts with that of its server. https://opencode.ai/docs/mcp-servers/#manage
 */
export function offeredTools(document: Cursor): (server: string) => boolean {
  const rootSwitches = [toolsOf(document), permissionsOf(document)];
  const agentSwitches = ['agent', 'agents', 'mode'].flatMap((list) =>
    document
      .get(list)
      .members()
      .flatMap(({ value }) => [...toolsOf(value), ...permissionsOf(value)]),
  );
  const covering = rootSwitches.map(lastByPrefix);
  const enabled = namesIn(rootSwitches.flat());
  const enabledByAgents = namesIn(agentSwitches);
  const coveringOfAgents = lastByPrefix(agentSwitches.filter(({ on }) => on));
  return (server) => {
    const tools = `${server.slice(0, nameMax).replaceAll(/[^\w-]/g, '_')}_`;
    const isDisabled = covering.some((switches) => lastFor(tools, switches)?.on === false);
    if (!isDisabled || enabled.has(tools)) return true;
    return enabledByAgents.has(tools) || lastFor(tools, coveringOfAgents) !== null;
  };
}

/** A switch with its place among the others: in each map, the last matching entry wins. */
type Ranked = Switch & { readonly rank: number };

function lastByPrefix(switches: readonly Switch[]): ReadonlyMap<string, Ranked> {
  return new Map(switches.map((one, rank) => [one.prefix, { ...one, rank }]));
}

/** The last switch that covers all tools whose names start with this text. */
function lastFor(tools: string, switches: ReadonlyMap<string, Ranked>): Ranked | null {
  let last: Ranked | null = null;
  for (let length = 0; length <= tools.length; length++) {
    const one = switches.get(tools.slice(0, length));
    if (one !== undefined && one.rank > (last?.rank ?? -1)) last = one;
  }
  return last;
}

/** The possible names of servers, with the underscore behind them, in the names of tools that are enabled. */
function namesIn(switches: readonly Switch[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { prefix, on } of switches) {
    if (!on) continue;
    for (let at = prefix.indexOf('_'); at !== -1 && at <= nameMax; at = prefix.indexOf('_', at + 1))
      names.add(prefix.slice(0, at + 1));
  }
  return names;
}

function toolsOf(owner: Cursor): readonly Switch[] {
  return switchesOf(owner.get('tools'), (value) => value.boolean()?.value ?? null);
}

function permissionsOf(owner: Cursor): readonly Switch[] {
  return switchesOf(owner.get('permission'), (value) => {
    const word = value.text()?.value;
    return word === undefined ? null : word !== 'deny';
  });
}

function switchesOf(entries: Cursor, answer: (value: Cursor) => boolean | null): readonly Switch[] {
  return entries.members().flatMap(({ key: { value: key }, value }) => {
    const on = answer(value);
    // A name without `*` is a single tool: disabling it does not disable the server, but enabling it enables part of the server.
    return on === null || (!on && !key.endsWith('*')) ? [] : [{ prefix: key.replace(/\*$/, ''), on }];
  });
}
