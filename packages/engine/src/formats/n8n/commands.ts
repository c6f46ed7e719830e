import { locate } from '../../text/span.ts';
import { addCommand } from '../shared/command.ts';
import { isSteered, type Step, withoutMark } from './node.ts';

/** A command on the server that runs the workflow, or on another by SSH. What a step before puts into it is run along. */
export function readCommand(step: Step): void {
  const { parameters, model, scope } = step;
  const written = parameters.get('command').text();
  if (written === null) return;
  const { at } = written;
  if (takesIn(withoutConstants(written.value, step))) {
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
    model.executions.push({ ...scope, at, ...fact });
  }
  const words = [locate(withoutMark(written.value), at)];
  addCommand({ at, words, shell: true }, 'tool', model, scope, parameters.get('cwd').text());
}

/** Only behind the mark are braces an expression; elsewhere `$(hostname)` is the shell's own, and `{{.Names}}` a template of Docker's. */
function takesIn(text: string): boolean {
  if (!text.startsWith('=')) return false;
  const from = text.indexOf('{{');
  return from !== -1 && isSteered(text.slice(from, text.lastIndexOf('}}') + 1));
}

const expression = /\{\{[^{}]{1,500}\}\}/g;
/** `.toLowerCase()`, `.replace('a', 'b')`: what a value is put through. */
const calls = /(?:\.\w{1,40}\([^()]{0,200}\)){1,10}(?=\s{0,9}\}\}$)/;

/** The text without what a node of the same workflow holds, as its author wrote it down. */
function withoutConstants(text: string, { constants, name }: Step): string {
  return text.replace(expression, (found) => (constants(found.replace(calls, ''), name.value) === null ? found : ''));
}
