import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Logging } from '../../agent/facts.ts';
import { classifyHost, isLocal } from '../../knowledge/hosts.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { trueWords } from '../shared/switch-words.ts';

const rawBodiesVariable = 'OTEL_LOG_RAW_API_BODIES';
/**
 * The prefix of a directory that receives complete requests and responses as files, unmasked, without limit, and independently of the
 * collector.
 */
const directoryPrefix = 'file:';
/** The data that leaves the host if a variable is set; prompts are read with every program's variables. https://code.claude.com/docs/en/monitoring-usage */
const unsafeVariables: readonly (readonly [string, Logging['kind']])[] = [
  ['OTEL_LOG_TOOL_DETAILS', 'transcripts'],
  ['OTEL_LOG_TOOL_CONTENT', 'transcripts'],
  [rawBodiesVariable, 'raw-bodies'],
];
const safeVariables: readonly (readonly [string, Logging['kind']])[] = [
  ['CLAUDE_CODE_SUBPROCESS_ENV_SCRUB', 'redaction'],
  ['DISABLE_TELEMETRY', 'telemetry'],
  ['CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC', 'telemetry'],
];
/** A longer retention counts as unlimited. */
const retentionDaysMax = 3650;

/** Reads logging variables and the retention of transcripts. */
export function readTelemetry(document: Cursor, model: ModelBuilder): void {
  const env = document.get('env');
  const endpoint = env.get('OTEL_EXPORTER_OTLP_ENDPOINT').text();
  const host = endpoint === null ? null : parseUrl(endpoint.value)?.host;
  const isLocalCollector = typeof host === 'string' && isLocal(classifyHost(host));
  if (!isLocalCollector) for (const [name, kind] of unsafeVariables) addLogging(env.get(name), kind, 'unsafe', model);
  if (isDirectory(env.get(rawBodiesVariable)))
    addLoggingFact(env.get(rawBodiesVariable), 'raw-bodies', 'unsafe', model);
  for (const [name, kind] of safeVariables) addLogging(env.get(name), kind, 'safe', model);
  const days = document.get('cleanupPeriodDays').number();
  if (days !== null && days.value > retentionDaysMax) {
    model.loggings.push({ ...everywhere, at: days.at, kind: 'retention', state: 'unsafe', origin: 'set' });
  }
}

function isDirectory(variable: Cursor): boolean {
  const value = variable.word()?.value ?? '';
  return value.startsWith(directoryPrefix) && value.length > directoryPrefix.length;
}

function addLogging(variable: Cursor, kind: Logging['kind'], state: Logging['state'], model: ModelBuilder): void {
  const value = variable.word()?.value.toLowerCase();
  if (value !== undefined && trueWords.has(value)) addLoggingFact(variable, kind, state, model);
}

function addLoggingFact({ at }: Cursor, kind: Logging['kind'], state: Logging['state'], model: ModelBuilder): void {
  model.loggings.push({ ...everywhere, at, kind, state, origin: 'set' });
}
