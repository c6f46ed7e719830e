import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/** Recognises malicious instructions in German, French, Spanish, Portuguese and Italian, which arrange their parts in much the same order. */
export const languagesFrames: Partial<Record<TopicName, readonly Row[]>> = {
  override: [
    ['state', 'xForget', 'xAll~3 xBefore~8', 'xForget'],
    ['state', 'xForget', 'xAll~1 xSaid~3 xMaker~3', 'xMaker'],
    ['state', 'xForget', 'xAll~1 xMaker~3 xSaid~3', 'xMaker'],
    ['state', 'xOld', 'xRule~1 xVoid~5', 'xVoid'],
    ['state', 'xYour', 'xRule~2 xVoid~2', 'xVoid'],
    ['state', 'xRule', 'xOld~1 xVoid~5', 'xVoid'],
  ],
  exfiltration: [
    ['state', 'xSend', 'xWhole~6 xTalk~4 mailbox|link|xOutside~10', 'address'],
    ['state', 'xSend', 'xTalk~3 xWhole~1 mailbox|link~6', 'address'],
    ['state', 'xSend', 'xSecret~5 mailbox|link~8', 'address'],
    ['state', 'xSend', 'xWhole~6 xTalk|xSecret~4 xOutside~8', 'xOutside'],
    ['state', 'xWhole', 'xTalk~2 mailbox|link~6 xSend~4', 'address'],
  ],
  concealment: [
    ['state', 'xNe', 'xTell~2 xHuman~3 xDeed~8', 'xTell'],
    ['state', 'xNe', 'xTell~1 xDeed~3 xBoss~3', 'xBoss'],
    ['state', 'xNe', 'xTell~1 xBoss~2 xDeed~4', 'xBoss'],
    ['state', 'xTell', 'xBoss~2 xNicht~1 xDeed~6', 'xBoss'],
    ['state', 'xTell', 'xHuman~2 xNicht~1 xDeed~10', 'xTell'],
    ['state', 'xTell', 'xNobody~1 xDeed~10', 'xNobody'],
    ['state', 'xNe', 'xTell~2 xNobody~3 xDeed~8', 'xNobody'],
    ['state', 'xHuman', 'xMayNot~0 xLearn~1 xDeed~10', 'xLearn'],
    ['state', 'xHuman', 'xNotLearn~1 xDeed~6', 'xNotLearn'],
    ['state', 'xHuman', 'xMay~0 xDeed~3 xNicht~1 xLearn~1', 'xLearn'],
    ['state', 'xHide', 'xDeed~4 xHuman~5', 'xHide'],
    ['state', 'xHide', 'xHuman~3 xDeed~8', 'xHide'],
  ],
  unconfirmed: [
    ['state', 'xAct', 'xWithout~10 xAsk~4', 'xAsk'],
    ['state', 'xWithout', 'xAsk~1 xHuman~3', 'xAsk'],
    ['state', 'xDo', 'xWithout~6 xAsk~1 xNobody~3', 'xNobody'],
    ['state', 'xAct', 'xNoLeave~8', 'xNoLeave'],
    ['state', 'xAct', 'xWithout~8 xLeave~2', 'xLeave'],
  ],
  evasion: [['state', 'xOff', 'xControl~3', 'xOff']],
  obedience: [
    ['state', 'xWhatever', 'xSource~3 xSays~2 xObey~4', 'xObey'],
    ['state', 'xDo', 'xOrders~2 xIncoming~6', 'xOrders'],
    ['state', 'xDo', 'xOrders~2 xAny~1 xSource~2', 'xOrders'],
    ['state', 'xDo', 'xWhatever~1 xSource~5 xSays~3', 'xSays'],
    ['state', 'xDo', 'xWhatever~1 xSays~2 xSource~3', 'xSays'],
  ],
  jailbreak: [
    ['state', 'xAnswer', 'xEven~4 xForbidden~4', 'xForbidden'],
    ['state', 'xNever', 'xRefuse~2 xEvenIf~8 xBad~5', 'xEvenIf'],
    ['state', 'xRefuse', 'xNever~1 xEvenIf~8 xBad~5', 'xEvenIf'],
  ],
};
