import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addLimit } from '../shared/limit.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readNested } from './read.ts';

/** Reads a team, whose agents take turns until a condition ends the run. */
export function readTeam(config: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of ['participants', 'model_client', 'termination_condition']) {
    readNested(config.get(name), model, scope);
  }
  addPrompt(config.get('selector_prompt'), 'system', model, scope);
  addPrompt(config.get('final_answer_prompt'), 'system', model, scope);
  const turns = config.get('max_turns');
  const bounded = turns.number() !== null && addLimit(turns, 'iterations', model, scope);
  const ends = bounded || config.get('termination_condition').isMapping;
  if (!ends) model.limits.push({ ...scope, at: config.at, kind: 'iterations', value: 'unlimited', origin: 'default' });
  config.ignoreKeys(ignoredKeys);
}

/** Reads the conditions that limit a run. A condition on the text of a message may never be met, so it is no limit. */
export function readTermination(name: string, config: Cursor, model: ModelBuilder, scope: Scope): void {
  readNested(config.get('conditions'), model, scope);
  if (name === 'MaxMessageTermination') addLimit(config.get('max_messages'), 'iterations', model, scope);
  if (name === 'TimeoutTermination') addLimit(config.get('timeout_seconds'), 'timeout', model, scope);
  config.ignore();
}

const ignoredKeys = [
  'name',
  'description',
  'max_turns',
  'termination_condition',
  'allow_repeated_speaker',
  'max_selector_attempts',
  'max_stalls',
  'emit_team_events',
  'model_client_streaming',
  'model_context',
  'graph',
];
