import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard, type RuleText, splitRule, subjectOf } from '../shared/permission-rule.ts';

/** Reads permission lists, the approval mode and the sandbox. */
export function readCursorCli(document: Cursor, model: ModelBuilder): void {
  const permissions = document.get('permissions');
  const drafts = [
    ...permissions
      .get('allow')
      .texts()
      .map((rule) => draftRule(rule, 'allow')),
    ...permissions
      .get('deny')
      .texts()
      .map((rule) => draftRule(rule, 'deny')),
  ];
  addPermissionGrants(addByDecision(drafts, model), model);
  readLists(document, model);
  readApprovalMode(document.get('approvalMode'), model);
  readSandbox(document.get('sandbox'), model);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Reads `permissions.json`: command prefixes, tools as `server:tool`, domains. https://cursor.com/docs/reference/permissions */
function readLists(document: Cursor, model: ModelBuilder): void {
  const list = (name: string, tool: string) =>
    document
      .get(name)
      .texts()
      .map((entry) => draftRule(locate(`${tool}(${entry.value})`, entry.at), 'allow'));
  const drafts = [
    ...list('terminalAllowlist', 'Shell'),
    ...list('mcpAllowlist', 'Mcp'),
    ...list('webFetchDomainAllowlist', 'WebFetch'),
  ];
  addPermissionGrants(addByDecision(drafts, model), model);
  document.get('autoRun').ignore();
}

const ignoredKeys = [
  'version',
  'editor',
  'model',
  'hasChangedDefaultModel',
  'network',
  'attribution',
  'privacyCache',
  'authInfo',
  'display',
  'description',
];

/**
 * Converts a rule: `Shell(git)` matches git with any arguments; `Mcp(server:tool)` names both.
 * https://cursor.com/docs/cli/reference/permissions
 */
function draftRule(written: Located<string>, decision: Permission['decision']): PermissionDraft {
  const { name, pattern } = splitRule(written);
  const subject = subjectOf(name.value);
  if (subject === 'mcp') {
    const target = targetOf(pattern?.value ?? '*');
    return draftPermission({ name, pattern, matching: 'glob', target }, decision, subject, everywhere);
  }
  if (subject === 'shell') return draftPermission(shellRule({ name, pattern }), decision, subject, everywhere);
  return draftPermission({ name, pattern, matching: 'glob', target: null }, decision, subject, everywhere);
}

/** `Shell(npm:install)` has the program before the colon and its arguments after it, unlike the colon of `C:\\tools`. */
const separator = /(?<=^[\w.+-]{1,80}):(?![\\/])/;

function shellRule({ name, pattern }: RuleText) {
  if (pattern === null || isWildcard(pattern.value))
    return { name, pattern, matching: 'prefix', target: null } as const;
  const base = pattern.value
    .replace(/(?::\*| \*|\*)$/, '')
    .trimEnd()
    .replace(separator, ' ');
  return { name, pattern: locate(`${base} *`, pattern.at), matching: 'prefix', target: null } as const;
}

function targetOf(pattern: string): Permission['target'] {
  const [server = '*', tool = '*'] = pattern.split(':', 2);
  return { server: server || '*', tool: tool || '*' };
}

function readApprovalMode(mode: Cursor, model: ModelBuilder): void {
  const word = mode.text()?.value;
  if (word === undefined) return;
  const off = word === 'unrestricted' || word === 'yolo';
  model.approvals.push({
    ...everywhere,
    at: mode.at,
    kind: 'all-prompts',
    state: off ? 'off' : 'on',
    origin: 'set',
    reach: off ? ['execute', 'write', 'read', 'fetch'] : [],
    subject: null,
  });
}

/** The other modes follow the lists of `sandbox.json`: `user_config_only`, `user_config_with_defaults`, `allowlist`. */
const openNetwork: ReadonlySet<string> = new Set(['allow_all', 'enabled', 'true', 'allow']);

function readSandbox(sandbox: Cursor, model: ModelBuilder): void {
  const mode = sandbox.get('mode');
  const word = mode.text()?.value;
  if (word !== undefined) {
    const state = word === 'disabled' ? 'off' : 'on';
    model.isolations.push({ ...everywhere, at: mode.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  }
  const network = sandbox.get('networkAccess');
  const access = network.word()?.value;
  if (access === undefined) return;
  const state = openNetwork.has(access) ? 'open' : 'restricted';
  model.egresses.push({ ...everywhere, at: network.at, kind: 'network', state, origin: 'set' });
}
