import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { isSuperuser } from '../shared/database-login.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addDescribedTool, anyStatement } from '../shared/tool.ts';
import { readCertificateChecks } from '../shared/transport-security.ts';

/** Prefixes of the kinds of sources. */
const databases =
  'postgres cloud-sql- alloydb- mysql mssql sqlite bigquery spanner bigtable firestore neo4j mongodb redis valkey couchbase looker snowflake oracle clickhouse tidb trino dgraph'.split(
    ' ',
  );

export const mcpToolbox = defineFormat({
  id: 'mcp-toolbox',
  title: 'MCP Toolbox for Databases',
  specification: 'https://googleapis.github.io/genai-toolbox/getting-started/configure/',
  filenames: [],
  dialect: 'json',
  role: 'service',
  signature: {
    always: ['sources/*/kind:string', 'tools/*/kind:string', 'tools/*/source:string'],
    often: [
      'tools/*/statement:string',
      'toolsets:mapping',
      'authServices:mapping',
      'sources/*/database:string | sources/*/project:string | sources/*/baseUrl:string',
    ],
    never: ['apiVersion', 'agents', 'mcpServers', 'services'],
    // The flat form, in which each part is a document.
    alternatives: [
      {
        always: ['kind=source | kind=sources', 'name:string', databases.map((kind) => `type^${kind}`).join(' | ')],
        often: ['database:string | project:string | host:string | instance:string | uri:string', 'user:string'],
        never: ['apiVersion', 'metadata', 'spec'],
      },
      {
        always: [
          'kind=tool | kind=tools',
          'name:string',
          'source:string',
          databases.map((kind) => `type^${kind}-`).join(' | '),
        ],
        often: ['statement:string', 'description:string', 'parameters:list'],
        never: ['apiVersion', 'metadata', 'spec'],
      },
      {
        always: ['kind=toolset | kind=toolsets', 'name:string', 'tools:list'],
        often: [],
        never: ['apiVersion', 'metadata', 'spec', 'agents', 'model'],
      },
    ],
  },
  notLookedAt: ['What an SQL statement does beyond its first keyword.'],
  defaults: [],
  read(document, model) {
    if (document.get('kind').text() !== null) return readPart(document, model);
    const sources = document.get('sources');
    for (const { value } of sources.members()) readSource(value, model);
    for (const tool of document.get('tools').members()) readTool(tool, sources, model);
    document.ignoreKeys(['toolsets', 'authServices', 'authSources', 'embeddingModels', 'prompts']);
    ignoreComments(document);
  },
});

/** Reads a document of the flat form. `kind` is the type of part, and `type` is what the other form calls `kind`. */
function readPart(document: Cursor, model: ModelBuilder): void {
  const part = document.get('kind').text()?.value ?? '';
  const name = document.get('name').text();
  if (part.startsWith('source')) readSource(document, model);
  if (/^tools?$/.test(part) && name !== null) readTool({ key: name, value: document }, document.get('sources'), model);
  document.ignore();
}

function readSource(source: Cursor, model: ModelBuilder): void {
  const user = source.any('user', 'username').text();
  // `cloud-sql-postgres` is a hosted PostgreSQL.
  const kind = source.any('type', 'kind').text()?.value.split('-').at(-1) ?? '';
  if (user !== null && isSuperuser(kind, user.value)) {
    model.grants.push({ ...everywhere, at: user.at, kind: 'database-role', subject: user, wide: true });
  }
  const credential = source.get('password').exists || carriesCredential(readHeaders(source.get('headers')));
  readCertificateChecks(source, credential, model, everywhere);
  readServiceAddress(source.get('baseUrl'), credential, model);
  source.ignore();
}

/** Reads the address of an HTTP source. https://googleapis.github.io/genai-toolbox/resources/sources/http/ */
function readServiceAddress(cursor: Cursor, credential: boolean, model: ModelBuilder): void {
  const url = cursor.text();
  if (url !== null) model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential, vendor: null });
}

/** Reads a tool: a fixed statement with parameters, or one such as `postgres-execute-sql` that runs any statement of the model. */
function readTool({ key, value: entry }: Member, sources: Cursor, model: ModelBuilder): void {
  const tool = addDescribedTool(key, entry, model, everywhere);
  const kind = entry.any('type', 'kind').text()?.value ?? '';
  const statement = entry.get('statement').text()?.value ?? null;
  tool.capabilities = capabilitiesOf(kind, statement, isReadOnly(entry, sources));
  tool.narrowed = statement !== null || kind === 'http';
  const injectable = statement === null ? null : injectableName(entry.get('templateParameters'));
  if (injectable !== null) tool.injectable = injectable;
  entry.ignore();
}

/**
 * The first parameter that is inserted into the statement as it is: a text that is neither restricted nor escaped.
 * https://googleapis.github.io/genai-toolbox/resources/tools/#template-parameters
 */
function injectableName(parameters: Cursor): Located<string> | null {
  for (const parameter of parameters.items()) {
    const isList = parameter.get('type').is('array');
    const value = isList ? parameter.get('items') : parameter;
    const isRestricted = [parameter, value].some((part) => part.has('allowedValues') || part.has('escape'));
    const name = parameter.get('name').text();
    if (name !== null && value.get('type').is('string') && !isRestricted) return name;
  }
  return null;
}

const readOnlyStatement =
  /^\s{0,200}(?:--[^\n]{0,400}\n\s{0,200}){0,20}\(?(?:select|with|show|explain|match|describe)\b/i;

/**
 * Whether statements of the model may only read: a switch of the tool or, for BigQuery, of its source.
 * https://googleapis.github.io/genai-toolbox/resources/sources/bigquery/
 */
function isReadOnly(entry: Cursor, sources: Cursor): boolean {
  const source = entry.get('source').text()?.value ?? '';
  const mode = sources.get(source, 'writeMode').text()?.value ?? '';
  return entry.get('readOnly').is(true) || mode === 'blocked' || mode === 'protected';
}

function capabilitiesOf(kind: string, statement: string | null, readOnly: boolean): readonly Capability[] {
  if (kind === 'http') return ['fetch'];
  if (/-execute-\w{1,12}$/.test(kind)) return readOnly ? ['database'] : anyStatement;
  if (statement === null) return ['database'];
  return readOnlyStatement.test(statement) ? ['database'] : ['database-write'];
}
