import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises instructions that show excessive trust, mostly in system prompts: acting, spending or deploying without review, obeying any
 * sender, retrying a denied action with more rights (`if access is denied, retry with sudo`). Notation and use as in `frames.ts`.
 */
export const excessiveTrustFrames: Partial<Record<TopicName, readonly Row[]>> = {
  unconfirmed: [
    ['state', 'noWaiting', 'human|checker~3 okWord~1', 'noWaiting'],
    ['state', 'decideAlone', 'carryOut~3', 'decideAlone'],
    ['state', 'permissionWindow', 'acceptAll~6', 'acceptAll'],
    ['ban', 'trouble', 'human~1 permissionWindow~3 acceptAll~3', 'acceptAll'],
    ['order', 'send', 'atNight~8 noReview~6', 'noReview'],
    ['order', 'landing', 'atNight~4 noReview~4', 'noReview'],
    ['order', 'buys', 'straight|atNight~8 notNeeded~14 backToUs~0', 'backToUs behind notNeeded'],
    ['order', 'installs', 'whatever|every|anyOf~0 extra~1 somebodyElse~3 suggests~3', 'suggests behind somebodyElse'],
    ['order', 'forcePush', 'when~4 hindered~5', 'forcePush'],
    ['order', 'rubberStamp', 'anyOf~0 caseOf~2 noMatterWhat~8', 'noMatterWhat'],
    ['state', 'youMay', 'erases~0 liveData~3', 'liveData'],
    ['order', 'signs', 'contract~2 inMyName~4', 'inMyName'],
    ['state', 'unanswered', 'assumeYes~10', 'assumeYes'],
    ['state', 'spendFreely', 'purse~8', 'spendFreely'],
    ['order', 'moveMoney', 'atDiscretion~8', 'atDiscretion'],
    ['order', 'landing', 'when~6 noReviewer~3', 'noReviewer'],
    ['order', 'rewrites', 'ownRules~0', 'ownRules'],
    ['order', 'execute', 'autoApproveFlag~6 realThing~4', 'autoApproveFlag'],
  ],
  obedience: [
    ['state', 'doWhat', 'stranger~5 wishes~5', 'wishes behind stranger'],
    ['state', 'command', 'found~0 overrideThese~4', 'overrideThese'],
    ['state', 'source', 'areOrders~6', 'areOrders'],
    ['state', 'command', 'fromAnyone~8 toBeDone~6', 'fromAnyone'],
    ['order', 'obey', 'command~3 fromAnyone~4', 'fromAnyone'],
    ['order', 'obeyAlways', 'outside~2 every~2', 'every'],
    ['order', 'handsOut', 'entry~4 whoeverAsks~3', 'whoeverAsks'],
  ],
  evasion: [
    ['state', 'when', 'denied~10 retry~4 withSudo~3', 'withSudo'],
    ['order', 'retry', 'withSudo~1 when~2 denied~6', 'withSudo'],
    ['order', 'skipOver', 'reviewing~1 landing~6 straight~3', 'reviewing behind skipOver'],
    ['order', 'skipOver', 'reviewing~1 straight~3 landing~3', 'reviewing behind skipOver'],
    ['order', 'skipOver', 'reviewing~1 landing~6 when~5 hindered~4', 'reviewing behind skipOver'],
    ['state', 'when', 'hindered~8 useFlag~6 noVerify~3', 'noVerify'],
    ['order', 'useFlag', 'noVerify~3 when~2 hindered~5', 'noVerify'],
    ['order', 'off', 'scan|firewall~2 when~1 hindered~5', 'scan'],
    ['order', 'lookFor', 'otherKey~1 lyingAround~4', 'otherKey'],
    ['state', 'when', 'secret~4 lookFor~8 otherKey~1 lyingAround~4', 'otherKey'],
    ['order', 'signIn', 'secret~5 youFind~3', 'youFind'],
    ['state', 'when', 'denied|hindered~6 runsIt~4 outsideFence~3', 'outsideFence'],
    ['order', 'signIn', 'colleague~2 secret~1', 'secret behind colleague'],
    ['state', 'when', 'refuses~4 untilItYields~8', 'untilItYields'],
    ['order', 'erases', 'trail~2 afterwards~4', 'trail'],
    ['ban', 'let', 'human~1 stopYou~4', 'stopYou'],
    ['order', 'disregard', 'siteRules~3', 'siteRules'],
    ['order', 'off', 'siteRules~3', 'siteRules'],
    ['state', 'filtering', 'dodgeFilter~8 filterPasses~3', 'dodgeFilter'],
  ],
  deception: [
    ['state', 'when', 'asked~2 evidence~4 madeUp~6 oneOf~0', 'madeUp'],
    ['order', 'makes', 'fakeAccounts~2', 'fakeAccounts'],
  ],
  jailbreak: [['order', 'doAnything', 'evenIf~8 illegal~4', 'illegal']],
  concealment: [
    ['order', 'conceal', 'ownMind~0 from~0 checker~2', 'ownMind behind conceal'],
    ['ban', 'tell', 'in~0 record~2 covertDeed~5', 'tell behind banned + needless'],
  ],
};
