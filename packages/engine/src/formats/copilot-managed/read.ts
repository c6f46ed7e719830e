import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import { readMarketplaces } from '../claude-code-settings/marketplaces.ts';
import { hostPath } from '../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission, rewritePattern } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { splitRule, subjectOf } from '../shared/permission-rule.ts';
import { readSandbox } from './sandbox.ts';

/**
 * Reads permission rules, the lock of the bypass mode, marketplaces, telemetry and the sandbox. Lists of servers only restrict what users
 * may start.
 */
export function readCopilotManaged(document: Cursor, model: ModelBuilder): void {
  readPermissions(document.get('permissions'), model);
  readMarketplaces(document, model);
  readTelemetry(document.get('telemetry'), model);
  readSandbox(document.get('sandbox'), model);
  const permissions = document.get('permissions');
  const id = (document.has('model') ? overridable(document.get('model')) : permissions.get('model')).text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  document.ignoreKeys(['allowedMcpServers', 'deniedMcpServers', 'remoteControl']);
  ignoreComments(document);
}

/** A value that teams may replace is written `{overridable: value}`. */
function overridable(cursor: Cursor): Cursor {
  return cursor.has('overridable') ? cursor.get('overridable') : cursor;
}

function readPermissions(permissions: Cursor, model: ModelBuilder): void {
  const drafts = (['allow', 'ask', 'deny'] as const).flatMap((decision) =>
    overridable(permissions.get(decision))
      .texts()
      .map((rule) => draftRule(rule, decision)),
  );
  addPermissionGrants(addByDecision(drafts, model), model);
  const lock = overridable(permissions.get('disableBypassPermissionsMode'));
  if (!lock.is('disable')) return;
  const state = { kind: 'bypass-lock', state: 'on', origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, ...state, at: lock.at });
}

/** Converts a rule: `Shell(git push *)` matches a prefix, any other text only itself; `Domain` names hosts. */
function draftRule(written: Located<string>, decision: Permission['decision']): PermissionDraft {
  const { name, pattern } = splitRule(written);
  const subject = name.value === 'Domain' ? 'fetch' : subjectOf(name.value);
  const matching = subject !== 'shell' ? 'glob' : pattern?.value.endsWith(' *') === true ? 'prefix' : 'exact';
  const isPath = pattern !== null && (subject === 'read' || subject === 'write');
  const text = isPath ? rewritePattern(pattern, hostPath(pattern.value)) : pattern;
  return draftPermission({ name, pattern: text, matching, target: null }, decision, subject, everywhere);
}

function readTelemetry(telemetry: Cursor, model: ModelBuilder): void {
  const enabled = telemetry.get('enabled').boolean()?.value !== false;
  const capture = telemetry.get('captureContent').boolean();
  if (capture !== null) {
    const state = capture.value ? 'unsafe' : 'safe';
    model.loggings.push({ enabled, at: capture.at, kind: 'prompts', state, origin: 'set' });
  }
  const url = telemetry.get('endpoint').text();
  const credential = carriesCredential(readHeaders(telemetry.get('headers')));
  if (url !== null) model.endpoints.push({ enabled, at: url.at, url, purpose: 'telemetry', credential, vendor: null });
  telemetry.ignoreKeys(['protocol', 'lockCaptureContent', 'serviceName', 'resourceAttributes']);
}
