import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import type { Span } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/** The ids of nodes whose output is text of strangers: web pages, search results and uploaded documents. */
export type OutsideNodes = ReadonlySet<string>;

/** Tools of Dify's marketplace that return pages, whose names are no verb with an object. https://marketplace.dify.ai */
const pageReaders = /^(?:jina_reader|web_?scraper|web_reader|scrape|crawl|single_page_crawl|tavily_extract)$/;
const takingIn = new Set(['fetch', 'browse', 'search']);

/** Finds them by their type, or by the name of their tool. */
export function findOutsideNodes(nodes: readonly Cursor[]): OutsideNodes {
  const found = new Set<string>();
  for (const node of nodes) {
    const id = node.get('id').word()?.value;
    if (id !== undefined && readsOutsideText(node.get('data'))) found.add(id);
  }
  return found;
}

function readsOutsideText(data: Cursor): boolean {
  const type = data.get('type').text()?.value;
  if (type === 'document-extractor') return true;
  const name = type === 'tool' ? data.get('tool_name').text()?.value : undefined;
  return name !== undefined && (pageReaders.test(name) || capabilitiesOfTool(name).some((one) => takingIn.has(one)));
}

/** The output of a node: `{{#1713261835258.text#}}`. https://docs.dify.ai/en/guides/workflow/variables */
const output = /\{\{#([\w-]{1,60})\.[\w.-]{1,120}#\}\}/g;

/** The first variable in a text that stands for text of strangers. */
export function outsideVariableIn(text: string, nodes: OutsideNodes): Span | null {
  if (nodes.size === 0 || !text.includes('{{#')) return null;
  for (const { 0: variable, 1: id = '', index } of text.matchAll(output))
    if (nodes.has(id)) return { start: index, end: index + variable.length };
  return null;
}
