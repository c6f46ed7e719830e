import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Adds the host's own variables that every command in the environment can read. https://swe-agent.com/latest/usage/adding_custom_tools/ */
export function addPassedVariables(names: Cursor, model: ModelBuilder): void {
  for (const subject of names.texts())
    model.environmentSharing.push({ ...everywhere, at: subject.at, kind: 'passes', subject });
}
