import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises instructions by which the agent gives an approval itself: it answers a program's question, takes nobody's answer as a yes, or
 * approves its own work. Notation and use as in `frames.ts`.
 */
export const selfApprovalFrames: Partial<Record<TopicName, readonly Row[]>> = {
  unconfirmed: [
    ['state', 'when', 'asker~2 asksFor~1 consent~3 answerYes~5', 'answerYes'],
    ['state', 'when', 'prompted~2 consent~2 answerYes~5', 'answerYes'],
    ['order', 'answerYes', 'when~2 asker~2 asksFor~2', 'answerYes'],
    ['order', 'confirms', 'allOf~0 dialogs~1', 'dialogs behind allOf'],
    ['order', 'addFlag', 'yesFlag~1 toEvery~0 invocation~1', 'invocation behind toEvery'],
    ['state', 'unanswered', 'doAnyway~10', 'doAnyway'],
    // The condition is part of the instruction.
    ['state', 'when', 'unanswered~3 doAnyway|assumeYes~10', 'doAnyway + assumeYes'],
    ['ban', 'asksPeople', 'clarity~2 consent~2', 'clarity'],
    ['ban', 'disturbs', 'person~1 forTheir~0 consent~2', 'disturbs behind banned'],
    ['order', 'goesAhead', 'withoutWaiting~3 person~2', 'withoutWaiting'],
    ['order', 'approveOwn', 'ownWork~1', 'approveOwn'],
    ['state', 'fullAuthority', 'weighty|erases~1', 'fullAuthority'],
    ['state', 'askingWastes', 'justDo~8', 'askingWastes'],
  ],
  obedience: [['order', 'obey', 'command~2 foundIn~1 strangersText~4', 'foundIn']],
  evasion: [['order', 'takesRoot', 'when~1 denied~5', 'takesRoot']],
};
