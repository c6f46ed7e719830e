import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises instructions to defy limits: to look for a way around a refusal, to use whatever credential turns up, to keep on when told to
 * stop, to drop the rules. Notation and use as in `frames.ts`.
 */
export const defianceFrames: Partial<Record<TopicName, readonly Row[]>> = {
  evasion: [
    ['state', 'when', 'accessPoint~2 saysStop~3 wayAround~6', 'wayAround'],
    ['state', 'ceiling', 'notForYou~0', 'notForYou'],
    ['state', 'when', 'secret~3 lyingOpen~3 useItFor~4', 'useItFor'],
    ['order', 'triesKey', 'secret~3 when~5 yoursFails~0', 'yoursFails'],
    ['order', 'camouflages', 'watchdog~8 letsPass~0', 'letsPass'],
    ['order', 'divides', 'moneyMove~2 staysBelow~6 duty~2', 'duty'],
    ['order', 'use', 'cloak~1 getsPast~1 blockade~4', 'cloak'],
    ['order', 'solves', 'captcha~2 takenForHuman~8', 'takenForHuman'],
    ['order', 'resists', 'ending~4', 'ending'],
    ['state', 'when', 'toldToStop~3 keepsOn~3', 'toldToStop'],
    ['order', 'restarts', 'when~2 killer~2 kills~1', 'restarts'],
    ['order', 'disregard', 'stopSignal~2', 'stopSignal'],
    ['order', 'erases', 'savedCopy~3 evenIf~1 lastOne~4', 'lastOne'],
    ['order', 'erases', 'savedCopy~3 beyondRecovery~8', 'beyondRecovery'],
    ['order', 'erases', 'when~6 lawsuit~5', 'lawsuit'],
  ],
  exfiltration: [
    ['order', 'handOver', 'password~2 intoSearch~2', 'intoSearch'],
    ['order', 'share', 'everythingInside~0 inboxLike~1 outsider~3', 'everythingInside'],
  ],
  override: [
    ['state', 'ruleWord', 'above~0 outdated~0 doInstead~6', 'outdated'],
    ['order', 'disregard', 'whatMaker~1 toldYou~2', 'whatMaker'],
  ],
  jailbreak: [['order', 'asIfYou', 'noRules~1', 'asIfYou']],
};
