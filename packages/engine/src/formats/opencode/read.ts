import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand, readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readHook } from '../shared/hook.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';
import { readAgents } from './agents.ts';
import { readExposure } from './exposure.ts';
import { offeredTools } from './offered-tools.ts';
import { addDefaultForCommands, addDefaultPermission, readPermission, readToolSwitches } from './permission.ts';
import { readPlugins } from './plugins.ts';
import { readProviders } from './providers.ts';
import { serverPrefixes } from './server-tools.ts';

/** Reads permissions, MCP servers, agents, providers, plugins, the server and commands. */
export function readOpencode(document: Cursor, model: ModelBuilder): void {
  const permission = document.any('permission', 'permissions');
  if (permission.exists) {
    readPermission(permission, serverPrefixes(document), model, everywhere);
    addDefaultForCommands(document, permission, model);
  } else addDefaultPermission(document, model);
  readToolSwitches(document.get('tools'), model, everywhere);
  readServers(document.get('mcp'), model, everywhere, offeredTools(document));
  readAgents(document, model);
  readProviders(document, model);
  readPlugins(document, model);
  readExposure(document, model);
  readPrograms(document.get('formatter'), model);
  readPrograms(document.get('lsp'), model);
  for (const { value } of document.any('command', 'commands').members()) readCommandTemplate(value, model);
  readHooks(document.get('experimental', 'hook'), model);
  document.ignoreKeys(ignoredKeys);
  document.get('experimental').ignore();
  ignoreComments(document);
}

const ignoredKeys = [
  '$schema',
  'theme',
  'keybinds',
  'tui',
  'layout',
  'logLevel',
  'username',
  'autoupdate',
  'snapshot',
  'watcher',
  'disabled_providers',
  'enabled_providers',
  'default_agent',
  'compaction',
  'tool_output',
  'attachment',
  'formatter',
  'lsp',
];

/** Reads formatters and language servers, which start for files of their type. */
function readPrograms(programs: Cursor, model: ModelBuilder): void {
  for (const { value } of programs.members()) {
    const enabled = value.get('disabled').boolean()?.value !== true;
    readCommandLine(value.get('command'), 'formatter', model, { enabled });
    readEnvironment(value.any('environment', 'env'), 'tool', model, { enabled });
  }
}

/** A command whose output replaces it in the prompt. https://opencode.ai/docs/commands/#shell-output */
const shellOutput = /!`([^`\n]{1,1000})`/g;

function readCommandTemplate(command: Cursor, model: ModelBuilder): void {
  const text = command.get('template').text();
  if (text !== null) {
    model.prompts.push({ ...everywhere, at: text.at, text, role: 'command', tools: true });
    for (const [, line] of text.value.matchAll(shellOutput))
      if (line !== undefined)
        addCommand({ at: text.at, words: [locate(line, text.at)], shell: true }, 'tool', model, everywhere);
  }
  command.ignoreKeys(['description', 'agent', 'model', 'subtask', 'variant']);
}

/** Reads hooks: `file_edited` maps file patterns to actions, `session_completed` is a list of actions. */
function readHooks(hooks: Cursor, model: ModelBuilder): void {
  for (const { key, value } of hooks.members()) {
    const actions = value.isList ? value.items() : value.members().flatMap((member) => member.value.itemsOrSelf());
    for (const action of actions) {
      const hook = readHook(key, action, 'seconds', model, everywhere);
      readEnvironment(action.get('environment'), 'hook', model, { ...everywhere, hook });
    }
  }
}
