import type { NamedValue, Server } from '../../agent/facts.ts';
import { wordSet } from '../../text/word-set.ts';
import { foldName } from './fold.ts';
import { falseWords } from './switch-words.ts';

/** Flags, variables and headers that restrict well-known servers to reading. */
const readOnlyNames = wordSet(
  'readonly readonlymode githubreadonly xmcpreadonly readonlyaccess disablewrite disablewrites disallowwrites mdbmcpreadonly',
);
const writeNames = wordSet('allowwrite allowwrites enablewrite enablewrites allowwriteoperations');

/** Whether launch arguments, environment, headers or URL restrict a server to reading. */
export function isReadOnly(server: Server): boolean {
  const words = server.launch?.words ?? [];
  if (words.some(({ value }) => isReadOnlyWord(value))) return true;
  if (server.url !== null && /[?&]read_?-?only=(?:true|1)\b|\/readonly(?:[/?#]|$)/i.test(server.url.value)) return true;
  return server.environment.some(restrictsToReading) || server.headers.some(restrictsToReading);
}

/** A quick test that most names fail: all names above contain `read` or `write`, with separators anywhere. */
const readOrWrite = /r[-_ .]*e[-_ .]*a[-_ .]*d|w[-_ .]*r[-_ .]*i[-_ .]*t[-_ .]*e/i;

function restrictsToReading({ name, value }: NamedValue): boolean {
  if (!readOrWrite.test(name.value)) return false;
  const folded = foldName(name.value);
  const on = value !== null && !falseWords.has(value.value.toLowerCase()) && value.value !== '';
  return endsWithAny(folded, readOnlyNames) ? on : endsWithAny(folded, writeNames) && value !== null && !on;
}

function isReadOnlyWord(word: string): boolean {
  if (!word.startsWith('-') || word.length > 60 || !readOrWrite.test(word)) return false;
  const [flag = '', value = 'true'] = word.split('=', 2);
  const name = foldName(flag);
  if (readOnlyNames.has(name)) return !falseWords.has(value.toLowerCase());
  return writeNames.has(name) && falseWords.has(value.toLowerCase());
}

function endsWithAny(name: string, endings: ReadonlySet<string>): boolean {
  for (const ending of endings) if (name.endsWith(ending)) return true;
  return false;
}
