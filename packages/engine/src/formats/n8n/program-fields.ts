import type { Cursor } from '../cursor.ts';
import { includesOutsideData } from './node.ts';
import { programOf, setFields, typeOf } from './node-parts.ts';

/** A field that a program sets to a fixed URL: `wikiAddress: clean('', 'https://wiki.example.com')`. */
const fixedUrlField = /\b([A-Za-z_]\w{1,60})["']?\s{0,3}[:=](?![=>])([^;:\n]{0,120}?)["'`]https?:\/\/[\w.-]{1,250}/g;
const outsideInput = /\$|\b(?:body|query|headers|params|input|items?)\b/;

/** Any other name or field, with the beginning of its value. */
const assignment = /\b([A-Za-z_]\w{0,60})["']?\s{0,3}[:=](?![=>])\s{0,9}([^{[\s;,][^;,\n]{0,199})/g;
/** A value that begins with an environment variable, a fixed URL or, in the first group, another name. */
const beginning =
  /^\(?(?:\$env\b|process\.env\b|["'`]https?:\/\/[\w.-]{1,250}|`?(?:\$\{)?\s{0,2}((?:[A-Za-z_]\w{0,60}\.){0,4}[A-Za-z_]\w{0,60})(?![\w.([]))/;
const environment = /\$env\b/g;
/** The variable or expression at the beginning: what is appended to an address is not part of its host. */
const firstOperand = /^(?:`\$\{[^}]{1,150}\}|[^+]{1,200})/;

/**
 * Returns a function that tells whether an expression ends with a field that the programs and `Set` nodes of a workflow set to addresses of
 * the author.
 */
export function createFixedFieldCheck(nodes: readonly Cursor[]): (expression: string) => boolean {
  let fields: ReadonlySet<string> | null = null;
  return (expression) => {
    const field = lastField.exec(expression)?.[1];
    if (field === undefined || /\.(?:body|query|headers)\b/.test(expression)) return false;
    fields ??= fixedFieldsOf(nodes);
    return fields.has(field);
  };
}

const lastField = /^\{\{[^{}]{1,400}\.(\w{1,60})\s{0,9}\}\}$/;

function fixedFieldsOf(nodes: readonly Cursor[]): ReadonlySet<string> {
  const programs = nodes.map(programOf).filter((program) => program !== '');
  const fixed = new Set<string>();
  for (const program of programs) {
    for (const [, field = '', before = ''] of program.matchAll(fixedUrlField))
      if (!outsideInput.test(before)) fixed.add(field);
  }
  for (const field of [...passedOnIn(programs), ...addressesSetIn(nodes)]) fixed.add(field);
  return fixed;
}

/** `discord_webhook_url`, unlike `url`, which many items have. */
const ownName = /^[a-z]\w{0,60}(?:_|[a-z](?=[A-Z]))\w{1,60}$/;

const addressInJson = /"(\w{1,60})"\s{0,3}:\s{0,3}"https?:\/\/[\w.-]{1,250}["/?:#]/g;

/** Fields of `Set` nodes that contain a fixed URL, unless another of these nodes sets them to outside data. */
function addressesSetIn(nodes: readonly Cursor[]): ReadonlySet<string> {
  const found = new Set<string>();
  const others = new Set<string>();
  for (const node of nodes) {
    if (!/\.set$/.test(typeOf(node))) continue;
    for (const field of setFields(node)) {
      const name = field.name.text()?.value ?? '';
      const value = field.value.text()?.value ?? '';
      if (!ownName.test(name)) continue;
      if (/^=?https?:\/\/[\w.-]{1,250}(?:[/?:#]|$)/.test(value)) found.add(name);
      else if (includesOutsideData(value) && lastField.exec(value.replace(/^=/, ''))?.[1] !== name) others.add(name);
    }
    const raw = node.get('parameters').any('jsonOutput', 'json').text()?.value ?? '';
    for (const [, name = ''] of raw.matchAll(addressInJson)) if (ownName.test(name)) found.add(name);
  }
  for (const name of others) found.delete(name);
  return found;
}

/** Fields whose address begins with an environment variable or a fixed field wherever a program sets them. */
function passedOnIn(programs: readonly string[]): ReadonlySet<string> {
  const passedOn = new Set<string>();
  const others = new Set<string>();
  for (const program of programs) {
    if (!/\benv\b|https?:/.test(program) && passedOn.size === 0) continue;
    for (const [, name = '', value = ''] of program.matchAll(assignment)) {
      const operand = (firstOperand.exec(value)?.[0] ?? '').replace(environment, '').replace(/^`\$\{/, '');
      if (outsideInput.test(operand)) others.add(name);
      else if (beginsFixed(value, passedOn)) passedOn.add(name);
    }
  }
  for (const name of others) passedOn.delete(name);
  return passedOn;
}

function beginsFixed(value: string, known: ReadonlySet<string>): boolean {
  const [whole, name] = beginning.exec(value) ?? [];
  if (whole === undefined) return false;
  return name === undefined || known.has(name.slice(name.lastIndexOf('.') + 1));
}
