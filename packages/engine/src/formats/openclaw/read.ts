import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';
import { readServerApproval } from '../shared/server-approval.ts';
import { readAgents } from './agents.ts';
import { readBrowser } from './browser.ts';
import { readChannels } from './channels.ts';
import { readExtensions } from './extensions.ts';
import { readDiscovery, readGateway } from './gateway.ts';
import { readHooks } from './hooks.ts';
import { readLogging } from './logging.ts';
import { readProviders } from './providers.ts';
import { readTools } from './tools.ts';

/** Reads a configuration file of OpenClaw, section by section. */
export function readOpenclaw(document: Cursor, model: ModelBuilder): void {
  readGateway(document.get('gateway'), model);
  readTools(document.get('tools'), model, everywhere);
  readAgents(document, model);
  readChannels(document, model);
  readBrowser(document.get('browser'), model);
  readHooks(document, model);
  readDiscovery(document.get('discovery'), model);
  const servers = document.get('mcp', 'servers');
  for (const server of readServers(servers, model)) {
    const harness = servers.get(server.name.value, 'codex');
    if (harness.isMapping) readServerApproval(harness, server, model, { server, enabled: server.enabled });
  }
  readProviders(document.get('models', 'providers'), model);
  readProviders(document.get('providers'), model);
  readExtensions(document, model);
  readLogging(document, model);
  readHostEnvironment(document.get('env'), model);
  document.ignoreKeys(ignoredKeys);
  document.get('mcp').ignore();
  document.get('models').ignore();
  ignoreComments(document);
}

/** State that the program stores, appearance, and the accounts of providers. */
const ignoredKeys = [
  'meta',
  'wizard',
  'auth',
  'ui',
  'update',
  'messages',
  'commands',
  'bindings',
  'broadcast',
  'audio',
  'media',
  'talk',
  'web',
  'cron',
  'canvasHost',
  'nodeHost',
  'approvals',
  'acp',
  'cli',
  'memory',
  'secrets',
  'session',
  'identity',
  'agent',
];

function readHostEnvironment(env: Cursor, model: ModelBuilder): void {
  const vars = env.get('vars');
  readEnvironment(vars.exists ? vars : env, 'host', model, everywhere);
  // The login shell only provides expected keys that are missing. https://docs.openclaw.ai/help/environment
  env.get('shellEnv').ignore();
}
