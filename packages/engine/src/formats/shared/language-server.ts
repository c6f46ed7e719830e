import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand, readLaunchWords } from './command.ts';
import { readEnvironment } from './environment.ts';

/** Reads the launch of a language server, which a coding agent starts for the files of a project. */
export function readLanguageServer(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const written = readLaunchWords(entry);
  if (written !== null) addCommand(written, 'formatter', model, scope);
  readEnvironment(entry.get('env'), 'tool', model, scope);
}
