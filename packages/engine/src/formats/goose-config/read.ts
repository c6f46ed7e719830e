import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { EnvironmentEntry } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { trueWords } from '../shared/switch-words.ts';
import { readGooseExtensions } from './extensions.ts';

/** Reads the mode, extensions, models and environment variables. */
export function readGooseConfig(document: Cursor, model: ModelBuilder): void {
  const needsApproval = readMode(document, model);
  readTurns(document, model);
  readGooseExtensions(document.get('extensions'), needsApproval, model, everywhere);
  for (const [provider, id] of models) {
    const vendor = document.get(provider).text();
    const name = document.get(id).text();
    const at = name?.at ?? vendor?.at ?? document.at;
    addModelUse({ at, id: name, provider: vendor, endpoint: null, credential: false, named: [] }, model, everywhere);
  }
  readGuardrail(document.get('SECURITY_PROMPT_ENABLED'), model);
  for (const path of document.get('GOOSE_SEARCH_PATHS').texts()) {
    model.environment.push({ ...everywhere, name: locate('PATH', path.at), value: path, process: 'host' });
  }
  const telemetry = document.get('GOOSE_TELEMETRY_ENABLED');
  if (telemetry.is(false)) {
    model.loggings.push({ ...everywhere, at: telemetry.at, kind: 'telemetry', state: 'safe', origin: 'set' });
  }
  readAllowList(document.get('GOOSE_ALLOWLIST').text(), model);
  const keyring = document.get('GOOSE_DISABLE_KEYRING');
  if (trueWords.has(keyring.word()?.value.toLowerCase() ?? '')) {
    // The secrets are in `secrets.yaml` instead.
    model.loggings.push({ ...everywhere, at: keyring.at, kind: 'credential-store', state: 'unsafe', origin: 'set' });
  }
  readVariables(document, model);
  document.ignoreKeys(['slash_commands', 'experiments']);
  ignoreComments(document);
}

const models = [
  ['GOOSE_PROVIDER', 'GOOSE_MODEL'],
  ['GOOSE_LEAD_PROVIDER', 'GOOSE_LEAD_MODEL'],
  ['GOOSE_PLANNER_PROVIDER', 'GOOSE_PLANNER_MODEL'],
] as const;

/** Reads the mode and returns whether tools need approval. Without this key nothing does. */
function readMode(document: Cursor, model: ModelBuilder): boolean {
  const mode = document.get('GOOSE_MODE');
  const word = mode.text()?.value.toLowerCase();
  const needsApproval = word !== undefined && word !== 'auto' && word !== '';
  model.approvals.push({
    ...everywhere,
    at: mode.at,
    kind: 'all-prompts',
    state: needsApproval ? 'on' : 'off',
    origin: mode.exists ? 'set' : 'default',
    ...(mode.exists ? {} : { missing: locate('GOOSE_MODE', mode.at) }),
    reach: needsApproval ? [] : ['execute', 'write', 'read', 'fetch'],
    subject: null,
    safeValue: 'smart_approve',
  });
  return needsApproval;
}

/** The documented default number of turns without user input. */
const defaultTurns = 1000;

function readTurns(document: Cursor, model: ModelBuilder): void {
  const turns = document.get('GOOSE_MAX_TURNS');
  if (addLimit(turns, 'iterations', model, everywhere)) return;
  model.limits.push({ ...everywhere, at: turns.at, kind: 'iterations', value: defaultTurns, origin: 'default' });
}

function readGuardrail(cursor: Cursor, model: ModelBuilder): void {
  const enabled = cursor.boolean();
  if (enabled === null) return;
  model.approvals.push({
    ...everywhere,
    at: enabled.at,
    kind: 'guardrail',
    state: enabled.value ? 'on' : 'off',
    origin: 'set',
    reach: [],
    subject: null,
  });
}

/** Reads the address of the list that decides which extensions may be installed. https://block.github.io/goose/docs/guides/allowlist */
function readAllowList(url: Located<string> | null, model: ModelBuilder): void {
  if (url === null) return;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'marketplace', credential: false, vendor: null });
}

/** Reads the remaining settings at the root, which are environment variables. */
function readVariables(document: Cursor, model: ModelBuilder): void {
  const entries: EnvironmentEntry[] = [];
  for (const { key, value } of document.members()) {
    if (value.isMapping || value.isList || value.claimed) continue;
    const word = value.word();
    if (word !== null && !key.value.startsWith('GOOSE_')) {
      entries.push({ ...everywhere, name: key, value: word, process: 'host' });
    }
  }
  addEnvironment(entries, model);
}
