import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { type Context, type Setting, withScope, withSection } from './context.ts';
import { isFamiliar } from './names/ideas/index.ts';
import { nameOfKey } from './names/key-name.ts';
import { oncePerOwner } from './once-per-owner.ts';
import { pairIn, tupleIn } from './pairs.ts';
import { findOffSwitch } from './switches/off-sections.ts';

/** Offers every setting below the cursor to the readers. The depth is bounded by the document's depth. */
export function walk(cursor: Cursor, context: Context): void {
  if (cursor.isList) {
    for (const item of cursor.items()) {
      const pair = item.isList ? tupleIn(item) : pairIn(item, context);
      if (pair !== null) offer(settingOf(pair.name, pair.value, item), context);
      else if (item.isMapping || item.isList) walk(item, context);
    }
    return;
  }
  cursor.visitUnread((key, value) => offerMember(key, value, cursor, context));
}

const dotted = /^[A-Za-z][\w-]{0,40}(?:\.[A-Za-z][\w-]{0,40}){1,5}$/;

/** `security.sandbox.enabled: false`: a path in one key. */
function offerMember(key: Located<string>, value: Cursor, owner: Cursor, context: Context): void {
  if (!key.value.includes('.') || value.node?.kind !== 'scalar' || !dotted.test(key.value)) {
    offer(settingOf(key, value, owner), context);
    return;
  }
  const steps = key.value.split('.');
  const sections = [...context.sections, ...steps.slice(0, -1).map(nameOfKey)];
  offer(settingOf(locate(steps.at(-1) ?? '', key.at), value, owner), { ...context, sections });
}

/** A setting, with its key read as words. A prefix that all keys of the mapping share is left out. */
export function settingOf(key: Located<string>, value: Cursor, owner: Cursor): Setting {
  const reading = nameOfKey(withoutPrefix(key.value, owner));
  return { key, value, reading, words: reading.words, name: reading.joined, owner };
}

const prefixed = /^([A-Z][A-Z\d]{2,20}_)[A-Z][A-Z\d_]{2,60}$/;
const ownerPrefixed = /^((?:agent|bot|assistant)[_-])[a-z]/;
const prefixedMin = 3;

function withoutPrefix(key: string, owner: Cursor): string {
  if (prefixed.test(key)) return key.slice(programPrefixIn(owner).length);
  return ownerPrefixed.test(key) ? key.slice(ownerPrefixIn(owner).length) : key;
}

/** `FIXER_CONFIRM_ACTIONS` beside `FIXER_MODEL`: a prefix that all names share is the program's name. Empty where the prefix is a word with a meaning. */
const programPrefixIn = oncePerOwner((owner) => {
  const prefix = sharedPrefix(owner, prefixed);
  return isFamiliar([prefix.slice(0, -1).toLowerCase()]) ? '' : prefix;
});

/** `agent_tools` beside `agent_prompt`: where every key begins with it, the prefix only says whose settings these are. */
const ownerPrefixIn = oncePerOwner((owner) => sharedPrefix(owner, ownerPrefixed));

/** The prefix, in the pattern's group, that all keys of a mapping share; empty where they differ. */
function sharedPrefix({ node }: Cursor, pattern: RegExp): string {
  const keys = node?.kind === 'mapping' ? node.entries.map((entry) => entry.key.text) : [];
  const prefix = pattern.exec(keys[0] ?? '')?.[1] ?? '';
  const isShared = keys.length >= prefixedMin && keys.every((key) => key.startsWith(prefix) && pattern.test(key));
  return isShared ? prefix : '';
}

/** The first reader that recognises a setting claims it; sections that no reader claims are walked. */
export function offer(setting: Setting, context: Context): void {
  const around = setting.value.isMapping ? insidePart(setting, context) : context;
  for (const read of context.readers) if (read(setting, around)) return;
  if (setting.value.isMapping || setting.value.isList) walk(setting.value, withSection(around, setting.reading));
}

/** A section's own off switch is read in the outer scope; the section's other members are read as belonging to a disabled part. */
function insidePart(setting: Setting, context: Context): Context {
  const off = findOffSwitch(setting, context);
  if (off === null) return context;
  offer(settingOf(off.key, off.value, setting.value), withSection(context, setting.reading));
  return withScope(context, { ...context.scope, enabled: false });
}

/** How many levels below a setting claimed members are looked for: an entry in a list of a section. */
const lookMax = 3;

/** Whether an earlier reader has already claimed everything in the value. */
export function isFullyClaimed(value: Cursor): boolean {
  return value.isClaimedWithin(lookMax);
}
