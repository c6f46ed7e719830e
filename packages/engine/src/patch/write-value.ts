import type { Language } from '../document/document.ts';
import type { ScalarStyle } from '../document/tree.ts';
import { resolvePlain } from '../document/yaml-scalar.ts';
import type { JsonValue } from './operation.ts';

/** How the text around a value is written. */
export interface Manner {
  readonly language: Language;
  /** Whether it is inside YAML brackets, where more characters end a plain scalar. */
  readonly flow: boolean;
  /** The style of the scalar being replaced. */
  readonly style: ScalarStyle;
}

/** Writes a value on one line; collections in brackets, which YAML accepts as well. */
export function writeValue(value: JsonValue, manner: Manner): string {
  if (manner.language === 'json' || typeof value !== 'string') return JSON.stringify(value);
  if (manner.style === 'plain' && isPlain(value, manner.flow)) return value;
  if (manner.style === 'single' && /^[\x20-\x7e]*$/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value);
}

/** Words that YAML 1.1 parses as booleans (yaml.org/type/bool.html). */
const oldBooleans = /^(?:y|n|yes|no|on|off|true|false)$/i;

function isPlain(text: string, flow: boolean): boolean {
  const fits = flow ? /^[a-z_$][\w$./@-]*$/i : /^[a-z_$][\w$.{}/@-]*$/i;
  return fits.test(text) && !oldBooleans.test(text) && resolvePlain(text) === text;
}
