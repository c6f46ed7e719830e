import type { Limit } from '../../../agent/facts.ts';
import type { ScalarValue } from '../../../document/tree.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { addLimit } from '../../shared/limit.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { isFiller } from '../names/idea.ts';
import { type Name, nameOfKey } from '../names/key-name.ts';
import { keyWords } from '../names/key-words.ts';
import { bounds, limitKindOf } from '../names/limit-names.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isAboutSomethingElse } from '../switches/unrelated/named-otherwise.ts';

/** Keeping conversations for ten years or more counts as unlimited retention. */
const retentionDaysMax = 3650;
const retentionWords = wordSet('retention retain keep kept forget delete purge transcript history conversation');
const retentionContext = wordSet('log memory period for in after store stored storage chat message audit data');

/** `retention_days`, `keep_transcripts_days`, `forget_after_days` */
function isRetention(words: readonly string[]): boolean {
  return (
    words.at(-1) === 'day' &&
    hasOneOf(words, retentionWords) &&
    words.slice(0, -1).every((word) => retentionWords.has(word) || retentionContext.has(word))
  );
}

/** `retention_days: -1` keeps conversations indefinitely. */
export function readRetention({ value, words }: Setting, { model, scope, sections }: Context): boolean {
  if (words.length > 0 && words.at(-1) !== 'day') return false;
  // `retention: {days: forever}`
  if (!isRetention(words.length <= 2 ? [...(sections.at(-1)?.words ?? []), ...words] : words) && !isRetention(words))
    return false;
  const forever = /^(?:forever|never|unlimited|infinite|endless|always)$/i.test(value.written);
  const days = forever ? -1 : value.number()?.value;
  if (days === undefined) return false;
  if (forever) value.word();
  if (days < 0 || days > retentionDaysMax) {
    model.loggings.push({ ...scope, at: value.at, kind: 'retention', state: 'unsafe', origin: 'set' });
  }
  return true;
}

const zeroAllowed = wordSet('auto automatic autonomous unattended handoff subagent');

/** The value itself says that it is a limit. */
const unlimited = /^(?:unlimited|infinite|infinity|endless|(?:no|without) ?limit|forever)$/;

const retryWords = wordSet('retry attempt revision correction');

/** `obergrenze_schritte: keine`. The English word is read with the number; no retries are a limit. */
function isNoLimit(value: string, meaning: string, words: readonly string[]): boolean {
  return meaning === 'none' && !/^none$/i.test(value) && hasOneOf(words, bounds) && !hasOneOf(words, retryWords);
}

/** `stop_when: {steps: never}`; retries are excluded because never retrying is a limit. */
function neverEnds(value: string, words: readonly string[], nearest: readonly string[]): boolean {
  const all = [...nearest, ...words];
  if (!/^never$/i.test(value.trim()) || !hasOneOf(all, endWords)) return false;
  return limitKindOf([...all.filter((word) => word !== 'when'), 'max']) === 'iterations';
}

const endWords = wordSet('stop end limit');

/** Skips most values cheaply: numbers, names with numbers, and addresses need no word lookup. */
const possibleWord = /^[^\d./:]{3,40}$/;

/**
 * Limits for which `-1` means unlimited, if the key is a plural or a depth: `iterations: -1`, `max_depth: -1`. A `step` of -1
 * goes backwards.
 */
const endlessKinds: ReadonlySet<Limit['kind'] | null> = new Set<Limit['kind']>([
  'iterations',
  'recursion',
  'delegation',
]);

function isEndless(value: ScalarValue, key: string, words: readonly string[], nearest: readonly string[]): boolean {
  if (typeof value === 'string') {
    if (!possibleWord.test(value)) return false;
    const meaning = keyWords(value).join(' ');
    return unlimited.test(meaning) || isNoLimit(value, meaning, words) || neverEnds(value, words, nearest);
  }
  if (value !== -1) return false;
  if (isPerRun(words)) return true;
  if (!/(?:s|depth)$/i.test(key)) return false;
  return endlessKinds.has(endlessKind(words, nearest));
}

/** `code_mode: {step_limit: 100000}`, `hf_train: {max_steps: 400}`: steps of an interpreter or of a training and not of an agent. */
const otherSteps = wordSet('code script interpreter vm train training trainer pretraining finetune finetuning');

const runUnits = wordSet('run session task conversation turn hour day');

/** `max_orders_per_run: unlimited`: a limit per run, whatever action it counts. */
function isPerRun(words: readonly string[]): boolean {
  return words.length > 3 && bounds.has(words[0] ?? '') && words.at(-2) === 'per' && runUnits.has(words.at(-1) ?? '');
}

/** Exams and car parks have time limits as well. */
function isUnrelatedTimeLimit(section: Name | undefined): boolean {
  return section !== undefined && !section.familiar && section.limit === null && !section.words.some(isFiller);
}

/** `max_turns: {planner: 40, coder: 60}`: the section's name is the limit's, and the keys say whom it applies to. */
function kindOfSection({ idea, list }: Name, section: Name | undefined): Limit['kind'] | null {
  const kind = section?.limit ?? null;
  return idea === null && list === null && (kind === 'iterations' || kind === 'recursion') ? kind : null;
}

function endlessKind(words: readonly string[], nearest: readonly string[]): Limit['kind'] | null {
  return limitKindOf([...words, 'max']) ?? limitKindOf([...nearest, ...words, 'max']);
}

/** `payments: {max_amount: unlimited}` */
const moneyWords = wordSet('budget payment spend spending refund purchase transfer transaction');

/** Whether another member limits a run, as in `leash: {max_loops: 20, timeout: 0}`. */
const limitsRuns = oncePerOwner((owner) =>
  owner.members().some(({ key }) => nameOfKey(key.value).limit === 'iterations'),
);

/** Reads a limit on a run: `max_iterations`, `recursionLimit`, `limits: {steps: 20}`. */
export function readLimit({ key, value, words, reading, owner }: Setting, context: Context): boolean {
  const node = value.node;
  if (node?.kind !== 'scalar' || typeof node.value === 'boolean') return false;
  const nearest = context.sections.at(-1)?.words ?? [];
  const bounded = hasOneOf(nearest, bounds) || (words.length > 0 && words.every((word) => bounds.has(word)));
  const endless = isEndless(node.value, key.value, words, nearest);
  const kind =
    reading.limit ??
    (endless ? endlessKind(words, nearest) : null) ??
    (bounded || nearest.includes('timeout') ? limitKindOf([...nearest, ...words]) : null) ??
    (endless && isPerRun(words) ? 'iterations' : null) ??
    (endless && typeof node.value === 'string' && [...nearest, ...words].some((word) => moneyWords.has(word))
      ? 'budget'
      : null) ??
    kindOfSection(reading, context.sections.at(-1));
  if (kind === null || (reading.joined === 'time_limit' && isUnrelatedTimeLimit(context.sections.at(-1)))) return false;
  if (words.includes('timeout') && [...nearest, ...words].includes('session') && !limitsRuns(owner)) return false;
  if (reading.joined === 'timeout' && !limitsRuns(owner) && isAboutSomethingElse(owner, context)) return false;
  if (words.includes('step') && isNestedIn(context, otherSteps, 1)) return false;
  // Zero is a valid limit for automatic actions, tool calls and subagents.
  const counted = hasOneOf(words, zeroAllowed) || (words.includes('tool') && words.includes('call'));
  if (counted && node.value === 0) return true;
  if (endless) {
    value.scalar();
    context.model.limits.push({ at: value.at, kind, value: 'unlimited', origin: 'set', ...context.scope });
    return true;
  }
  const unit =
    kind === 'timeout' && words.some((word) => word === 'ms' || word === 'millisecond') ? 'milliseconds' : 'one';
  return addLimit(value, kind, context.model, context.scope, unit);
}
