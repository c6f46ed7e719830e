import type { Cursor } from '../cursor.ts';
import { includesOutsideData } from './node.ts';
import { nameOf, programOf, setFields, typeOf } from './node-parts.ts';

/** A node that an expression reads by name, and the field it reads; empty if it reads the whole item. */
export interface Reference {
  readonly name: string;
  readonly field: string;
}

/** `$('Settings').first().json.address` and the older `$node["Settings"].json["address"]`. */
const references =
  /(?:\$\(\s?(["'`])([^"'`]{1,200})\1\s?\)|\$node\[(["'])([^"']{1,200})\3\])(?:\.(?:item|first\(\)|last\(\)|all\(\)\[0\]))?(?:\.(?:json|data)(?:\.(\w{1,100})|\[["']([^"']{1,100})["']\]))?/g;

const settingsName = /config|konfig|setting|variable|constant|\benv/i;

/**
 * Settings that an earlier program or node put into the items: `$json.config.address`. What a webhook receives is under `body`, `query`
 * or `headers`.
 */
const settingsField = /^_?(?:config|configuration|settings|env)$/i;
const inputSettings =
  /\$json(?:\.|\[["'])_?(?:config|configuration|settings|env|\w{1,30}_base|(?:\w{1,30}_)?base_?ur[il]|(?:\w{1,30}_)?api_?(?:base|host|root|ur[il]))\b/gi;
/** A field that a program sets to the address of a service: `api_base`, `desk_base_url`. */
const baseField = /^(?:\w{1,30}_base|(?:\w{1,30}_)?base_?ur[il]|(?:\w{1,30}_)?api_?(?:base|host|root|ur[il]))$/i;

/** An expression without the settings among the fields of its input. */
export function withoutInputSettings(expression: string): string {
  return expression.replace(inputSettings, '');
}

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
  const programs = new Set<string>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (settingsName.test(name)) named.add(name);
    if (programOf(node) !== '') programs.add(name);
    if (!/\.set$/.test(typeOf(node))) continue;
    for (const field of setFields(node)) {
      const key = JSON.stringify([name, rootOf(field.name.text()?.value ?? '')]);
      written.set(key, (written.get(key) ?? true) && !includesOutsideData(field.value.text()?.value ?? ''));
    }
  }
  return ({ name, field }) =>
    written.get(JSON.stringify([name, field])) ??
    (named.has(name) || settingsField.test(field) || (programs.has(name) && baseField.test(field)));
}

/** A dot in a field's name nests the value. */
function rootOf(field: string): string {
  return field.split('.', 1)[0] ?? '';
}
