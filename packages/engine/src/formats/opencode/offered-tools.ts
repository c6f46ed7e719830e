import type { Cursor } from '../cursor.ts';

/** An entry that enables or disables tools: a boolean in `tools` or a decision in `permission`. */
interface Switch {
  /** The prefix of the tools' names. */
  readonly prefix: string;
  readonly on: boolean;
}

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
  const enabledAtRoot = rootSwitches.flat().filter(({ on }) => on);
  return (server) => {
    const tools = `${server.replaceAll(/[^\w-]/g, '_')}_`;
    // In each map the last matching entry wins.
    const isDisabled = rootSwitches.some(
      (switches) => switches.findLast(({ prefix }) => tools.startsWith(prefix))?.on === false,
    );
    if (!isDisabled || enabledAtRoot.some(({ prefix }) => prefix.startsWith(tools))) return true;
    return agentSwitches.some(({ on, prefix }) => on && (tools.startsWith(prefix) || prefix.startsWith(tools)));
  };
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
