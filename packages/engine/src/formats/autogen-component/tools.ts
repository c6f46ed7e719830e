import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { addMaterial } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';
import { readNested } from './read.ts';

/** Reads a workbench: a list of tools, or an MCP server. */
export function readWorkbench(config: Cursor, model: ModelBuilder, scope: Scope): void {
  readNested(config.get('tools'), model, scope);
  readMcpServer(config.get('server_params'), model, scope);
  config.ignoreKeys(['tool_overrides', 'model_client', 'model_context']);
}

function readMcpServer(parameters: Cursor, model: ModelBuilder, scope: Scope): void {
  if (!parameters.isMapping) return;
  const name = parameters.get('command').text() ?? parameters.get('url').text();
  parameters.get('type').text();
  readServer(name ?? locate('', parameters.at), parameters, model, scope);
  parameters.ignoreKeys(['encoding', 'encoding_error_handler', 'sse_read_timeout', 'terminate_on_close']);
}

/** Reads a tool with its code, MCP server or fixed HTTP request. */
export function readTool(kind: string, config: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = config.get('name').text() ?? locate(kind, config.at);
  const tool = addDescribedTool(name, config, model, scope);
  const toolScope = scopeOfTool(tool, scope);
  addMaterial(config.get('source_code'), 'code', model, toolScope);
  readMcpServer(config.get('server_params'), model, toolScope);
  readNested(config.get('executor'), model, toolScope);
  readRequest(config, model, toolScope);
  config.ignore();
}

/** Reads an `HttpTool`, whose host is fixed. */
function readRequest(config: Cursor, model: ModelBuilder, scope: Scope): void {
  const host = config.get('host').text();
  if (host === null) return;
  const scheme = config.get('scheme').text()?.value ?? 'http';
  const url = locate(`${scheme}://${host.value}`, host.at);
  const credential = carriesCredential(readHeaders(config.get('headers')));
  model.endpoints.push({ ...scope, at: host.at, url, purpose: 'tool', credential, vendor: null });
}
