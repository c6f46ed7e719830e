import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { hasSideEffects } from '../../knowledge/tools.ts';
import { type Located, locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';
import { urlPrefixOf } from '../shared/url-prefix.ts';

/** Reads a tool with its confirmation, and the request of a remote tool. */
export function readTool(type: string, entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = entry.get('name').text() ?? locate(type, entry.at);
  const tool = addDescribedTool(name, entry, model, scope);
  const confirmed = entry.get('requires_confirmation').boolean();
  // Exports include the default `false`, which only matters for tools with side effects.
  if (confirmed !== null && (confirmed.value || hasSideEffects(tool.capabilities))) {
    tool.approval = confirmed.value ? 'always' : 'unknown';
    const state = confirmed.value ? 'on' : 'off';
    const fact = {
      kind: 'tool',
      state,
      origin: 'set',
      reach: tool.capabilities,
      subject: name,
    } as const;
    model.approvals.push({ ...scopeOfTool(tool, scope), at: confirmed.at, ...fact });
  }
  if (type === 'RemoteTool') readRequest(entry, model, scopeOfTool(tool, scope));
}

/** Reads the URL of a remote tool. With a template in its host, the model chooses the host, unless an allow list restricts it. */
function readRequest(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const url = entry.get('url').text();
  if (url === null) return;
  const allowed = entry.get('url_allow_list');
  const bounded = allowed.items().length > 0;
  allowed.ignore();
  const headers = [...readHeaders(entry.get('headers')), ...readHeaders(entry.get('sensitive_headers'))];
  if (isHostChosenByModel(url)) {
    const state = bounded ? 'restricted' : 'open';
    model.egresses.push({ ...scope, at: url.at, kind: 'model-url', state, origin: 'set' });
  }
  model.endpoints.push({
    ...scope,
    at: url.at,
    url,
    purpose: 'tool',
    credential: carriesCredential(headers),
    vendor: null,
  });
}

function isHostChosenByModel(url: Located<string>): boolean {
  // `[[server]]` is a placeholder that the author replaces: `[[server]]/weather/{{city}}`.
  const host = parseUrl(url.value)?.host ?? urlPrefixOf(url.value);
  return host.includes('{{');
}
