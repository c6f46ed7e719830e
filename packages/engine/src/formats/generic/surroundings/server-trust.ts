import { wordSet } from '../../../text/word-set.ts';
import type { Context, Setting } from '../context.ts';
import { foldKey } from '../names/key-words.ts';

const names = wordSet('trust trusted trust_level permission tool_permission policy tool_policy consent');
const unasked = wordSet(
  'full fully total totally completely blind blindly implicit unconditional always allow always_allow allow_all auto auto_approve approve_all',
);
const asking = wordSet('ask always_ask ask_always prompt confirm manual');

/** `servers: {linear: {…, permission: always_allow}}`, `{…, trust: full}`: whether the tools of a server need approval. */
export function readServerTrust({ value, name }: Setting, { model, scope }: Context): boolean {
  const { node } = value;
  if (scope.server === undefined || !names.has(name) || node?.kind !== 'scalar' || typeof node.value !== 'string') {
    return false;
  }
  const answer = foldKey(node.text);
  if (!unasked.has(answer) && !asking.has(answer)) return false;
  const state = unasked.has(answer) ? 'off' : 'on';
  value.word();
  const { capabilities: reach, name: subject } = scope.server;
  model.approvals.push({ ...scope, at: value.at, kind: 'server', state, origin: 'set', reach, subject });
  return true;
}
