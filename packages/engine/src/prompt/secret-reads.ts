import { holdsCredentials, namesCredentials } from '../knowledge/credential-paths.ts';
import type { Span } from '../text/span.ts';
import { sentenceAround } from './sentence.ts';
import { StanceJudge } from './stance.ts';
import { WordList } from './word-list.ts';
import { readWords, type Word } from './words.ts';

/** Agents' own files with credentials or instructions, in addition to the credential files of other programs. */
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

/** Paths of such files contain one of these, so most texts are skipped at once. */
const path =
  /(?:[~$.]|[A-Za-z]:)?[\w.${}~-]{0,60}(?:[\\/][\w.${}~-]{1,80}){1,12}|(?<![\w/.])\.(?:env(?:\.\w{1,20})?|netrc|npmrc|pypirc|git-credentials)\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\b/g;

/** Character sequences of which every such file name contains one. */
const hints =
  '.ssh .env .aws .azure .kube .gnupg .oci .netrc _netrc .npmrc .pypirc .config .docker .vault .pgpass .my.cnf .terraform .mozilla id_ mcp claude history wallet shadow passwd sudoers keychain redential assword keyring chrome'.split(
    ' ',
  );

const takes = new WordList([
  'read|open|cat|load|access|get|fetch|retrieve|include|attach|send|pass|provide|extract|collect|contents|content|upload|supply|hold|holds|hand|append|insert|copy|paste|part_of|passed|handed|attached|supplied|included|sent|uploaded|copied',
  'lies|lese|lesen|offne|gib|sende|schicke|ubergib|lis|lisez|lire|ouvre|transmets|transmettre|envoie|joins|lee|lea|leer|abre|incluye|incluyelo|envia|adjunta|leia|ler|abra|inclua|envie|anexe|leggi|includi|invia|allega|прочитай*|прочти|открой*|передай*|读取|读出|发送|传递|打开|読み|読む|読んで|渡し|送信',
]);
/** Words that address the model instead of describing the tool. */
const addressingWords = new WordList([
  'you|your|assistant|model|agent|llm|ai|must|should|needs_to|need_to|has_to|always|before|prior_to|first|otherwise|required|mandatory|important|then|please|remember|ensure|make_sure|also',
  'vor_dem|vor_jedem|vor_der|wichtig|importante|重要|请|ください|zuerst|vorher|bevor|zunachst|musst|sonst|avant|abord|toujours|sinon|dois|devez|antes|primero|debes|siempre|primeiro|deve|sempre|prima|devi|сначала|перед|должен|先|必须|之前|前に|まず|必ず',
]);

/** First words of a sentence that passes data on. Not used for the first sentence, which describes the tool. */
const passingVerbs = new WordList(['include|attach|send|pass|provide|supply|append|upload|insert|put|copy']);

const contents = new WordList(['content|contents']);

/** Words for a file's location: tools that use a key legitimately ask for its path, but not for its content. */
const locationWords = new WordList(['path|paths|location|filename|file_name']);
const looksInside = new WordList(['read|open|cat|load|content|contents|text|extract|upload|copy|paste']);
/** Verbs of reading a file: `Fetch the key in ~/.ssh and send it along`. */
const readingVerbs = new WordList(['read|open|cat|load|fetch|get|take|grab|retrieve|extract|collect|find']);

/** Other wordings for reading a file and passing its content on; both must be next to a parameter. */
const obtainingWords = new WordList([
  'read|reading|open|opening|cat|load|loading|fetch|get|take|obtain|retrieve|find|find_it|grab|pull|import',
]);
const passesOn = new WordList([
  'place|put|pass|supply|set|drop|insert|forward|send|include|provide|append|copy|paste|use|fill|write',
]);
const ofTool = new WordList(['argument|parameter|param|field|property']);

const readsMax = 50;

/** Spans of the sentences in a description that tell the model to read a credential file. */
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
    const handed =
      passingVerbs.standsAt(words, 0) || (words[0]?.text === 'to' && passingVerbs.standsIn(words, 1, from));
    const handedOn = readingVerbs.standsAt(words, 0) && passingVerbs.standsIn(words, 1, words.length);
    const isOrder =
      addressingWords.standsIn(words, 0, words.length) ||
      ((sentence.start > 0 || contents.standsIn(words, 0, from)) && (handed || handedOn)) ||
      (obtainingWords.standsIn(words, 0, from) &&
        passesOn.standsIn(words, from, words.length) &&
        namesParameter(text, words, from));
    if (!isOrder || !takes.standsIn(words, 0, words.length)) continue;
    if (locationWords.standsIn(words, 0, from) && !looksInside.standsIn(words, 0, words.length)) continue;
    if (judge.stanceOf({ sentence, words, from, to: from }) === 'negated') continue;
    found.push({ start: index, end: index + written.length });
  }
  return found;
}

/** Whether the text names a parameter: `… in the `nonce` argument`, a code-formatted name or a word for arguments. */
function namesParameter(text: string, words: readonly Word[], from: number): boolean {
  if (ofTool.standsIn(words, from, words.length)) return true;
  return words.some(({ start, end }, at) => at > from && text[start - 1] === '`' && text[end] === '`');
}

function isSecretPath(written: string): boolean {
  const segments = written.toLowerCase().split(/[\\/]/);
  return namesCredentials(segments) || holdsCredentials(belowHome(segments)) || agentFiles.has(segments.at(-1) ?? '');
}

const homes = new Set(['~', '$home', '${home}']);
const homeParents = new Set(['home', 'users']);

/** Path segments below any user's home folder; empty when the path starts elsewhere. */
function belowHome(segments: readonly string[]): readonly string[] {
  if (homes.has(segments[0] ?? '')) return segments.slice(1);
  return homeParents.has(segments[1] ?? '') ? segments.slice(3) : [];
}
