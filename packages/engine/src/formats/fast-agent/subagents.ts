import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addPrompt } from '../shared/prompt.ts';

/** Reads the agents that mcp-agent defines in its configuration. Those in other files are loaded from `search_paths`. */
export function readSubagents(agents: Cursor, model: ModelBuilder): void {
  readDefinitions(agents.get('definitions'), model, agents.get('enabled').boolean()?.value !== false);
  agents.ignore();
}

/** Reads a list of agents, which may be a file of its own. */
export function readDefinitions(list: Cursor, model: ModelBuilder, enabled: boolean): void {
  for (const definition of list.items()) {
    const scope = addAgent(definition, definition.get('name').text(), model, [], enabled);
    addPrompt(definition.get('instruction'), 'system', model, scope, definition.get('server_names').items().length > 0);
    definition.ignore();
  }
}

/** Reads whether mcp-agent's usage data contains prompts, which it does not by default. */
export function readUsageTelemetry(telemetry: Cursor, model: ModelBuilder): void {
  const detailed = telemetry.get('enable_detailed_telemetry').boolean();
  const isOn = telemetry.get('enabled').boolean()?.value !== false;
  if (detailed !== null) {
    const state = detailed.value && isOn ? 'unsafe' : 'safe';
    model.loggings.push({ ...everywhere, at: detailed.at, kind: 'transcripts', state, origin: 'set' });
  }
  telemetry.ignore();
}
