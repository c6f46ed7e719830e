import type { ModelBuilder } from '../../agent/builder.ts';
import { pinnedOnNpm } from '../../command/runners/versions.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readPackageSpecifier } from '../shared/package-specifier.ts';
import { isSwitchedOff } from '../shared/switch.ts';

/** Reads installed plugins, and skills with their environment and keys. */
export function readExtensions(document: Cursor, model: ModelBuilder): void {
  const plugins = document.get('plugins');
  for (const { key, value } of plugins.get('installs').members()) {
    const written = value.get('spec').text();
    const reference = written === null ? null : readPackageSpecifier(written);
    if (reference === null || value.get('source').is('path')) continue;
    // The installed version is recorded beside the requested one and stays until an update.
    const installed = value.any('resolvedVersion', 'version').text()?.value ?? null;
    const version = pinnedOnNpm(reference.version) === 'exact' ? reference.version : (installed ?? reference.version);
    model.components.push({
      enabled: !isSwitchedOff(plugins.get('entries', key.value)),
      ...reference,
      version,
      kind: 'plugin',
      ecosystem: 'npm',
      autoUpdate: false,
    });
  }
  readHarness(plugins.get('entries', 'acpx'), model);
  plugins.ignore();
  const skills = document.get('skills');
  for (const { key, value } of skills.get('entries').members()) {
    const scope = { enabled: value.get('enabled').boolean()?.value !== false };
    readEnvironment(value.get('env'), 'tool', model, scope);
    const secret = value.get('apiKey').text();
    if (secret !== null) {
      model.environment.push({
        ...scope,
        name: locate(`${key.value}.apiKey`, secret.at),
        value: secret,
        process: 'tool',
      });
    }
  }
  skills.ignore();
}

/**
 * Reads the approval mode for other coding agents, which run without a user. https://docs.openclaw.ai/tools/permission-modes (ACPX harness
 * permissions)
 */
function readHarness(plugin: Cursor, model: ModelBuilder): void {
  const mode = plugin.get('config', 'permissionMode');
  const text = mode.text();
  if (text === null || !/^(?:approve-all|approve-reads|deny-all)$/.test(text.value)) return;
  const off = text.value === 'approve-all';
  model.approvals.push({
    enabled: plugin.get('enabled').boolean()?.value !== false,
    at: text.at,
    kind: 'all-prompts',
    state: off ? 'off' : 'on',
    origin: 'set',
    reach: off ? ['execute', 'write'] : [],
    subject: null,
    safeValue: 'approve-reads',
  });
}
