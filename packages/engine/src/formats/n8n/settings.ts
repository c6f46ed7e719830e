import type { Cursor } from '../cursor.ts';
import { includesOutsideData } from './node.ts';
import { nameOf, setFields, typeOf } from './node-parts.ts';

/** A node that an expression reads by name, and the field it reads; empty if it reads the whole item. */
export interface Reference {
  readonly name: string;
  readonly field: string;
}

/** `$('Settings').first().json.address` and the older `$node["Settings"].json["address"]`. */
const references =
  /(?:\$\(\s?(["'`])([^"'`]{1,200})\1\s?\)|\$node\[(["'])([^"']{1,200})\3\])(?:\.(?:item|first\(\)|last\(\)|all\(\)\[0\]))?(?:\.(?:json|data)(?:\.(\w{1,100})|\[["']([^"']{1,100})["']\]))?/g;

const settingsName = /config|konfig|setting|variable|constant|\benv/i;

export function referencesIn(expression: string): readonly Reference[] {
  return [...expression.matchAll(references)].map((found) => ({
    name: found[2] ?? found[4] ?? '',
    field: found[5] ?? found[6] ?? '',
  }));
}

/** Returns a function that tells whether a reference reads a fixed value, or a value of a node named as settings. */
export function createSettingsCheck(nodes: readonly Cursor[]): (reference: Reference) => boolean {
  const written = new Map<string, boolean>();
  const named = new Set<string>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (settingsName.test(name)) named.add(name);
    if (!/\.set$/.test(typeOf(node))) continue;
    for (const field of setFields(node)) {
      const key = JSON.stringify([name, rootOf(field.name.text()?.value ?? '')]);
      written.set(key, (written.get(key) ?? true) && !includesOutsideData(field.value.text()?.value ?? ''));
    }
  }
  return ({ name, field }) => written.get(JSON.stringify([name, field])) ?? named.has(name);
}

/** A dot in a field's name nests the value. */
function rootOf(field: string): string {
  return field.split('.', 1)[0] ?? '';
}
