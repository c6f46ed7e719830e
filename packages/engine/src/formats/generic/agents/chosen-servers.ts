import type { Located } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { looksLikeServer } from '../../shared/server.ts';
import { foldKey, keyWords } from '../names/key-words.ts';

/** Words in a key that indicate server names below it. */
const serverWords = wordSet('mcp server toolset connector');
const toolWords = wordSet('tool toolset toolkit');
const chosen = wordSet('allow allowed enable enabled use include name server');

/** The names of servers that an entry refers to and that are configured elsewhere: `mcp_servers: [notes, {name: mail}]`, `mcp: {notes: true}`, `tools: [{type: mcp, server: notes}]`. */
export function readChosenServers(entry: Cursor): readonly Located<string>[] {
  return entry.members().flatMap(({ key, value }) => {
    const words = keyWords(key.value);
    if (hasOneOf(words, serverWords)) return namesIn(value);
    return hasOneOf(words, toolWords) ? namesAmongTools(value) : [];
  });
}

function namesIn(value: Cursor): readonly Located<string>[] {
  if (!value.isMapping) return value.itemsOrSelf().flatMap((item) => nameOf(item) ?? []);
  return value.members().flatMap(({ key, value: member }) => {
    if (member.isList) return chosen.has(foldKey(key.value)) ? member.texts() : [];
    return member.plain === true ? [key] : [];
  });
}

function nameOf(item: Cursor): Located<string> | null {
  if (!item.isMapping) return item.text();
  return looksLikeServer(item) ? null : item.any('name', 'id', 'server', 'ref').text();
}

function namesAmongTools(tools: Cursor): readonly Located<string>[] {
  if (tools.isMapping) return namesIn(tools.any('mcp', 'mcp_servers', 'mcpServers', 'servers'));
  return tools.items().flatMap((item) => {
    const named = item.any('mcp', 'mcp_server', 'mcpServer', 'server', 'server_name', 'server_label');
    return named.isText && !looksLikeServer(item) ? (named.text() ?? []) : [];
  });
}
