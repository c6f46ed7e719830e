import type { ScalarNode, SequenceNode } from '../../document/tree.ts';
import type { Hit } from '../search/hit.ts';
import { TextScan } from '../search/text-scan.ts';
import { passwordPrograms, readPasswordFlag } from '../structures/command-line.ts';
import { programs, readProgram } from '../structures/programs.ts';
import { isText } from './context.ts';

/** Hits of one word of a command. */
export interface WordHits {
  readonly node: ScalarNode;
  readonly hits: readonly Hit[];
}

const noWords: readonly WordHits[] = [];
const wordsMax = 60;
const lengthMax = 2_000;

/** By program, the beginnings of its commands that take a password: `zip` has `zip -p `. */
const formsByProgram = groupByProgram();

function groupByProgram(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>(passwordPrograms.map((program) => [program, []]));
  for (const form of programs) {
    const program = /^[a-z][\w-]*(?= )/.exec(form)?.[0];
    if (program !== undefined) groups.set(program, [...(groups.get(program) ?? []), form]);
  }
  return groups;
}

/** Passwords in a command that is written word by word: `command: zip` with `args: [-P, …]`, or a list that begins with the program. */
export function scanCommandWords(list: SequenceNode): readonly WordHits[] {
  const program = programOf(list);
  const forms = program === null ? undefined : formsByProgram.get(program);
  if (program === null || forms === undefined || list.items.length > wordsMax) return noWords;
  const words = list.items.filter(isText);
  if (words.length !== list.items.length) return noWords;
  const isFirst = words[0] !== undefined && baseName(words[0].text) === program;
  // The program's own name takes the place of its path.
  const rest = isFirst ? words.slice(1) : words;
  const line = [program, ...rest.map(({ text }) => text)].join(' ');
  if (line.length > lengthMax) return noWords;
  const scan = new TextScan(line);
  const lower = line.toLowerCase();
  for (const form of forms) if (lower.startsWith(form)) readProgram(scan, 0, form.length);
  for (let at = lower.indexOf(' -p'); at !== -1; at = lower.indexOf(' -p', at + 1)) readPasswordFlag(scan, at + 3);
  return scan.hits.length === 0 ? noWords : hitsByWord(rest, scan.hits, program.length + 1);
}

/** The hits that lie inside one word, at their place there. */
function hitsByWord(words: readonly ScalarNode[], hits: readonly Hit[], from: number): readonly WordHits[] {
  let start = from;
  return words.flatMap((node) => {
    const first = start;
    start += node.text.length + 1;
    const own = hits.filter((hit) => hit.start >= first && hit.end < start);
    if (own.length === 0) return noWords;
    return [{ node, hits: own.map((hit) => ({ ...hit, start: hit.start - first, end: hit.end - first })) }];
  });
}

/** The program before the words: `command` beside the list, or the list's first item. */
function programOf({ parent, items }: SequenceNode): string | null {
  const command = parent?.kind === 'mapping' ? parent.get('command') : undefined;
  const node = isText(command) ? command : items[0];
  return isText(node) && node.text.length < 80 ? baseName(node.text) : null;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
