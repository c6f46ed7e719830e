import type { ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Scope, Server } from '../../agent/facts.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { readServer } from '../shared/server.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';

/** Reads a tool, or an MCP server with its approval mode. */
export function readTool(item: Cursor, model: ModelBuilder, scope: Scope): void {
  const kind = item.get('kind').text();
  const name = item.any('name', 'serverName', 'id').text() ?? kind ?? locate('', item.at);
  if (kind?.value === 'mcp') {
    const server = readServer(name, item, model, scope);
    readApproval(item.get('approvalMode'), server, model, { ...scope, server, enabled: server.enabled });
    item.ignoreKeys(['serverName', 'serverDescription', 'connection', 'kind']);
    return;
  }
  const tool = addDescribedTool(name, item, model, scope);
  if (tool.capabilities.length === 0 && kind !== null) tool.capabilities = capabilitiesOfTool(kind.value);
  readConnection(item, model, scopeOfTool(tool, scope));
  item.ignoreKeys([
    'bindings',
    'options',
    'specification',
    'connection',
    'strict',
    'fileIds',
    'vectorStoreIds',
    'ranker',
    'maximumResultCount',
    'filters',
    'file_ids',
    'vector_store_ids',
  ]);
}

/** Reads where a tool's requests go, and its description if that is loaded from an address. */
function readConnection(item: Cursor, model: ModelBuilder, scope: Scope): void {
  const connection = item.get('connection');
  const credential = carriesKey(connection.any('apiKey', 'key'));
  for (const cursor of [connection.get('endpoint'), item.get('specification')]) {
    const url = cursor.text();
    if (url === null || !/^https?:\/\//i.test(url.value)) continue;
    model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential, vendor: null });
  }
}

/** Reads `kind: never` for the whole server, or lists of tools. `readServer` handles a single word. */
function readApproval(mode: Cursor, server: Server, model: ModelBuilder, scope: Scope): void {
  const kind = mode.get('kind').text();
  const state = kind === null ? null : /^never$/i.test(kind.value) ? 'off' : /^always$/i.test(kind.value) ? 'on' : null;
  if (kind !== null && state !== null) {
    const reach = state === 'off' ? server.capabilities : [];
    addApproval({ at: kind.at, kind: 'server', state, reach, subject: server.name, safeValue: 'always' }, model, scope);
  }
  for (const [name, requiresApproval] of [
    ['neverRequireApprovalTools', false],
    ['alwaysRequireApprovalTools', true],
  ] as const) {
    for (const subject of mode.get(name).texts()) {
      const reach = capabilitiesOfTool(subject.value);
      addApproval(
        { at: subject.at, kind: 'tool', state: requiresApproval ? 'on' : 'off', reach, subject },
        model,
        scope,
      );
    }
  }
  mode.ignore();
}

function addApproval(
  fact: Pick<Approval, 'at' | 'kind' | 'state' | 'reach' | 'subject' | 'safeValue'>,
  model: ModelBuilder,
  scope: Scope,
): void {
  model.approvals.push({ ...scope, ...fact, origin: 'set' });
}
