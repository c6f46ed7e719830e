import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { readLanguageServer } from '../shared/language-server.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addDescribedTool, addNamedTool, scopeOfTool } from '../shared/tool.ts';

/**
 * Reads a toolset according to its type. A server that is defined once for several agents has its name as its key.
 * https://docs.docker.com/ai/docker-agent/tools/
 */
export function readToolset(item: Cursor, model: ModelBuilder, scope: Scope, key: Located<string> | null = null): void {
  const type = item.get('type').text() ?? locate('mcp', item.at);
  addPrompt(item.get('instruction'), 'rule', model, scope);
  item.ignoreKeys([
    'name',
    'tools',
    'defer',
    'toon',
    'shared',
    'path',
    'sandbox',
    'post_edit',
    'ignore_vcs',
    'model',
    'timeout',
    'file_types',
  ]);
  switch (type.value) {
    case 'mcp':
      readMcp(item, model, scope, key);
      break;
    case 'a2a':
      readPeer(item, model, scope);
      break;
    case 'script':
      readScripts(item.get('shell'), model, scope);
      break;
    case 'api':
    case 'openapi':
      readApi(item, type, model, scope);
      break;
    case 'lsp':
      readLanguageServer(item, model, scope);
      break;
    default: {
      const tool = addNamedTool(toolName(type), model, scope);
      const environment = item.get('env');
      if (environment.exists) readEnvironment(environment, 'tool', model, scopeOfTool(tool, scope));
    }
  }
}

/** The tool name for a type. */
function toolName(type: Located<string>): Located<string> {
  const names = new Map([
    ['background_jobs', 'shell'],
    ['background_agents', 'delegate_to_agent'],
    ['transfer_task', 'delegate_to_agent'],
  ]);
  return locate(names.get(type.value) ?? type.value, type.at);
}

/** Reads an MCP server that is started, reached at `remote`, or named in Docker's catalogue. */
function readMcp(item: Cursor, model: ModelBuilder, scope: Scope, key: Located<string> | null): void {
  const remote = item.get('remote');
  // What the server can do follows from its name in the catalogue.
  const stated = item.any('name', 'ref').text() ?? key ?? item.get('command').text() ?? remote.get('url').text();
  const written = stated ?? locate('', item.at);
  const name = locate(written.value.replace(/^docker:/, ''), written.at);
  readServer(name, remote.isMapping ? remote : item, model, scope);
  remote.ignoreKeys(['transport_type', 'oauth']);
  item.ignoreKeys(['ref', 'config', 'version', 'lifecycle']);
}

function readPeer(item: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = item.get('url').text();
  if (url === null) return;
  const credential = carriesCredential(readHeaders(item.get('headers')));
  model.endpoints.push({ ...scope, at: url.at, url, purpose: 'peer', credential, vendor: null });
  model.trusts.push({ ...scope, at: url.at, kind: 'external-agent', subject: url, state: 'open' });
}

/** Reads scripts, each of which is a tool with a fixed command. */
function readScripts(scripts: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const { key, value } of scripts.members()) {
    const tool = addDescribedTool(locate(key.value, value.at), value, model, scope);
    tool.narrowed = true;
    const line = value.any('cmd', 'command');
    const toolScope = scopeOfTool(tool, scope);
    if (line.isText)
      addCommand(
        { at: line.at, words: line.texts(), shell: true },
        'tool',
        model,
        toolScope,
        value.get('working_dir').text(),
      );
    readEnvironment(value.get('env'), 'tool', model, toolScope);
    value.ignoreKeys(['args', 'required']);
  }
}

function readApi(item: Cursor, type: Located<string>, model: ModelBuilder, scope: Scope): void {
  const api = item.get('api_config').isMapping ? item.get('api_config') : item;
  const tool = addDescribedTool(api.get('name').text() ?? type, api, model, scope);
  const url = api.any('endpoint', 'url').text();
  const credential = carriesCredential(readHeaders(api.get('headers')));
  api.ignoreKeys(['method', 'args', 'required']);
  if (url === null) return;
  const toolScope = scopeOfTool(tool, scope);
  model.endpoints.push({ ...toolScope, at: url.at, url, purpose: 'tool', credential, vendor: null });
}
