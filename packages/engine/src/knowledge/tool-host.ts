import { englishOf } from './foreign-words.ts';
import { subjects } from './tool-words.ts';
import { wordsOf } from './words.ts';

/** Verbs that alone do not say what is run: `execute` may run a stored query or a flow as well as a program. The description decides. */
export const bareVerbs: ReadonlySet<string> = new Set(['execute', 'run']);

/** The words of a tool's own name: `mcp__github__get_issue`, `@github/get_issue`, `github:get_issue` and `GetIssueTool` all give `get issue`. */
export function withoutHost(name: string): readonly string[] {
  const start = Math.max(name.lastIndexOf('__') + 2, name.lastIndexOf('/') + 1, 0);
  const isHosted = name.startsWith('mcp__') || name.startsWith('@');
  const words = withPulls(wordsOf(isHosted ? name.slice(start) : name).flatMap((word) => englishOf(word) ?? word));
  if (isHosted && words.length === 1 && bareVerbs.has(words[0] ?? '')) return [...words, ...databaseWords(name, start)];
  const last = words.at(-1);
  return words.length > 1 && (last === 'tool' || last === 'tools') ? words.slice(0, -1) : words;
}

/** Treats GitLab's merge request as a pull request. */
function withPulls(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => word === 'merge' && /^requests?$/.test(words[index + 1] ?? ''));
  return at === -1 ? words : [...words.slice(0, at), 'pr', ...words.slice(at + 2)];
}

/** `mcp__database__execute`: a database server executes a statement, not a program. */
function databaseWords(name: string, end: number): readonly string[] {
  return wordsOf(name.slice(0, end)).filter((word) => subjects().get(word) === 'database');
}
