import { locate } from '../../text/span.ts';
import { addCommand } from '../shared/command.ts';
import { isSteered, type Step, withoutMark } from './node.ts';

/** A command on the server that runs the workflow, or on another by SSH. What a step before puts into it is run along. */
export function readCommand({ parameters, model, scope }: Step): void {
  const written = parameters.get('command').text();
  if (written === null) return;
  const { at } = written;
  if (isSteered(written.value)) {
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
    model.executions.push({ ...scope, at, ...fact });
  }
  const words = [locate(withoutMark(written.value), at)];
  addCommand({ at, words, shell: true }, 'tool', model, scope, parameters.get('cwd').text());
}
