import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../docs/guides');

/** In the order of the page. The names are the anchors. */
export const guideNames = [
  'command-line',
  'curl',
  'typescript',
  'python',
  'actions',
  'pre-commit',
  'gitlab',
  'editors',
  'agents',
  'redact',
] as const;

export interface Guide {
  readonly anchor: string;
  readonly title: string;
  /** The first paragraph. */
  readonly summary: string;
  /** The rest, in Markdown. */
  readonly text: string;
}

export function guides(): readonly Guide[] {
  return guideNames.map((anchor) => {
    const whole = readFileSync(join(folder, `${anchor}.md`), 'utf8');
    const match = /^# (.+)\n\n(.+)\n\n([\s\S]*)$/.exec(whole);
    if (match === null) throw new Error(`${anchor}.md must begin with a heading and a paragraph of one line.`);
    const [, title = '', summary = '', text = ''] = match;
    return { anchor, title, summary, text: text.trimEnd() };
  });
}

/** The guides as a module, because an installed service has no docs folder. The info strings of code fences, which are for the tests, are removed. */
export function guidesModule(): string {
  const entries = guides().map(({ text, ...rest }) => {
    const shown = text.replace(/^```(\w+) .*$/gm, '```$1');
    return `  ${JSON.stringify({ ...rest, text: shown })},`;
  });
  return [
    '/** Generated from docs/guides by `npm run build-docs`; edit the guides instead. */',
    'export const guides: readonly { anchor: string; title: string; summary: string; text: string }[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}
