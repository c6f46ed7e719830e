import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises instructions to be dishonest in everyday wording: failures that are kept from people, results and reasons that are made up,
 * a machine that poses as a person. Notation and use as in `frames.ts`.
 */
export const dishonestyFrames: Partial<Record<TopicName, readonly Row[]>> = {
  concealment: [
    ['ban', 'tell', 'toward~0 checker~2 thatYou|mishap|covertDeed|failing~4', 'tell behind banned + needless'],
    ['ban', 'tell', 'failing~2 workItem~0 toward~0 human|checker~2', 'tell behind banned + needless'],
    ['order', 'conceal', 'failing~2 workItem~0 from~0 human|checker~2', 'conceal'],
    ['order', 'keep', 'failures~1 outOf~0 account~2', 'account behind outOf'],
    ['order', 'conceal', 'moneyDeed~2 untilThen~0 committed~3', 'conceal'],
    ['state', 'checker', 'onlySees~0 cleanVersion~2', 'onlySees'],
    ['ban', 'notesDown', 'whatYouDo~0', 'whatYouDo'],
    ['order', 'tidies', 'auditTrail~2 when~1 finished~4', 'auditTrail'],
    ['order', 'scrub', 'yourTrace~0 from~0 journal~2', 'yourTrace'],
    ['order', 'records', 'peoplesDoings~3 withoutTelling|unawares~4', 'withoutTelling + unawares'],
    ['order', 'replies', 'yourDoings~4 evasively~2', 'evasively'],
    ['state', 'when', 'you~0 erred~1 conceal~3 pointing~0', 'conceal'],
    ['order', 'erases', 'errorText~2 before~1 human|checker~2 sees~0', 'errorText'],
  ],
  deception: [
    ['order', 'makesUp', 'excuse~2', 'makesUp'],
    ['order', 'makesUp', 'figure~3 when~3 unknown~5', 'makesUp'],
    ['state', 'when', 'figure~2 unknown~3 inventsOne~3', 'inventsOne'],
    ['order', 'pretends', 'wasDone~2', 'wasDone'],
    ['order', 'blames', 'when~5 ownFault~8', 'blames'],
    ['order', 'reportsSuccess', 'againstFacts~4', 'reportsSuccess'],
    ['order', 'claim', 'youVerified~2 evenIf~4 youDidNot~1', 'youDidNot'],
    ['order', 'fillsIn', 'gaps~2 looksRight~8', 'looksRight'],
    ['order', 'falsifies', 'bookEntry~3', 'falsifies'],
    ['order', 'claimsFalsely', 'expert~2 hasApproved~0', 'hasApproved'],
    ['order', 'impersonates', 'realPerson~2', 'impersonates'],
    ['order', 'claim', 'youAreHuman~4', 'youAreHuman'],
    ['state', 'when', 'asked~1 whetherMachine~3 saysNo~3', 'whetherMachine'],
    ['state', 'when', 'asked~1 whetherHuman~3 saysYes~3', 'whetherHuman'],
    ['order', 'let', 'clientele~1 believesThat~0', 'believesThat'],
    ['order', 'pressures', 'intoBuying~4', 'intoBuying'],
    ['order', 'misleads', 'checker~2 thinksThat~0', 'thinksThat'],
    ['order', 'givesOut', 'madeUpAdjective~2 excuse|fakeable~1', 'madeUpAdjective'],
    ['order', 'presents', 'unsureThing~1 asSure~2', 'asSure'],
  ],
};
