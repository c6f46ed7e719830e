import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addLimit } from '../shared/limit.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readProxy } from '../shared/proxy.ts';
import { readServers } from '../shared/server.ts';
import { readAmp } from './amp.ts';
import { readAutoApproval, readCommandLists } from './auto-approval.ts';
import { readSandbox } from './sandbox.ts';
import { readSwitches } from './switches.ts';

/**
 * Reads VS Code settings, whose keys are flat: dots are part of the name. Settings that do not concern agents are claimed, so that they are
 * not listed as unread. A workspace file has them under `settings`. https://code.visualstudio.com/docs/editing/workspaces/workspaces
 */
export function readVscodeSettings(document: Cursor, model: ModelBuilder): void {
  const workspaceSettings = document.get('settings');
  if (workspaceSettings.isMapping) readSettings(workspaceSettings, model);
  readSettings(document, model);
}

function readSettings(document: Cursor, model: ModelBuilder): void {
  readSwitches(document, model);
  readSandbox(document, model);
  readAutoApproval(document, model);
  readServers(document.get('mcp', 'servers'), model);
  for (const { key, value } of document.members()) if (serverKeys.test(key.value)) readServers(value, model);
  // https://docs.augmentcode.com/setup-augment/mcp
  readServers(document.get('augment.advanced', 'mcpServers'), model);
  readAmp(document, model);
  addLimit(document.get('chat.agent.maxRequests'), 'iterations', model, everywhere);
  for (const system of ['linux', 'osx', 'windows']) {
    readEnvironment(document.get(`terminal.integrated.env.${system}`), 'host', model, everywhere);
  }
  readEnvironment(document.get('claudeCode.environmentVariables'), 'host', model, everywhere);
  for (const name of instructionLists) {
    for (const item of document.get(name).items()) addPrompt(item.get('text'), 'rule', model, everywhere, true);
  }
  readCertificateCheck(document.get('http.proxyStrictSSL'), model);
  readProxy(document.get('http.proxy'), false, model);
  for (const [allowed, denied] of commandLists)
    readCommandLists(document.get(allowed), denied === undefined ? null : document.get(denied), model);
  document.ignore();
}

/** Servers of VS Code itself or of an extension: `mcpServers`, `amp.mcpServers`, `github.copilot.chat.mcp.servers`. */
const serverKeys = /^(?:[\w-]{1,40}\.){0,4}(?:mcpServers|mcp\.servers)$/;

/** https://code.visualstudio.com/docs/copilot/customization/custom-instructions */
const instructionLists = [
  'github.copilot.chat.codeGeneration.instructions',
  'github.copilot.chat.testGeneration.instructions',
  'github.copilot.chat.reviewSelection.instructions',
  'github.copilot.chat.commitMessageGeneration.instructions',
];

/** Commands that run unasked and, where the extension has such a list, commands that never do. */
const commandLists: readonly (readonly [allowed: string, denied?: string])[] = [
  ['roo-cline.allowedCommands', 'roo-cline.deniedCommands'],
  ['kilo-code.allowedCommands', 'kilo-code.deniedCommands'],
  ['kiroAgent.trustedCommands'],
  ['windsurf.cascadeCommandsAllowList', 'windsurf.cascadeCommandsDenyList'],
  ['amp.commands.allowlist'],
];

function readCertificateCheck(cursor: Cursor, model: ModelBuilder): void {
  const strict = cursor.boolean();
  if (strict === null) return;
  const state = strict.value ? 'on' : 'off';
  const fact = { at: strict.at, kind: 'certificate-check', state, credential: false } as const;
  model.transports.push({ ...everywhere, ...fact });
}
