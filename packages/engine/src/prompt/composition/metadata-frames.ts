import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/** Anchors of instructions not to tell or show something. */
const told = 'tell behind banned + needless';
const shown = 'show behind banned + needless';

/**
 * Recognises tool poisoning: instructions to the model that a tool's description has no reason to contain, such as hiding its use or passing
 * on the conversation. Most of them are acceptable in a prompt. Notation and use as in `frames.ts`.
 */
export const metadataFrames: Partial<Record<TopicName, readonly Row[]>> = {
  hush: [
    ['ban', 'tell', 'deedItself~0', told],
    ['ban', 'show', 'deedItself~0', shown],
    ['ban', 'show', 'human~1 deedItself~1', shown],
    ['ban', 'tell', 'human~2 about~0 ownRights~1', told],
    ['state', 'human', 'notBothered~0 pointingAt~1', 'notBothered'],
    ['order', 'conceal', 'covertObject~2 from~1 accountGiven~2 youGive~1', 'youGive behind accountGiven'],
    ['order', 'feign', 'thisThing~2 feigned~3', 'feign'],
  ],
  steering: [
    ['order', 'send', 'talk~6 intoCall~2', 'intoCall'],
    ['order', 'handOver', '<otherResults~6 argument|parameter~5', 'otherResults'],
    ['order', 'handOver', 'otherResults~2 argument|parameter~10', 'otherResults'],
    ['order', 'kept', 'secret~2 seenBefore~2', 'seenBefore'],
    ['order', 'send', 'insteadOf~8 phoneDigits~0', 'phoneDigits'],
    ['order', 'rubberStamp', 'anyOf~0 noMatterWhat~12', 'noMatterWhat'],
    ['order', 'off', 'firewall~2 leftOff~10', 'leftOff'],
    ['state', 'payee', 'mustBe~0 exchangedFor~0', 'exchangedFor'],
    ['state', 'isBroken', 'useThisOne~6', 'useThisOne'],
    ['state', 'asCopy', '<mailbox~2', 'asCopy'],
    ['order', 'send', '<allOutputs~4', 'allOutputs'],
    ['state', 'when', 'denies~3 onceMore~4 untilAllowed~8', 'untilAllowed'],
    ['state', 'safeTo', 'skipOver~0 confirmWord~2', 'safeTo'],
    ['state', 'everyAnswer', 'mustCarry~1 link|mailbox~6', 'everyAnswer'],
    ['order', 'handOver', 'keptByUser~3 parameter|argument~4', 'keptByUser'],
  ],
  obedience: [
    ['state', 'source', 'believed~4 heeded~4', 'heeded'],
    ['state', 'source', 'heeded~4 asIfSaid~2', 'heeded'],
  ],
};
