import { locate } from '../../text/span.ts';
import { addCommand } from '../shared/command.ts';
import { includesOutsideData, type Step, withoutExpressionMark } from './node.ts';

/**
 * Reads a command that runs on the n8n server or, with SSH, on another. Input from earlier steps in the command makes it code execution.
 */
export function readCommand(step: Step): void {
  const { parameters, model, scope } = step;
  const written = parameters.get('command').text();
  if (written === null) return;
  const { at } = written;
  if (hasOutsideData(withoutConstants(written.value, step))) {
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
    model.executions.push({ ...scope, at, ...fact });
  }
  const words = [locate(withoutExpressionMark(written.value), at)];
  addCommand({ at, words, shell: true }, 'tool', model, scope, parameters.get('cwd').text());
}

/** Braces are expressions only after the mark `=`. Elsewhere `$(hostname)` belongs to the shell, and `{{.Names}}` is a Docker template. */
function hasOutsideData(text: string): boolean {
  if (!text.startsWith('=')) return false;
  const from = text.indexOf('{{');
  return from !== -1 && includesOutsideData(text.slice(from, text.lastIndexOf('}}') + 1));
}

const expression = /\{\{[^{}]{1,500}\}\}/g;
/** Method calls on a value: `.toLowerCase()`, `.replace('a', 'b')`. */
const calls = /(?:\.\w{1,40}\([^()]{0,200}\)){1,10}(?=\s{0,9}\}\}$)/;

/** Removes expressions whose values the author set in another node of the workflow, or wrote in its program. */
function withoutConstants(text: string, { constants, isAuthored, name }: Step): string {
  return text.replace(expression, (found) => {
    const isConstant = constants(found.replace(calls, ''), name.value) !== null || isAuthored(found, name.value);
    return isConstant ? '' : found;
  });
}
