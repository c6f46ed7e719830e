import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { type Context, type Setting, withSection } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import { foldKey } from '../names/key-words.ts';
import { interpretSwitch } from './switch-reading.ts';

const enabledKeys = wordSet('enabled enable active is_enabled');

/**
 * The member that switches the section off, or null: `browser: {enabled: false, allowed_domains: ["*"]}`. The other members then
 * count as those of a disabled part. Where it switches off a protection (`sandbox: {enabled: false}`, `sandbox: {disabled: true}`), no
 * part is disabled.
 */
export function findOffSwitch({ value, reading }: Setting, context: Context): Member | null {
  const found = value.members().find(isOffSwitch);
  if (found === undefined) return null;
  const name = nameOfKey(foldKey(found.key.value) === 'disabled' ? 'disabled' : 'enabled');
  const meaning = interpretSwitch(found.value, name, withSection(context, reading));
  return meaning?.state === 'unsafe' ? null : found;
}

function isOffSwitch({ key, value }: Member): boolean {
  const name = foldKey(key.value);
  return enabledKeys.has(name) ? isNo(value) : name === 'disabled' && value.plain === true;
}

function isNo({ plain, written }: Cursor): boolean {
  return plain === false || /^(?:no|off|false)$/i.test(written);
}
