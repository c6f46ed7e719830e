import type { Cursor, Member } from '../../cursor.ts';
import { type Context, inside, type Setting } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { nameOfKey } from '../names/key-name.ts';
import { foldKey } from '../names/name.ts';
import { standingOf } from './switch-reading.ts';

const switchedOn = wordSet('enabled enable active is_enabled');

/**
 * The member that switches the section off, or null: `browser: {enabled: false, allowed_domains: ["*"]}`. The other members then
 * count as those of a disabled part. Where `enabled: false` switches off a protection (`sandbox: {enabled: false}`), no part is
 * disabled.
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
