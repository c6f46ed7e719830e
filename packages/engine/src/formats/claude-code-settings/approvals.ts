import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** Booleans that disable a confirmation or control when true. `protects`: an explicit false is a protection worth reporting. */
const switches: readonly { readonly key: string; readonly kind: Approval['kind']; readonly protects: boolean }[] = [
  { key: 'enableAllProjectMcpServers', kind: 'server-trust', protects: true },
  { key: 'skipDangerousModePermissionPrompt', kind: 'warning', protects: false },
  { key: 'skipWebFetchPreflight', kind: 'guardrail', protects: false },
  { key: 'disableAllHooks', kind: 'hooks', protects: false },
];

/** Reads the switches and lists that affect approvals. */
export function readSwitches(settings: Cursor, model: ModelBuilder): void {
  for (const { key, kind, protects } of switches) {
    const value = settings.get(key).boolean();
    if (value === null || (!value.value && !protects)) continue;
    if (kind === 'warning' && isBypassLocked(settings)) continue;
    addApproval(kind, value.value ? 'off' : 'on', settings.get(key), model);
  }
  for (const key of ['disableAutoMode', 'allowManagedPermissionRulesOnly', 'allowManagedHooksOnly']) {
    const lock = settings.get(key);
    if (lock.is('disable') || lock.is(true)) addApproval('bypass-lock', 'on', lock, model);
  }
  for (const key of ['enabledMcpjsonServers', 'disabledMcpjsonServers']) {
    const list = settings.get(key);
    const isMoot = key === 'enabledMcpjsonServers' && settings.get('enableAllProjectMcpServers').is(true);
    if (list.isList && !isMoot) addApproval('server-trust', 'on', list, model);
    list.ignore();
  }
}

/** Whether the mode that the warning is about cannot be entered. https://code.claude.com/docs/en/permissions#managed-only-settings */
function isBypassLocked(settings: Cursor): boolean {
  const key = 'disableBypassPermissionsMode';
  return settings.get('permissions', key).is('disable') || settings.get(key).is('disable');
}

/** Lists that replace the classifier's default rules unless they include `$defaults`. https://code.claude.com/docs/en/permissions */
export function readAutoMode(autoMode: Cursor, model: ModelBuilder): void {
  for (const key of ['soft_deny', 'hard_deny']) {
    const list = autoMode.get(key);
    if (list.isList && !list.texts().some(({ value }) => value === '$defaults')) {
      addApproval('guardrail', 'reduced', list, model);
    }
  }
  autoMode.ignore();
}

function addApproval(kind: Approval['kind'], state: Approval['state'], cursor: Cursor, model: ModelBuilder): void {
  model.approvals.push({ ...everywhere, at: cursor.at, kind, state, origin: 'set', reach: [], subject: null });
}
