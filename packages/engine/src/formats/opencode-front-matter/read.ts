import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readAgent } from '../opencode/agents.ts';
import { ignoreComments } from '../shared/ignore.ts';

/** Reads an agent file, whose keys are those of an entry of `agent`. https://opencode.ai/docs/agents/#markdown */
export function readOpencodeFrontMatter(document: Cursor, model: ModelBuilder): void {
  readAgent(document.get('name').text(), document, new Set(), model);
  document.ignoreKeys(['id', 'category', 'type', 'version', 'author', 'tags', 'license', 'metadata']);
  ignoreComments(document);
}
