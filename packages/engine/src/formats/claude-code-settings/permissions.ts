import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { reachOfPath } from '../../knowledge/path-reach.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { absolute } from '../shared/sandbox-files.ts';
import { addMode } from './modes.ts';
import { draftClaudeRule } from './rule-notation.ts';

/** Modes that edit files in a working directory without approval. */
const editingModes: ReadonlySet<string> = new Set(['bypassPermissions', 'acceptEdits']);

/** Reads permission rules, the permission mode and additional directories. */
export function readPermissions(permissions: Cursor, model: ModelBuilder): void {
  const drafts: PermissionDraft[] = [];
  const draft = (list: Cursor, decision: Permission['decision']): void => {
    for (const rule of list.texts()) drafts.push(draftClaudeRule(rule, decision, everywhere));
  };
  draft(permissions.any('allow', 'allowedTools'), 'allow');
  draft(permissions.get('ask'), 'ask');
  draft(permissions.any('deny', 'deniedTools', 'disallowedTools'), 'deny');
  addPermissionGrants(addByDecision(drafts, model), model);
  readMode(permissions, model);
  readDirectories(permissions, model);
}

function readMode(permissions: Cursor, model: ModelBuilder): void {
  addMode(permissions.get('defaultMode').text(), model, everywhere);
  for (const name of ['disableBypassPermissionsMode', 'disableAutoMode']) {
    const lock = permissions.get(name);
    if (!lock.is('disable')) continue;
    model.approvals.push({
      ...everywhere,
      at: lock.at,
      kind: 'bypass-lock',
      state: 'on',
      origin: 'set',
      reach: [],
      subject: null,
    });
  }
}

function readDirectories(permissions: Cursor, model: ModelBuilder): void {
  const mode = permissions.get('defaultMode').text()?.value ?? 'default';
  const access = editingModes.has(mode) ? 'write' : 'read';
  for (const path of permissions.get('additionalDirectories').texts()) {
    const directory = absolute(path.value);
    model.fileGrants.push({
      ...everywhere,
      at: path.at,
      path: locate(directory, path.at),
      // Access to the agent's own configuration folder allows changes to its settings.
      access: reachOfPath(directory) === 'settings' ? 'write' : access,
      source: 'directory',
    });
  }
}
