import type { Cursor } from '../cursor.ts';

/** One entry about tools: `true` and `false` in `tools`, a decision in `permission`. */
interface Switch {
  /** What the names of the tools begin with. */
  readonly beginning: string;
  readonly on: boolean;
}

/**
 * Which servers' tools are taken away from everybody: `"github_*": false`, and no agent gets one of them back. A tool goes by its server's
 * name and its own. https://opencode.ai/docs/mcp-servers/#manage
 */
export function offeredTools(document: Cursor): (server: string) => boolean {
  const everywhere = [toolsOf(document), permissionsOf(document)];
  const inAgents = ['agent', 'agents', 'mode'].flatMap((list) =>
    document
      .get(list)
      .members()
      .flatMap(({ value }) => [...toolsOf(value), ...permissionsOf(value)]),
  );
  const parts = everywhere.flat().filter(({ on }) => on);
  return (server) => {
    const tools = `${server.replaceAll(/[^\w-]/g, '_')}_`;
    // In each map the last entry that fits decides.
    const isOff = everywhere.some(
      (switches) => switches.findLast(({ beginning }) => tools.startsWith(beginning))?.on === false,
    );
    if (!isOff || parts.some(({ beginning }) => beginning.startsWith(tools))) return true;
    return inAgents.some(({ on, beginning }) => on && (tools.startsWith(beginning) || beginning.startsWith(tools)));
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
    // A whole name is one tool's: it takes no server away, and gives a part of one back.
    return on === null || (!on && !key.endsWith('*')) ? [] : [{ beginning: key.replace(/\*$/, ''), on }];
  });
}
