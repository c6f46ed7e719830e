import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readAgent } from '../opencode/agents.ts';
import { ignoreComments, ignoreKeys } from '../shared/ignore.ts';

/** An agent in a file of its own has the keys that an entry of `agent` has. https://opencode.ai/docs/agents/#markdown */
export function readOpencodeFrontMatter(document: Cursor, model: ModelBuilder): void {
  readAgent(document.get('name').text(), document, model);
  ignoreKeys(document, ['id', 'category', 'type', 'version', 'author', 'tags', 'license', 'metadata']);
  ignoreComments(document);
}
