import { type Html, html } from './html.ts';

/** Renders the subset of Markdown that rule and format pages use: headings, paragraphs, lists, fenced code, code spans, links, emphasis. */
export function renderMarkdown(text: string): Html {
  const lines = text.split('\n');
  const blocks: Html[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = readBlock(lines, at);
    blocks.push(block.markup);
    at = block.next;
  }
  return html`${blocks}`;
}

interface Block {
  readonly markup: Html;
  readonly next: number;
}

function readBlock(lines: readonly string[], at: number): Block {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { markup: html``, next: at + 1 };
  if (line.startsWith('```')) return readFence(lines, at);
  const heading = /^(#{1,4}) (.*)$/.exec(line);
  if (heading !== null) return { markup: renderHeading(heading[1]?.length ?? 1, heading[2] ?? ''), next: at + 1 };
  if (isItem(line)) return readList(lines, at);
  const next = endOf(
    lines,
    at,
    (each) => each.trim() === '' || each.startsWith('```') || isItem(each) || each.startsWith('#'),
  );
  return { markup: html`<p>${inline(lines.slice(at, next).join(' '))}</p>\n`, next };
}

const isItem = (line: string): boolean => /^[-*] /.test(line);

function endOf(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  let at = from + 1;
  while (at < lines.length && !isEnd(lines[at] ?? '')) at++;
  return at;
}

function renderHeading(level: number, text: string): Html {
  if (level === 1) return html`<h1>${inline(text)}</h1>\n`;
  return level === 2 ? html`<h2>${inline(text)}</h2>\n` : html`<h3>${inline(text)}</h3>\n`;
}

/** The words after the fence's language tell what the rule finds in the example. */
function readFence(lines: readonly string[], at: number): Block {
  const [language = '', verdict = ''] = (lines[at] ?? '').slice(3).trim().split(' ');
  const end = endOf(lines, at, (line) => line.startsWith('```'));
  const code = lines.slice(at + 1, end).join('\n');
  const label = verdict === 'flagged' ? 'Flagged' : verdict === 'clean' ? 'Stays quiet' : language;
  const caption =
    label === ''
      ? html``
      : html`<figcaption><span class="verdict ${verdict}">${label}</span> ${verdict === '' ? '' : language.toUpperCase()}</figcaption>`;
  const name = `Example: ${label} ${language}`;
  return {
    markup: html`<figure class="code">${caption}<pre tabindex="0" role="group" aria-label="${name}"><code>${code}</code></pre></figure>\n`,
    next: end + 1,
  };
}

function readList(lines: readonly string[], at: number): Block {
  const items: string[] = [];
  let next = at;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (isItem(line)) items.push(line.slice(2));
    else if (/^ {2,}\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else break;
  }
  return { markup: html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>\n`, next };
}

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)|<(https:\/\/[^>\s]+)>/g;

/** Inline Markdown: code, emphasis and links. */
export function inline(text: string): Html {
  const parts: Html[] = [];
  let last = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, strong, emphasis, label, target, address] = match;
    parts.push(html`${text.slice(last, match.index)}`);
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (strong !== undefined) parts.push(html`<strong>${strong}</strong>`);
    else if (emphasis !== undefined) parts.push(html`<em>${emphasis}</em>`);
    else parts.push(link(target ?? address ?? '', label ?? address ?? ''));
    last = match.index + whole.length;
  }
  parts.push(html`${text.slice(last)}`);
  return html`${parts}`;
}

/** A link whose target is neither a path of this service nor https stays text. */
function link(target: string, label: string): Html {
  return /^(?:https:\/\/|\/(?!\/)|#)/.test(target) ? html`<a href="${target}">${label}</a>` : html`${label}`;
}
