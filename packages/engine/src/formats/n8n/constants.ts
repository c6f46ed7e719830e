import type { Cursor } from '../cursor.ts';
import { withoutMark } from './node.ts';

/** Values that the author wrote into a node for others to take from, by the node's name and theirs. */
export type Constants = ReadonlySet<string>;

const keyOf = (node: string, field: string) => JSON.stringify([node, field]);

/** The fields of `Set` nodes that are written out; expressions bring in what comes from elsewhere. */
export function constantsOf(nodes: readonly Cursor[]): Constants {
  const found = new Set<string>();
  for (const node of nodes) {
    const name = node.get('name').text()?.value;
    if (name === undefined || !/\.set$/.test(node.get('type').text()?.value ?? '')) continue;
    const parameters = node.get('parameters');
    const fields = [parameters.get('assignments', 'assignments'), parameters.get('values', 'string')];
    for (const field of fields.flatMap((list) => list.items())) {
      const value = field.get('value').text()?.value ?? '{{';
      const own = field.get('name').text()?.value;
      if (own !== undefined && !withoutMark(value).includes('{{')) found.add(keyOf(name, withoutMark(own)));
    }
  }
  return found;
}

/** `{{ $('Settings').first().json.address }}` and the older `{{ $node["Settings"].json["address"] }}`, alone. */
const reference =
  /^\{\{\s{0,9}(?:\$\(\s?(["'])([^"']{1,200})\1\s?\)\.(?:item|first\(\)|last\(\)|all\(\)\[0\])|\$node\[(["'])([^"']{1,200})\3\])\.json(?:\.(\w{1,100})|\[(["'])([^"']{1,100})\6\])\s{0,9}\}\}$/;

/** The expression takes a value that somebody wrote down. */
export function isConstant(expression: string, constants: Constants): boolean {
  const found = reference.exec(expression);
  if (found === null) return false;
  return constants.has(keyOf(found[2] ?? found[4] ?? '', found[5] ?? found[7] ?? ''));
}
