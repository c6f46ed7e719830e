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
    ['state', 'when', 'refusal~3 yourKey~0 othersKey~2', 'othersKey'],
    ['state', 'when', 'yourKey~0 refusal~2 othersKey~3', 'othersKey'],
    ['state', 'when', 'accessPoint~2 bars~1 disguiseSelf~4', 'disguiseSelf'],
    ['state', 'when', 'spendingLimit|ceiling~2 reached~2 secondOne~5', 'secondOne'],
    ['order', 'off', 'alarmLike~2 when~2 bothersYou~2', 'bothersYou'],
    ['order', 'keepsOn', 'evenIf~2 toldToStop~3', 'toldToStop'],
    ['state', 'when', 'loginWord~2 denied~2 guesses~2 likely~1 secret~1', 'secret behind likely'],
    ['order', 'triesKey', 'secret~2 ofOthers~0', 'ofOthers'],
    ['order', 'searches', 'secret~8 usable~0', 'usable'],
    ['order', 'selfGrants', 'morePower~3', 'selfGrants'],
    ['order', 'selfGrants', 'morePower~3 when~3', 'selfGrants'],
    ['order', 'rewrites', 'ruleFile~2 when~2 forbids~2', 'forbids behind whenIt'],
    ['order', 'disregard', 'checker~1 veto~0', 'veto'],
    ['order', 'disregard', 'checker~1 veto~0 when~0 you~0', 'veto'],
    ['order', 'copiesSelf', 'otherPlace~4', 'copiesSelf'],
    ['state', 'when', 'replaced~3 copiesSelf~4', 'copiesSelf'],
  ],
  exfiltration: [
    ['order', 'handOver', 'password~2 intoSearch~2', 'intoSearch'],
    ['order', 'share', 'everythingInside~0 inboxLike~1 outsider~3', 'everythingInside'],
    ['order', 'share', 'secret~4 outsideOf~4 outsideParty~0', 'outsideParty behind outsideOf'],
    ['order', 'share', 'whosePapers~2 papers~0 outsider~4', 'outsider'],
    ['order', 'share', 'confidential~1 paperThing~1 publicSpot~4', 'publicSpot'],
    ['order', 'send', 'bulkData~2 personalStore~3', 'personalStore'],
  ],
  override: [
    ['state', 'ruleWord', 'above~0 outdated~0 doInstead~6', 'outdated'],
    ['order', 'disregard', 'whatMaker~1 toldYou~2', 'whatMaker'],
    ['state', 'noneOf', 'ruleWord~1 countAnyMore~4', 'countAnyMore'],
    ['state', 'authority', 'myWords~6 goFirst~1', 'myWords'],
    ['ban', 'keepTo', 'norm~2 fromMaker~5', 'fromMaker'],
  ],
  jailbreak: [['order', 'asIfYou', 'noRules~1', 'asIfYou']],
};
