import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addLimit } from '../shared/limit.ts';

/** Reads limits of turns and loop detection. */
export function readLimits(document: Cursor, model: ModelBuilder): void {
  const nested = document.get('model', 'maxSessionTurns');
  const turns = nested.exists ? nested : document.get('maxSessionTurns');
  if (turns.exists) addLimit(turns, 'iterations', model, everywhere);
  else {
    // The default is -1, which means unlimited. https://geminicli.com/docs/reference/configuration/
    const { at } = nested;
    model.limits.push({ ...everywhere, at, kind: 'iterations', value: 'unlimited', origin: 'default' });
  }
  const loops = document.get('model', 'disableLoopDetection');
  if (loops.is(true)) {
    model.limits.push({ ...everywhere, at: loops.at, kind: 'loop-detection', value: 'unlimited', origin: 'set' });
  }
  addLimit(document.get('agents', 'browser', 'maxActionsPerTask'), 'iterations', model, everywhere);
  // The built-in agent that searches a repository, by its name before there were overrides.
  addLimit(
    document.get('experimental', 'codebaseInvestigatorSettings', 'maxNumTurns'),
    'iterations',
    model,
    everywhere,
  );
  for (const { value } of document.get('agents', 'overrides').members()) {
    addLimit(value.get('runConfig').any('maxTurns', 'max_turns'), 'iterations', model, everywhere);
  }
}
