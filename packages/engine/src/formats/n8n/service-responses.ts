import { lazily } from '../../text/lazily.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { includesOutsideData, toFixedUrl, withoutExpressionMark } from './node.ts';
import { nameOf, programOf, setFields, typeOf } from './node-parts.ts';
import { createFixedFieldCheck } from './program-fields.ts';
import { createSettingsCheck, referencesIn, withoutInputSettings } from './settings.ts';
import { createSourceLookup, namedIn, passesThrough } from './sources.ts';

/**
 * Whether an expression in the node with this name only takes values that the author wrote or keeps, or that services of the author's
 * choice returned.
 */
export type IsServiceResponse = (expression: string, node: string) => boolean;

/** Whether it only takes values of programs without input, or of triggers without input. */
export type IsAuthored = IsServiceResponse;

/** Nodes that regroup or rename items, without data from outside. */
const regrouping =
  /\.(?:splitOut|itemLists|aggregate|merge|html|htmlExtract|xml|set|code|function|functionItem|renameKeys|dateTime|summarize|extractFromFile|convertToFile|moveBinaryData|readPDF|spreadsheetFile)$/;

/** Triggers without input. */
const inputlessTriggers = /^n8n-nodes-base\.(?:manualTrigger|scheduleTrigger|cron|interval|start)$/;

/** Stores that the author of a workflow keeps. */
const ownStores =
  /^n8n-nodes-base\.(?:postgres|mySql|microsoftSql|mongoDb|supabase|redis|snowflake|googleBigQuery|crateDb|questDb|timescaleDb|dataTable|googleSheets(?:Trigger)?|microsoftExcel|github|airtable(?:Trigger)?|baserow|nocoDb|seaTable|notion|googleDrive|awsS3|zoom)$/;

/** Model APIs that return written text. */
const generatesText =
  /\/(?:api\/(?:generate|chat)|(?:chat\/)?completions|v1\/(?:messages|responses))\/?(?:\?|$)|:(?:generateContent|streamGenerateContent)\b|\/model\/[^/?]{1,200}\/(?:invoke|converse)\b/;

/**
 * Creates the check for one workflow. Connections are only followed once an expression needs them. A workflow that another one calls
 * receives the caller's input, whatever its first node is.
 */
export function createServiceResponseCheck(
  nodes: readonly Cursor[],
  connections: Cursor,
  isCalled: boolean,
): IsServiceResponse {
  const comesFromTrusted = createSourceCheck(nodes, connections, isCalled, isTrusted);
  const isSetting = createSettingsCheck(nodes);
  const isFixedField = createFixedFieldCheck(nodes);
  return (expression, node) => {
    if (/\$fromAI/i.test(expression)) return false;
    if (isFixedField(expression)) return true;
    const references = referencesIn(expression);
    const others = references.filter((reference) => !isSetting(reference)).map(({ name }) => name);
    const foreign = withoutInputSettings(expression);
    const takesIncoming = /\$json|\$input/.test(foreign);
    if (others.length === 0 && !takesIncoming) return references.length > 0 || foreign !== expression;
    return comesFromTrusted(node, others, takesIncoming);
  };
}

/** Creates the check for commands, into which even a service's response must not be pasted. */
export function createAuthoredCheck(nodes: readonly Cursor[], connections: Cursor, isCalled: boolean): IsAuthored {
  const comesFromTrusted = createSourceCheck(nodes, connections, isCalled, hasConstantProgram);
  return (expression, node) => {
    const names = namedIn(expression);
    const takesIncoming = /\$json|\$input/.test(expression);
    if (/\$fromAI/i.test(expression) || (names.length === 0 && !takesIncoming)) return false;
    return comesFromTrusted(node, names, takesIncoming);
  };
}

/** Returns a function that tells whether the named nodes, and the input of a node if it is taken, only pass on what trusted nodes return. */
function createSourceCheck(
  nodes: readonly Cursor[],
  connections: Cursor,
  isCalled: boolean,
  isTrustedNode: (node: Cursor) => boolean,
): (node: string, names: readonly string[], takesIncoming: boolean) => boolean {
  const isSource = (node: Cursor) => isTrustedNode(node) || (!isCalled && inputlessTriggers.test(typeOf(node)));
  const trustedNames = lazily(() => new Set(nodes.filter(isSource).map(nameOf)));
  const isTransparent = (node: Cursor) =>
    passesThrough(node) || (regrouping.test(typeOf(node)) && !isTrustedNode(node));
  const sources = lazily(() => createSourceLookup(nodes, connections, isTransparent, namedNodesOf));
  return (node, names, takesIncoming) => {
    const trusted = trustedNames();
    if (trusted.size === 0) return false;
    const before = sources();
    const taken = names.flatMap((name) => (trusted.has(name) ? name : orItself(before(name), name)));
    if (takesIncoming) taken.push(...orItself(before(node), ''));
    return taken.every((name) => trusted.has(name));
  };
}

function orItself(sources: readonly string[], name: string): readonly string[] {
  return sources.length > 0 ? sources : [name];
}

/** Whether a node returns data of the author's choice: a request with a fixed host, media stored by WhatsApp, a store, or a program without input. */
function isTrusted(node: Cursor): boolean {
  const type = typeOf(node);
  const parameters = node.get('parameters');
  if (ownStores.test(type)) return true;
  if (/\.whatsApp$/.test(type)) return parameters.get('resource').text()?.value === 'media';
  if (hasConstantProgram(node)) return true;
  if (!/\.(?:httpRequest|rssFeedRead)$/.test(type)) return false;
  const url = toFixedUrl(withoutExpressionMark(parameters.get('url').text()?.value ?? ''));
  const parsed = parseUrl(url);
  if (parsed === null || generatesText.test(url)) return false;
  return !/[{}$]/.test(parsed.host) && !includesOutsideData(parsed.host);
}

function hasConstantProgram(node: Cursor): boolean {
  return /\.(?:code|function)$/.test(typeOf(node)) && isConstantProgram(programOf(node));
}

/** Whether a program uses no input. */
function isConstantProgram(program: string): boolean {
  return (
    program !== '' &&
    !/\$|\bitems?\b|\b_(?:input|json|items)\b|\bhelpers\b|\brequire\b|\bfetch\b|\brequests\b|\burllib\b/.test(program)
  );
}

/** The nodes that a program or a field reads by name. */
function namedNodesOf(node: Cursor): readonly string[] {
  const texts = setFields(node).map(({ value }) => value.text()?.value ?? '');
  return [programOf(node), ...texts].flatMap(namedIn);
}
