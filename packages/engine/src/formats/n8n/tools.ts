import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { type Located, locate } from '../../text/span.ts';
import { addDescribedTool, anyStatement, scopeOfTool } from '../shared/tool.ts';
import { readCommand } from './commands.ts';
import type { Step } from './node.ts';
import { readRequest } from './requests.ts';

/** Reads a node that an agent may call. The type decides the capabilities, since the author chooses the name. */
export function readToolNode(step: Step): void {
  const { type, parameters, model, scope, name } = step;
  if (type === 'mcpClientTool') {
    readMcpClient(step);
    return;
  }
  const given = parameters.get('name').text() ?? name;
  const tool = addDescribedTool(given, parameters, model, scope);
  tool.at = step.entry.at;
  const typeCapabilities = capabilitiesOfTool(withoutTool(type));
  if (typeCapabilities.length > 0) tool.capabilities = typeCapabilities;
  if (type === 'perplexityTool') tool.capabilities = ['search'];
  const messageCapability = messageOperation(step);
  if (messageCapability !== null && tool.capabilities.includes('send')) tool.capabilities = [messageCapability];
  if (isQueryWrittenByModel(step)) tool.capabilities = anyStatement;
  else if (deletes(step)) tool.capabilities = ['delete'];
  const toolScope = scopeOfTool(tool, scope);
  // A tool with a fixed host cannot send data elsewhere, but the model still chooses what it deletes there.
  if (readRequest(step, toolScope)) tool.narrowed = !isFilledDeletion(step);
  if (type.startsWith('executeCommand') || type.startsWith('ssh')) {
    readCommand({ ...step, scope: toolScope });
    // The command is reported by itself where the model fills in a part of it.
    if (parameters.get('command').isText) tool.narrowed = true;
  }
}

/** Whether the model writes the complete SQL statement. */
function isQueryWrittenByModel({ type, parameters }: Step): boolean {
  const query = parameters.get('query').text()?.value ?? '';
  return /sql|postgres|snowflake|timescale|questdb|crate/i.test(type) && /^=?\s{0,9}\{\{\s{0,9}\$fromAI\(/.test(query);
}

/** An operation that deletes records, files or tables: `delete`, `deleteRecord`, `deleteTable`. Labels and members are only removed. */
function deletes(step: Step): boolean {
  const operation = step.parameters.get('operation').text()?.value ?? '';
  const isDraft = step.parameters.get('resource').is('draft');
  return isFilledDeletion(step) || (/^(?:delete|purge|drop|truncate)/.test(operation) && !isDraft);
}

/** A request that deletes what the model names in its address. */
function isFilledDeletion({ parameters, type }: Step): boolean {
  if (!parameters.get('method').is('DELETE')) return false;
  const url = parameters.get('url').text()?.value ?? '';
  return url.includes('$fromAI') || (type === 'toolHttpRequest' && /\{[\w-]{1,60}\}/.test(url));
}

/** Nodes whose default operation is to send a message. */
const messenger = /^(?:gmail|slack|telegram|microsoftOutlook)Tool$/;

/**
 * The capability that the selected operation of a messaging node needs; null if unknown. A Gmail node that sends does not read the mailbox.
 * https://github.com/n8n-io/n8n/blob/master/packages/nodes-base/nodes/Google/Gmail/v2/MessageDescription.ts
 */
function messageOperation({ type, parameters }: Step): 'send' | 'read' | 'write' | null {
  if (!messenger.test(type)) return null;
  const resource = parameters.get('resource').text()?.value ?? 'message';
  if (!parameters.has('operation')) return resource === 'message' ? 'send' : resource === 'draft' ? 'write' : null;
  const operation = parameters.get('operation').text()?.value ?? '';
  if (/^(?:get\w{0,20}|search|history|info)$/.test(operation)) return 'read';
  if (/^(?:(?:add|remove)Labels|markAs\w{0,20}|delete|move)$/.test(operation)) return 'write';
  const sends = /^(?:post|reply|send(?!AndWait)\w{0,20})$/.test(operation);
  return sends && resource === 'message' ? 'send' : null;
}

/** `gmailTool` becomes `gmail`; `toolHttpRequest` stays unchanged, because the table of tools contains it. */
function withoutTool(type: string): string {
  return type.startsWith('tool') ? type : type.slice(0, -'Tool'.length);
}

/** Reads an MCP client node, whose server provides its tools at run time. */
function readMcpClient({ parameters, credential, model, scope, name, entry }: Step): void {
  const url = parameters.any('endpointUrl', 'sseEndpoint').text();
  const listed = parameters.get('include').text()?.value === 'selected' ? parameters.get('includeTools') : null;
  const allowed: readonly Located<string>[] | null = listed?.texts() ?? null;
  const transport = parameters.has('sseEndpoint') ? 'sse' : 'http';
  const tools = (allowed ?? []).flatMap(({ value }) => capabilitiesOfTool(value));
  model.servers.push({
    ...scope,
    at: entry.at,
    name,
    transport,
    launch: null,
    url,
    headers: [],
    environment: [],
    allowedTools: allowed,
    deniedTools: parameters.get('excludeTools').texts(),
    capabilities: [...new Set(tools)],
    readOnly: false,
    authenticated: credential ? true : null,
  });
  if (url === null) return;
  const address = locate(url.value.replace(/^=/, ''), url.at);
  model.endpoints.push({ ...scope, at: url.at, url: address, purpose: 'mcp', credential, vendor: null });
}
