import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Logging } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';

/** Reads redaction, log levels, recorded content and telemetry. */
export function readLogging(document: Cursor, model: ModelBuilder): void {
  const logging = document.get('logging');
  const redaction = logging.get('redactSensitive');
  if (redaction.exists) {
    const state = redaction.is('off') || redaction.is(false) ? 'unsafe' : 'safe';
    // `off` or `tools`; YAML 1.1 reads `off` as false. https://docs.openclaw.ai/gateway/logging
    addLogging('redaction', state, redaction, model, { safeValue: 'tools' });
  }
  for (const key of ['level', 'consoleLevel']) {
    const level = logging.get(key);
    if (level.is('debug') || level.is('trace')) addLogging('debug', 'unsafe', level, model);
  }
  logging.ignore();
  const diagnostics = document.get('diagnostics');
  for (const path of [
    ['cacheTrace', 'includeMessages'],
    ['cacheTrace', 'includePrompt'],
    ['otel', 'captureContent'],
  ]) {
    const content = diagnostics.follow(path);
    if (content.is(true)) addLogging('prompts', 'unsafe', content, model);
  }
  const url = diagnostics.get('otel', 'endpoint').text();
  if (url !== null) {
    const credential = carriesCredential(readHeaders(diagnostics.get('otel', 'headers')));
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'telemetry', credential, vendor: null });
  }
  diagnostics.ignore();
}

function addLogging(
  kind: Logging['kind'],
  state: Logging['state'],
  cursor: Cursor,
  model: ModelBuilder,
  safe: Pick<Logging, 'safeValue'> = {},
): void {
  model.loggings.push({ ...everywhere, ...safe, at: cursor.at, kind, state, origin: 'set' });
}
