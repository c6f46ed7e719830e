import type { ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Scope, Server } from '../../agent/facts.ts';
import { capabilitiesOfServersTool } from '../../knowledge/tools.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { foldName } from './fold.ts';
import { spelling } from './vocabulary.ts';

const nothing: readonly never[] = [];

/** Reads which tools of a server run without approval, or whether all of them do. */
export function readServerApproval(entry: Cursor, server: Server, model: ModelBuilder, scope: Scope): void {
  for (const approved of approvedLists(entry)) {
    if (approved.isList || isAllTools(approved)) readApprovedTools(approved, server, model, scope);
    else readSwitch(approved, server, model, scope);
  }
  readSwitch(entry.spelled(spelling.trusted), server, model, scope);
  readMode(entry.spelled(spelling.approvalMode), server, null, model, scope);
  const tools = entry.get('tools');
  for (const { key, value } of tools.exists ? tools.members() : nothing) {
    readMode(value.spelled(spelling.approvalMode), server, key, model, scope);
  }
  for (const tool of server.allowedTools ?? []) if (isEveryTool(tool.value)) addWildcard(tool, model, scope);
}

/** Every list of approved tools. Hosts have different names for it, and a file for two hosts contains both. */
export function approvedLists(entry: Cursor): readonly Cursor[] {
  if (!entry.spelled(spelling.approvedTools).exists) return nothing;
  return spelling.approvedTools.map((name) => entry.get(name)).filter(({ exists }) => exists);
}

function readApprovedTools(approved: Cursor, server: Server, model: ModelBuilder, scope: Scope): void {
  const tools = approved.texts();
  if (tools.length === 0) {
    model.approvals.push({
      ...scope,
      at: approved.at,
      kind: 'server',
      state: 'on',
      origin: 'set',
      reach: [],
      subject: server.name,
    });
  }
  for (const tool of tools) {
    const isEvery = isEveryTool(tool.value);
    model.approvals.push({
      ...scope,
      at: tool.at,
      kind: isEvery ? 'server' : 'tool',
      state: 'off',
      origin: 'set',
      reach: isEvery ? server.capabilities : capabilitiesOfServersTool(server.name.value, tool.value),
      subject: isEvery ? server.name : tool,
    });
  }
}

function readSwitch(cursor: Cursor, server: Server, model: ModelBuilder, scope: Scope): void {
  const value = cursor.boolean();
  if (value === null) return;
  model.approvals.push({
    ...scope,
    at: value.at,
    kind: 'server',
    state: value.value ? 'off' : 'on',
    origin: 'set',
    reach: value.value ? server.capabilities : [],
    subject: server.name,
  });
}

/** The approval modes of all hosts, by folded name. Other words yield no fact. */
const modes: ReadonlyMap<string, Approval['state']> = new Map([
  ['never', 'off'],
  ['none', 'off'],
  ['approve', 'off'],
  ['allow', 'off'],
  ['alwaysallow', 'off'],
  ['auto', 'reduced'],
  ['prompt', 'on'],
  ['ask', 'on'],
  ['always', 'on'],
  ['manual', 'on'],
  ['confirm', 'on'],
  ['onrequest', 'on'],
]);

const alwaysAsked = { safeValue: 'always' } as const;

/** Reads the approval mode of a server or, if one is given, of a tool. */
function readMode(
  cursor: Cursor,
  server: Server,
  tool: Located<string> | null,
  model: ModelBuilder,
  scope: Scope,
): void {
  const word = cursor.text();
  const state = word === null ? undefined : modes.get(foldName(word.value));
  if (word === null || state === undefined) return;
  const reach = tool === null ? server.capabilities : capabilitiesOfServersTool(server.name.value, tool.value);
  // OpenAI's `require_approval` is `never` or `always`. https://platform.openai.com/docs/api-reference/responses/create
  const safe = foldName(word.value) === 'never' && /^require/.test(String(word.at.path.at(-1))) ? alwaysAsked : {};
  model.approvals.push({
    ...scope,
    ...safe,
    at: word.at,
    kind: tool === null ? 'server' : 'tool',
    state,
    origin: 'set',
    reach: state === 'on' ? [] : reach,
    subject: tool ?? server.name,
  });
}

function addWildcard(subject: Located<string>, model: ModelBuilder, scope: Scope): void {
  model.grants.push({ ...scope, at: subject.at, kind: 'tool-wildcard', subject, wide: true });
}

function isEveryTool(name: string): boolean {
  return name === '*' || name === 'all' || name === '.*';
}

/** Whether `all` or `*` replaces the list, as in `auto_approve: all`. */
function isAllTools({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && typeof node.value === 'string' && isEveryTool(node.text.trim());
}
