import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import type { Span } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/**
 * The nodes whose output is text of strangers, by their ids: web pages, search results and uploaded documents. Of a start node, the fields in
 * which users write: `id.field`.
 */
export type OutsideNodes = ReadonlySet<string>;

/** Tools of Dify's marketplace that return pages, whose names are no verb with an object. https://marketplace.dify.ai */
const pageReaders = /^(?:jina_reader|web_?scraper|web_reader|scrape|crawl|single_page_crawl|tavily_extract)$/;
const takingIn = new Set(['fetch', 'browse', 'search']);

/** Finds them by their type, or by the name of their tool. */
export function findOutsideNodes(nodes: readonly Cursor[]): OutsideNodes {
  const found = new Set<string>();
  for (const node of nodes) {
    const id = node.get('id').word()?.value;
    if (id === undefined) continue;
    if (readsOutsideText(node.get('data'))) found.add(id);
    for (const field of fieldsOfUsers(node.get('data'))) found.add(`${id}.${field}`);
  }
  return found;
}

const userTexts = /(?:^|_)(?:query|question|message|input|prompt|comment|feedback|utterance)s?$/i;
/** What the author lets users set: `role_def`, `output_format`. */
const settings =
  /(?:^|_)(?:role|persona|style|tone|format|template|rules?|guidelines?|instructions?|def|definition|settings?)(?:_|$)/i;

/**
 * The fields of a start node that hold what a user wrote: paragraphs, and single lines with such a name. Others are settings such as a role
 * or a language. https://docs.dify.ai/en/guides/workflow/node/start
 */
function fieldsOfUsers(data: Cursor): readonly string[] {
  if (data.get('type').text()?.value !== 'start') return [];
  return data
    .get('variables')
    .items()
    .flatMap((variable) => {
      const name = variable.get('variable').text()?.value ?? '';
      const type = variable.get('type').text()?.value;
      const isText = type === 'paragraph' ? !settings.test(name) : type === 'text-input' && userTexts.test(name);
      return isText ? [name] : [];
    });
}

function readsOutsideText(data: Cursor): boolean {
  const type = data.get('type').text()?.value;
  if (type === 'document-extractor') return true;
  const name = type === 'tool' ? data.get('tool_name').text()?.value : undefined;
  return name !== undefined && (pageReaders.test(name) || capabilitiesOfTool(name).some((one) => takingIn.has(one)));
}

/** The output of a node: `{{#1713261835258.text#}}`. https://docs.dify.ai/en/guides/workflow/variables */
const output = /\{\{#([\w-]{1,60})\.([\w.-]{1,120})#\}\}/g;

/** The first variable in a text that stands for text of strangers. */
export function outsideVariableIn(text: string, nodes: OutsideNodes): Span | null {
  if (nodes.size === 0 || !text.includes('{{#')) return null;
  for (const { 0: variable, 1: id = '', 2: field = '', index } of text.matchAll(output))
    if (nodes.has(id) || nodes.has(`${id}.${field}`)) return { start: index, end: index + variable.length };
  return null;
}
