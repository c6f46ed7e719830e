import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard } from '../shared/permission-rule.ts';

/** Maps from a pattern to whether it is approved automatically. https://code.visualstudio.com/docs/copilot/security */
const maps: readonly (readonly [string, Permission['subject'], string])[] = [
  ['chat.tools.terminal.autoApprove', 'shell', 'terminal'],
  ['github.copilot.chat.agent.terminal.allowList', 'shell', 'terminal'],
  ['chat.tools.edits.autoApprove', 'write', 'edits'],
  ['chat.tools.urls.autoApprove', 'fetch', 'urls'],
];

/**
 * Files that the editor's own default keeps asking about. With them, `**\/*` repeats that default: edits stay to be reviewed and kept.
 * https://code.visualstudio.com/docs/copilot/reference/copilot-settings
 */
const keepsShipped = ['**/.vscode/*.json', '**/.git/**'];

/** Reads which commands, edits and URLs are approved automatically. */
export function readAutoApproval(document: Cursor, model: ModelBuilder): void {
  const enabled = document.get('chat.tools.terminal.enableAutoApprove').boolean()?.value !== false;
  const drafts: PermissionDraft[] = [];
  for (const [key, subject, name] of maps) {
    const map = document.get(key);
    const scope = { ...everywhere, enabled: subject === 'shell' ? enabled : true };
    const forAll = map.isMapping ? null : map.boolean();
    if (forAll?.value === true) {
      const rule = { name: locate(name, forAll.at), pattern: null, matching: 'glob', target: null } as const;
      drafts.push(draftPermission(rule, 'allow', subject, scope));
    }
    const asShipped = subject === 'write' && keepsShipped.every((path) => map.get(path).is(false));
    for (const { key: pattern, value } of map.members()) {
      const decision = decisionOf(value);
      if (asShipped && decision === 'allow' && pattern.value === '**/*') continue;
      if (decision !== null) drafts.push({ ...draft(pattern, value, decision, subject, name), ...scope });
    }
  }
  addByDecision(drafts, model);
}

/** Reads the command prefixes that an extension runs without approval, and those that it refuses. */
export function readCommandLists(allowed: Cursor, denied: Cursor | null, model: ModelBuilder): void {
  const drafts = (list: Cursor, decision: Permission['decision']) =>
    list.texts().map((text) => {
      const name = locate('terminal', text.at);
      const pattern = isWildcard(text.value) ? text : locate(`${text.value.replace(/ ?\*$/, '')} *`, text.at);
      return draftPermission({ name, pattern, matching: 'prefix', target: null }, decision, 'shell', everywhere);
    });
  // The longer prefix takes precedence, so that denying everything leaves what is allowed by name.
  const denials = denied === null ? [] : drafts(denied, 'deny').filter(({ wildcard }) => !wildcard);
  addByDecision([...drafts(allowed, 'allow'), ...denials], model);
}

/** True approves, false asks even if another pattern approves. An object has one value for the command and its whole line. */
function decisionOf(value: Cursor): Permission['decision'] | null {
  const approve = value.isMapping ? value.any('approve', 'approveRequest') : value;
  const word = approve.boolean();
  return word === null ? null : word.value ? 'allow' : 'ask';
}

/** Converts a pattern: between slashes it is a regular expression, otherwise a command prefix, a path glob or a URL. */
function draft(
  key: Located<string>,
  value: Cursor,
  decision: Permission['decision'],
  subject: Permission['subject'],
  tool: string,
): PermissionDraft {
  const name = locate(tool, value.at);
  const expression = /^\/(.*)\/[a-z]{0,4}$/s.exec(key.value);
  const matching = expression !== null ? 'expression' : subject === 'shell' ? 'prefix' : 'glob';
  const text = expression?.[1] ?? (subject === 'shell' && key.value !== '*' ? `${key.value} *` : key.value);
  const pattern = locate(text, value.at);
  return draftPermission({ name, pattern, matching, comparison: 'part', target: null }, decision, subject, everywhere);
}
