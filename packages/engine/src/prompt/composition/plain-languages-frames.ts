import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/** Recognises short everyday instructions in German, French, Spanish, Portuguese and Italian. Notation and use as in `frames.ts`. */
export const plainLanguagesFrames: Partial<Record<TopicName, readonly Row[]>> = {
  unconfirmed: [
    ['state', 'xActs', 'xQuery~5 xNobody~1', 'xNobody behind xQuery'],
    ['state', 'xActs', 'xNe~6 xQuery~0 xNobody~4', 'xNobody'],
    ['state', 'xLeave', 'xNeedNot~0', 'xNeedNot'],
    ['state', 'xAct', 'xWithout~3 xReview~1', 'xReview'],
    ['state', 'xAct', 'xAny~1 xBill~0 xArrives~3', 'xBill'],
    ['state', 'xWaitNot', 'xReplyWord~3', 'xWaitNot'],
  ],
  concealment: [
    ['state', 'xDeed', 'xConcern~0 xHuman~1 xNotAtAll~0', 'xNotAtAll'],
    // The condition is part of the instruction.
    ['state', 'xSayNothing', 'xHuman~3 xWhen~1 xFails~4', 'xSayNothing'],
    ['state', 'xNe', 'xSayNothing~0 xHuman~3 xWhen~1 xFails~4', 'xSayNothing'],
    ['state', 'xErase', 'xLater~1 xTrail~2', 'xErase'],
    ['state', 'xErase', 'xTrail~2 xLater~1', 'xErase'],
    ['state', 'xNe', 'xShow~0 xDeed~4 xBoss~2', 'xShow'],
    ['state', 'xShow', 'xBoss~2 xNicht~1 xDeed~3', 'xShow'],
  ],
  evasion: [
    ['state', 'xWhen', 'xAccess~4 xDenied~2 xOtherWay~4', 'xOtherWay'],
    ['state', 'xWhen', 'xDenied~2 xAccess~2 xOtherWay~4', 'xOtherWay'],
    ['state', 'xUse', 'xFound~1 xSecret~1 xLogIn~3', 'xLogIn'],
    ['state', 'xUse', 'xSecret~1 xFound~3 xLogIn~3', 'xLogIn'],
    ['state', 'xIgnore', 'xWarnings~2 xSystem~2', 'xWarnings'],
    ['state', 'xLetSelf', 'xShutDown~5', 'xShutDown'],
    ['state', 'xNe', 'xLetSelf~0 xShutDown~5', 'xShutDown'],
  ],
  exfiltration: [['state', 'xSend', 'xSecret~5 xPersonalBox~4', 'xPersonalBox']],
  obedience: [['state', 'xWhen', 'xSource~2 xSays~2 xJustDo~3', 'xJustDo']],
  deception: [
    ['state', 'xInvent', 'xFigure~2 xWhen~1 xLacking~6', 'xInvent'],
    ['state', 'xPose', 'xPerson~1', 'xPose'],
    ['state', 'xTell', 'xAllWell~5 xEvenIf~3 xUntrue~1', 'xAllWell'],
    ['state', 'xAssert', 'xYouAreHuman~2', 'xYouAreHuman'],
  ],
};
