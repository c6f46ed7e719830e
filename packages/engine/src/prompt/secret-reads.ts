import { namesCredentials } from '../knowledge/credential-paths.ts';
import type { Span } from '../text/span.ts';
import { sentenceAround } from './sentence.ts';
import { StanceJudge } from './stance.ts';
import { WordList } from './word-list.ts';
import { readWords } from './words.ts';

/** Files of agents that hold credentials or instructions, beside those that every program keeps. */
const agentFiles = new Set([
  'mcp.json',
  '.mcp.json',
  'claude_desktop_config.json',
  '.claude.json',
  'mcp_settings.json',
  'cline_mcp_settings.json',
  '.bash_history',
  '.zsh_history',
  'wallet.dat',
  'shadow',
  'passwd',
  'login.keychain-db',
  '.ssh',
  '.gnupg',
]);

/** A path has one of these in it, so most texts are passed over at once. */
const path =
  /(?:[~$.]|[A-Za-z]:)?[\w.${}~-]{0,60}(?:[\\/][\w.${}~-]{1,80}){1,12}|(?<![\w/.])\.(?:env(?:\.\w{1,20})?|netrc|npmrc|pypirc|git-credentials)\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\b/g;

/** Letters that every name of such a file has some of. */
const hints =
  '.ssh .env .aws .azure .kube .gnupg .oci .netrc _netrc .npmrc .pypirc .config .docker .vault .pgpass .my.cnf .terraform .mozilla id_ mcp claude history wallet shadow passwd sudoers keychain redential assword keyring chrome'.split(
    ' ',
  );

const takes = new WordList([
  'read|open|cat|load|access|get|fetch|retrieve|include|attach|send|pass|provide|extract|collect|contents|content|upload|supply|hold|holds|hand|append|insert|copy|paste|part_of|passed|handed|attached|supplied|included|sent|uploaded|copied',
  'lies|lese|lesen|offne|gib|sende|schicke|ubergib|lis|lisez|lire|ouvre|transmets|transmettre|envoie|joins|lee|lea|leer|abre|incluye|incluyelo|envia|adjunta|leia|ler|abra|inclua|envie|anexe|leggi|includi|invia|allega|прочитай*|прочти|открой*|передай*|读取|读出|发送|传递|打开|読み|読む|読んで|渡し|送信',
]);
/** Speaks to the model, and not of what the tool does. */
const orders = new WordList([
  'you|your|assistant|model|agent|llm|ai|must|should|needs_to|need_to|has_to|always|before|prior_to|first|otherwise|required|mandatory|important|then|please|remember|ensure|make_sure|also',
  'zuerst|vorher|bevor|zunachst|musst|sonst|avant|abord|toujours|sinon|dois|devez|antes|primero|debes|siempre|primeiro|deve|sempre|prima|devi|сначала|перед|должен|先|必须|之前|前に|まず|必ず',
]);

/** A later sentence that begins so hands something over; the first says what the tool does. */
const hands = new WordList(['include|attach|send|pass|provide|supply|append|upload|insert|put|copy']);

const contents = new WordList(['content|contents']);

/** Where a key lies is asked for by tools that use it; what stands in it is another matter. */
const namesPlace = new WordList(['path|paths|location|filename|file_name']);
const looksInside = new WordList(['read|open|cat|load|content|contents|text|extract|upload|copy|paste']);
/** `Fetch the key in ~/.ssh and send it along`. */
const fetches = new WordList(['read|open|cat|load|fetch|get|take|grab|retrieve|extract|collect|find']);

const readsMax = 50;

/** A sentence of a description in which the model is told to fetch a file of credentials. */
export function findSecretReads(text: string): readonly Span[] {
  const found: Span[] = [];
  const folded = text.toLowerCase();
  if (!hints.some((hint) => folded.includes(hint))) return found;
  const judge = new StanceJudge(text);
  let seen = 0;
  for (const { 0: written, index } of text.matchAll(path)) {
    if (!isSecretPath(written)) continue;
    if (++seen > readsMax) break;
    const sentence = sentenceAround(text, index, 0);
    const words = readWords(text, sentence.start, sentence.end);
    const at = words.findIndex(({ start }) => start >= index);
    const from = at < 0 ? words.length : at;
    const handed = hands.standsAt(words, 0) || (words[0]?.text === 'to' && hands.standsIn(words, 1, from));
    const handedOn = fetches.standsAt(words, 0) && hands.standsIn(words, 1, words.length);
    const isOrder =
      orders.standsIn(words, 0, words.length) ||
      ((sentence.start > 0 || contents.standsIn(words, 0, from)) && (handed || handedOn));
    if (!isOrder || !takes.standsIn(words, 0, words.length)) continue;
    if (namesPlace.standsIn(words, 0, from) && !looksInside.standsIn(words, 0, words.length)) continue;
    if (judge.stanceOf({ sentence, words, from, to: from }) === 'negated') continue;
    found.push({ start: index, end: index + written.length });
  }
  return found;
}

function isSecretPath(written: string): boolean {
  const segments = written.toLowerCase().split(/[\\/]/);
  return namesCredentials(segments) || agentFiles.has(segments.at(-1) ?? '');
}
