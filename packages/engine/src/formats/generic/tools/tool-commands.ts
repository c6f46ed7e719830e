import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Scope } from '../../../agent/facts.ts';
import type { Cursor } from '../../cursor.ts';
import { addCommand } from '../../shared/command.ts';
import { addFreeExecution } from '../../shared/execution.ts';
import { isFreeCommand } from '../surroundings/free-command.ts';

const commandKeys = ['command', 'cmd', 'run', 'exec', 'script', 'shell_command', 'shellCommand'];

/** Whether the tool starts a program that its entry names: `{kind: process, command: bin/ocr}`. */
export function hasFixedCommand(item: Cursor): boolean {
  const { node } = item.any(...commandKeys);
  return node?.kind === 'scalar' && typeof node.value === 'string' && !isFreeCommand(node.text.trim());
}

/** Reads the command that a call of the tool runs. If the model supplies the whole command, this is unrestricted code execution. */
export function readToolCommand(item: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const key of commandKeys) {
    const line = item.get(key);
    if (!line.isText || line.claimed) continue;
    const given = item.any('args', 'arguments').texts();
    const words = [...line.texts(), ...given];
    addCommand({ at: line.at, words, shell: given.length === 0 }, 'tool', model, scope);
    if (isFreeCommand(words[0]?.value.trim() ?? '')) addFreeExecution(line.at, model, scope);
  }
}
