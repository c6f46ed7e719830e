import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Logging } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** Reads telemetry, debug logging and redaction. */
export function readTelemetry(document: Cursor, model: ModelBuilder): void {
  const telemetry = document.get('telemetry');
  const enabled = telemetry.get('enabled').boolean()?.value !== false;
  addState(telemetry.get('logPrompts'), 'prompts', enabled, model);
  const url = telemetry.get('otlpEndpoint').text();
  if (url !== null) {
    model.endpoints.push({ enabled, at: url.at, url, purpose: 'telemetry', credential: false, vendor: null });
  }
  // Qwen Code: whole requests and responses are written to files.
  addState(document.get('model', 'enableOpenAILogging'), 'prompts', true, model);
  addState(document.get('general', 'debugKeystrokeLogging'), 'secrets', true, model);
  const redaction = document.get('security', 'environmentVariableRedaction', 'enabled');
  if (redaction.is(true)) addLogging('redaction', 'safe', redaction, true, model);
}

/** Adds a switch that sends or logs data when true; an explicit false is safe. */
function addState(cursor: Cursor, kind: Logging['kind'], enabled: boolean, model: ModelBuilder): void {
  const value = cursor.boolean();
  if (value !== null) addLogging(kind, value.value ? 'unsafe' : 'safe', cursor, enabled, model);
}

function addLogging(
  kind: Logging['kind'],
  state: Logging['state'],
  cursor: Cursor,
  enabled: boolean,
  model: ModelBuilder,
): void {
  model.loggings.push({ ...everywhere, enabled, at: cursor.at, kind, state, origin: 'set' });
}
