import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { type Context, type Setting, withAgent, withScope, withSection } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import { foldKey } from '../names/key-words.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { walk } from '../walk.ts';

const sectionNames = wordSet('mode profile preset permission_profile permission_preset access_profile access_preset');
const selectionWords: ReadonlySet<string> = new Set(['active', 'current', 'selected', 'default', 'use']);

/** `active_profile: dev` beside `profiles: {dev, open}`: the other profiles are read as disabled parts. */
export function readProfiles({ value, name, reading, owner }: Setting, context: Context): boolean {
  if (!sectionNames.has(name) || !value.isMapping) return false;
  const members = value.members();
  if (members.length < 2 || !members.every((member) => member.value.isMapping)) return false;
  const chosen = activeProfiles.get(name)?.(owner) ?? null;
  if (chosen === null || !value.has(chosen)) return readUnselected(members, withSection(context, reading));
  for (const { key, value: profile } of members) {
    const enabled = context.scope.enabled && key.value === chosen;
    walk(profile, withScope(withSection(context, reading), { ...context.scope, enabled }));
  }
  return true;
}

/** `tools`, `allow`, `tools_allowlist`, `permitted_tools` */
function listsTools({ value }: Member): boolean {
  return value.members().some(({ key, value: list }) => {
    const named = list.isList ? nameOfKey(key.value).list : null;
    return named !== null && named.decision !== 'deny' && (named.subject ?? 'tool') === 'tool';
  });
}

/** Without a selection any one profile may be active, but never two: lists stay within their profile, and an approval in one does not apply to another. */
function readUnselected(members: readonly Member[], context: Context): boolean {
  if (!members.every(listsTools)) return false;
  for (const { key, value: profile } of members) {
    walk(profile, withAgent(context, profile.at, key));
  }
  return true;
}

/** The name of the active profile, from `active_profile`, `profile` or `defaultPreset`; null where none is selected. */
function activeProfileIn(owner: Cursor, words: readonly string[]): string | null {
  const noun = words.at(-1) ?? '';
  for (const { key, value } of owner.members()) {
    const { node } = value;
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') continue;
    const parts = foldKey(key.value).split('_');
    const named = parts.at(-1) === noun && (parts.length === words.length || selectionWords.has(parts[0] ?? ''));
    if (named) return node.text;
  }
  return null;
}

const activeProfiles = new Map(
  [...sectionNames].map((name) => [name, oncePerOwner((owner) => activeProfileIn(owner, name.split('_')))]),
);
