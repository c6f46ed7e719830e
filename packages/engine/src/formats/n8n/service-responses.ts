import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { createSourceLookup, passThroughTypes, typeOf } from './constants.ts';
import { includesOutsideData, toFixedUrl, withoutExpressionMark } from './node.ts';

/** Whether an expression, in the node with this name, uses only responses of services that the author chose. */
export type IsServiceResponse = (expression: string, node: string) => boolean;

/** Nodes that split, collect or pass on items without changing their content. */
const repackingTypes = new RegExp(`${passThroughTypes.source}|\\.(?:splitOut|itemLists|aggregate|merge)$`);
const nodeNames = /\$\(\s?(["'`])([^"'`]{1,200})\1\s?\)|\$node\[(["'])([^"']{1,200})\3\]/g;

/** Creates the check for one workflow. Connections are only followed once an expression needs them. */
export function createServiceResponseCheck(nodes: readonly Cursor[], connections: Cursor): IsServiceResponse {
  const services = new Set<string>();
  for (const node of nodes) if (isService(node)) services.add(node.get('name').text()?.value ?? '');
  let sources: ((node: string) => readonly string[]) | null = null;
  return (expression, node) => {
    if (services.size === 0 || /\$fromAI/i.test(expression)) return false;
    sources ??= createSourceLookup(nodes, connections, repackingTypes);
    const predecessors = sources;
    const named = [...expression.matchAll(nodeNames)].map((found) => found[2] ?? found[4] ?? '');
    const taken = named.flatMap((name) => (services.has(name) ? name : orName(predecessors(name), name)));
    if (/\$json|\$input/.test(expression)) taken.push(...orName(predecessors(node), ''));
    return taken.length > 0 && taken.every((name) => services.has(name));
  };
}

function orName(sources: readonly string[], name: string): readonly string[] {
  return sources.length > 0 ? sources : [name];
}

/** Whether a node returns data from a fixed host, or media that WhatsApp stores. */
function isService(node: Cursor): boolean {
  const type = typeOf(node);
  const parameters = node.get('parameters');
  if (/\.whatsApp$/.test(type)) return parameters.get('resource').text()?.value === 'media';
  if (!/\.httpRequest$/.test(type)) return false;
  const url = toFixedUrl(withoutExpressionMark(parameters.get('url').text()?.value ?? ''));
  const host = parseUrl(url)?.host;
  return host !== undefined && !/[{}$]/.test(host) && !includesOutsideData(host);
}
