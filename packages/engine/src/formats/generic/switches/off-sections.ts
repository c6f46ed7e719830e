import type { Cursor, Member } from '../../cursor.ts';
import { type Context, inside, type Setting } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { nameOfKey } from '../names/key-name.ts';
import { foldKey } from '../names/name.ts';
import { standingOf } from './switches.ts';

const switchedOn = wordSet('enabled enable active is_enabled');

/**
 * `browser: {enabled: false, allowed_domains: ["*"]}`: what a part that is off says of itself counts as parts do that are switched off. That a
 * guard, a question or a wall is off (`sandbox: {enabled: false}`) is no such part. Null where the section is none.
 */
export function switchOfOff({ value, reading }: Setting, context: Context): Member | null {
  const found = value.members().find(isSwitch);
  if (found === undefined) return null;
  if (foldKey(found.key.value) === 'disabled') return found;
  const standing = standingOf(found.value, nameOfKey('enabled'), inside(context, reading));
  return standing?.state === 'unsafe' ? null : found;
}

function isSwitch({ key, value }: Member): boolean {
  const name = foldKey(key.value);
  return switchedOn.has(name)
    ? isNo(value)
    : name === 'disabled' && value.node?.kind === 'scalar' && value.node.value === true;
}

function isNo({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && (node.value === false || /^(?:no|off|false)$/i.test(node.text));
}
