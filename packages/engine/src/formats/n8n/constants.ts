import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { withoutExpressionMark } from './node.ts';
import { setFields, typeOf } from './node-parts.ts';
import { createSourceLookup, passesThrough } from './sources.ts';

/** The fixed value of an expression in the node with this name; null if the value comes from elsewhere. */
export type Constants = (expression: string, node: string) => Located<string> | null;

const keyOf = (node: string, field: string) => JSON.stringify([node, field]);

/** Looks up values of `Set` nodes, by the name of the node or as the input that a node receives. */
export function constantsOf(nodes: readonly Cursor[], connections: Cursor): Constants {
  const fixed = fixedFieldsOf(nodes);
  let sources: ((node: string) => readonly string[]) | null = null;
  return (expression, node) => {
    if (fixed.size === 0) return null;
    const named = namedNodeField.exec(expression);
    if (named !== null) return fixed.get(keyOf(named[2] ?? named[4] ?? '', named[5] ?? named[7] ?? '')) ?? null;
    const incoming = inputField.exec(expression);
    if (incoming === null) return null;
    sources ??= createSourceLookup(nodes, connections, passesThrough);
    const field = incoming[1] ?? incoming[3] ?? '';
    const [first, ...others] = sources(node).map((source) => fixed.get(keyOf(source, field)) ?? null);
    return first != null && others.every((other) => other !== null) ? first : null;
  };
}

/** The fields of `Set` nodes without expressions, and URLs in which expressions only follow the host. */
function fixedFieldsOf(nodes: readonly Cursor[]): ReadonlyMap<string, Located<string>> {
  const found = new Map<string, Located<string>>();
  for (const node of nodes) {
    const name = node.get('name').text()?.value;
    if (name === undefined || !/\.set$/.test(typeOf(node))) continue;
    for (const field of setFields(node)) {
      const value = field.value.text();
      const own = field.name.text()?.value;
      if (own === undefined || value === null) continue;
      const text = withoutExpressionMark(value.value);
      if (!text.includes('{{') || fixedHost.test(text)) found.set(keyOf(name, withoutExpressionMark(own)), value);
    }
  }
  return found;
}

const fixedHost = /^(?:https?|wss?):\/\/[^{}\s/]{1,255}\/[^{}]{0,2000}\{\{/;

/** A field of a named node: `{{ $('Settings').first().json.address }}` or the older `{{ $node["Settings"].json["address"] }}`. */
const namedNodeField =
  /^\{\{\s{0,9}(?:\$\(\s?(["'])([^"']{1,200})\1\s?\)\.(?:item|first\(\)|last\(\)|all\(\)\[0\])|\$node\[(["'])([^"']{1,200})\3\])\.json(?:\.(\w{1,100})|\[(["'])([^"']{1,100})\6\])\s{0,9}\}\}$/;
/** An expression for a field of the input: `{{ $json.address }}`. */
const inputField =
  /^\{\{\s{0,9}(?:\$json|\$input\.(?:item|first\(\)|last\(\))\.json)(?:\.(\w{1,100})|\[(["'])([^"']{1,100})\2\])\s{0,9}\}\}$/;
