import type { Capability } from '../../agent/capability.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { type Located, locate } from '../../text/span.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';
import { readCommand } from './commands.ts';
import type { Step } from './node.ts';
import { capabilitiesOfOperation, capabilitiesOfService } from './operations.ts';
import { readRequest } from './requests.ts';

/** Reads a node that an agent may call. The type decides the capabilities, since the author chooses the name. */
export function readToolNode(step: Step): void {
  const { type, parameters, model, scope, name } = step;
  if (type === 'mcpClientTool') {
    readMcpClient(step);
    return;
  }
  // In other nodes, `name` is a field of the service, such as a new label.
  const given = (type.startsWith('tool') ? parameters.get('name').text() : null) ?? name;
  const tool = addDescribedTool(given, parameters, model, scope);
  tool.at = step.entry.at;
  tool.capabilities = capabilitiesOf(step, tool.capabilities);
  const toolScope = scopeOfTool(tool, scope);
  // A tool with a fixed host cannot send data elsewhere, but the model still chooses what it deletes there.
  if (readRequest(step, toolScope)) tool.narrowed = !isFilledDeletion(step);
  if (type.startsWith('executeCommand') || type.startsWith('ssh')) {
    readCommand({ ...step, scope: toolScope });
    // The command is reported by itself where the model fills in a part of it.
    if (parameters.get('command').isText) tool.narrowed = true;
  }
}

/** The capabilities of a tool node: what its type, operation or request says, and otherwise its name and description. */
function capabilitiesOf(step: Step, named: readonly Capability[]): readonly Capability[] {
  const { type } = step;
  if (isFilledDeletion(step)) return ['delete'];
  // The author wrote the program; the model only gives it an input.
  if (type === 'toolCode') return named.filter((capability) => capability !== 'execute');
  const service = withoutTool(type);
  const known = capabilitiesOfService(service, step.parameters) ?? capabilitiesOfTool(service);
  const selected = type.startsWith('tool') ? null : capabilitiesOfOperation(step, known);
  if (selected === null) return known.length > 0 ? known : named;
  // Only the name can say that an order is a purchase.
  return selected.includes('write') && named.includes('pay') ? ['pay'] : selected;
}

/** A request that deletes what the model names in its address. */
function isFilledDeletion({ parameters, type }: Step): boolean {
  if (!parameters.get('method').is('DELETE')) return false;
  const url = parameters.get('url').text()?.value ?? '';
  return url.includes('$fromAI') || (type === 'toolHttpRequest' && /\{[\w-]{1,60}\}/.test(url));
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
