import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { anyAction } from '../names/action-approvals.ts';
import { agentParts } from '../names/agent-parts.ts';
import type { Name } from '../names/key-name.ts';
import { type Qualified, readQualified } from '../names/qualified.ts';
import { stateOf } from '../names/state.ts';
import { isMentioned } from './mentioned-words.ts';
import type { SwitchReading } from './switch-reading.ts';
import { writeSwitch } from './switches.ts';

/** Answers are short. */
const answerMax = 16;

/** Settings that say that the mapping configures an agent. */
const agentSettings = wordSet(agentParts);
/** Sections for settings of all kinds. */
const generalSections = wordSet('agent assistant bot copilot ai llm setting option config policy behavior behaviour');

/**
 * Reads a switch with words of the author's own, after every other reading failed: `claims_audit_logging: disabled`, `safety:
 * {dispatch_approval_required: false}`. Only what is unsafe counts, and only for the part that the name is about.
 */
export function readQualifiedSwitch(setting: Setting, context: Context): boolean {
  const { value, words, owner, reading } = setting;
  if (reading.isCarrier) return false;
  const answer = value.plain ?? null;
  if (answer === null || typeof answer === 'number') return false;
  if (typeof answer === 'string' && answer.length > answerMax) return false;
  const found = readQualified(words, (word) => isMentioned(owner, word));
  if (found === null || (found.wordsOnly && typeof answer === 'boolean')) return false;
  if (stateOf(found.match, answer) !== 'unsafe' || !belongs(found, owner, context)) return false;
  // Boats and shelves have a guardrail or none; and without those of one kind, others may remain.
  if (found.match.id === 'guardrail' && answer === 'none') return false;
  return writeSwitch(readingOf(found, words), setting, context);
}

/** One guardrail of several is off; one kind of action needs no approval. */
function readingOf({ match }: Qualified, words: readonly string[]): SwitchReading {
  const state = match.id === 'guardrail' ? 'reduced' : 'unsafe';
  return match.id === 'approval' ? { match, state, words, reach: anyAction } : { match, state, words };
}

/** Whether the place is among an agent's protections or, for a name that is certain, among its other settings. */
function belongs({ sections, certain }: Qualified, owner: Cursor, context: Context): boolean {
  const [outer, nearest] = [context.sections.at(-2), context.sections.at(-1)];
  if (nearest === undefined) return certain;
  const isInside = outer === undefined || context.scope.agent !== undefined || isOf(outer, sections);
  if (isInside && isOf(nearest, sections)) return certain || hasOneOf(nearest.words, sections);
  return certain && hasNamed(owner, agentSettings);
}

function isOf({ words }: Name, sections: ReadonlySet<string>): boolean {
  return words.length > 0 && words.every((word) => sections.has(word) || generalSections.has(word));
}
