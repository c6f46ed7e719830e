import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { foldKey } from '../names/key-words.ts';

const distinctiveKeys = wordSet('emoji icon color colour badge');
const displayKeys = wordSet(
  'emoji icon color colour badge title label display_name tooltip hint order detail_key action',
);

/**
 * Whether the map only says how a user interface shows tool calls: `bash: {emoji: …, title: Bash, detailKeys: […]}`. It gives no
 * agent a tool.
 */
export function isForDisplay(tools: Cursor): boolean {
  const entries = tools.members().map(({ value }) => (value.isMapping ? value.members() : []));
  return (
    entries.length > 0 &&
    entries.every(
      (members) =>
        members.some(({ key }) => distinctiveKeys.has(foldKey(key.value))) &&
        members.every(({ key }) => displayKeys.has(foldKey(key.value))),
    )
  );
}
