import type { Permission } from '../../../agent/facts.ts';
import { understand } from '../../../command/understand.ts';
import type { Located, Place } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { foldKey, keyWords } from '../names/key-words.ts';
import type { Decision } from '../names/list-names.ts';
import { meaningOfPhrase } from '../names/value-phrases.ts';
import { matchingOf, plainCommand } from './command-patterns.ts';

/** An item of a list that allows, denies or requires approval. */
export interface ListItem {
  readonly text: Located<string>;
  /** The item itself: a text, or a mapping that names it. */
  readonly entry: Cursor;
}

/** A list whose decision and subject are known. */
export interface RuleList {
  readonly decision: Decision;
  readonly items: readonly ListItem[];
  /** The place of the list, or of the text that stands for one. */
  readonly at: Place;
  /** The words of its name and of the enclosing sections. */
  readonly words: readonly string[];
  /** The mapping that contains the list. */
  readonly owner: Cursor;
}

/** Keys of lists that require approval, beside a list that allows. */
export const approvalLists = ['ask', 'confirm', 'require_confirmation', 'require_approval', 'needs_approval'] as const;

/** Whether the text is a wildcard or means everything in words: `any`, `any host`. */
export function meansEverything(text: string): boolean {
  return isEverything(text) || (quantified.test(text) && meaningOfPhrase(keyWords(text)) === 'all');
}

const quantified = /^(?:the )?(?:any|all|every|whole|entire)[-_ ][\w-]{3,20}$/i;

function isEverything(text: string): boolean {
  return /^(?:\*{1,2}|all|any(?:thing|where)?|everything|\.\*|\*\/\*|\*\.\*|\*:\/\/\*(?:\/\*)?|https?:\/\/\*{1,2}(?:\/\*{0,2})?|0\.0\.0\.0\/0|::\/0)$/i.test(
    text.trim(),
  );
}

const everybody = wordSet('everyone anyone world todo toda');
/** Longer texts are not looked up. */
const everybodyMax = 20;

/** Whether the text is a word for all people, in any language. */
export function meansEverybody(text: string): boolean {
  return text.length <= everybodyMax && everybody.has(foldKey(text));
}

/** The decision of the permission rule for an item. */
export const permissionDecisions = {
  allow: 'allow',
  'auto-approve': 'allow',
  ask: 'ask',
  deny: 'deny',
} as const satisfies Record<Decision, Permission['decision']>;

/** Adds a permission rule for one item. */
export function addPermission(
  { text }: Pick<ListItem, 'text'>,
  decision: Decision,
  subject: Permission['subject'],
  { scope, drafts }: Context,
): void {
  const wildcard = meansEverything(text.value);
  const { pattern, matching } =
    subject === 'shell' ? plainCommand(text) : { pattern: text, matching: matchingOf(text.value) };
  drafts.push({
    ...scope,
    at: text.at,
    decision: permissionDecisions[decision],
    subject,
    name: text,
    pattern: wildcard ? null : pattern,
    wildcard,
    matching,
    overridden: false,
    invocations: subject === 'shell' && !wildcard ? understand([pattern], true) : [],
    target: null,
  });
}

/** `flags: {auto_approve: ["--yes"]}`: the options by which a program is told so. */
export function areOptions(value: Cursor): boolean {
  const items = value.items();
  return items.length > 0 && items.every(({ written }) => /^--?[a-z]/i.test(written));
}
