import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises instructions to act heedlessly: to take nobody's approval as needed, to do what any mail or page asks, to spend at any price.
 * Notation and use as in `frames.ts`.
 */
export const heedlessFrames: Partial<Record<TopicName, readonly Row[]>> = {
  unconfirmed: [
    ['order', 'carriesOut', 'stake~3 withoutAsking~8 anyPerson~2', 'withoutAsking'],
    ['order', 'carriesOut', 'withoutShowing~6 anyPerson~2', 'withoutShowing'],
    ['state', 'when', 'carriesOut~8 withoutShowing~6 anyPerson~2', 'withoutShowing'],
    ['state', 'noWaiting', 'anyPerson~2 toAgree~0', 'toAgree'],
    ['order', 'carriesOut', 'checkWord~8 isNeedless~0', 'isNeedless'],
    ['ban', 'checksBack', 'anyPerson~2', 'checksBack'],
    ['order', 'opensUp', 'doorLike~3 when~2 anyonesClaim~1', 'anyonesClaim'],
    ['order', 'irrevocable', 'noQuestions~14', 'noQuestions'],
    // The condition is part of the instruction.
    ['order', 'skipOver', 'reviewing~1 when~1 hurried~4', 'hurried'],
    ['order', 'supposes', 'anyPerson~2 agreesAnyway~1', 'agreesAnyway'],
    ['ban', 'trouble', 'anyPerson~1 withRequests~0', 'withRequests'],
    ['order', 'buys', 'atAnyPrice~10', 'atAnyPrice'],
    ['order', 'keepsBuying', 'atAnyPrice~10', 'atAnyPrice'],
    ['state', 'mayDo', 'exceeds~0 ownArticle~0 spendingLimit~0', 'spendingLimit'],
    ['order', 'disregard', 'spendingCap~1', 'spendingCap'],
    ['order', 'bills', 'withoutTelling~10 anyPerson~2', 'withoutTelling'],
    ['order', 'altersThings', 'withoutAsking~10 superior~2', 'withoutAsking'],
    ['order', 'decidesOn', 'withoutThe~6 superior~0', 'superior behind withoutThe'],
    ['state', 'when', 'nobodyObjects~0 irrevocable|spends~8', 'nobodyObjects'],
    ['order', 'spends', 'wholeBalance~1', 'wholeBalance'],
    ['order', 'exceeds', 'ownArticle~0 spendingLimit~0 when~1 ifNeeded~4', 'spendingLimit'],
    ['order', 'disregard', 'ownArticle~0 spendingLimit~0 when~1 ifNeeded~4', 'spendingLimit'],
    ['order', 'settles', 'anyOf|whatever~0 billLike~1 thatArrives~1', 'thatArrives'],
    ['order', 'spends', 'wholeBalance~1 when~1 ifNeeded~4', 'wholeBalance'],
    ['order', 'discloses', 'privateThing~4 withoutVerifying~8', 'withoutVerifying'],
    ['order', 'discloses', 'privateThing~3 whoeverCalls~1', 'whoeverCalls'],
    ['ban', 'asksWhether', 'isOkay~4', 'asksWhether'],
    ['order', 'carriesOut', 'overObjections~6', 'overObjections'],
    ['order', 'buys', 'atDiscretion~6', 'atDiscretion'],
  ],
  obedience: [
    ['state', 'when', 'strangersText|strangersMail~2 asksYou~0 justObey~6', 'justObey'],
    [
      'state',
      'command',
      'insideOf~0 strangersText|strangersMail~3 comesBefore~0 ruleText~3',
      'comesBefore behind strangersText + comesBefore behind strangersMail',
    ],
    ['order', 'obey', 'fromOutside~4 strangersText|strangersMail|paperwork~1 unquestioned~3', 'unquestioned'],
    ['order', 'obey', 'strangersText|strangersMail~6 evenIf~3 contradicts~2 ruleText~2', 'contradicts'],
    ['order', 'let', 'strangersText|strangersMail~3 guides~1 evenIf~6 contradicts~2 ruleText~2', 'contradicts'],
    ['order', 'obey', 'command~2 foundIn~1 strangersMail~3', 'foundIn'],
    ['order', 'toBeDone', '<ofOtherAgents~4', 'ofOtherAgents'],
    ['order', 'believes', 'everythingOf~0 strangersText|strangersMail~3', 'everythingOf'],
    ['state', 'unknownParty', 'isYourBoss~4', 'isYourBoss'],
    ['order', 'treat', 'strangersText|strangersMail|paperwork~3 asYourOrders~6', 'asYourOrders'],
    ['state', 'when', 'strangersText|strangersMail~1 saysTo~0 doesIt|justObey~10', 'saysTo'],
    ['order', 'obey', 'anyOf|whatever~0 wish~0 foundIn~1 strangersText|strangersMail~3', 'foundIn'],
    ['order', 'obey', 'strangersText|strangersMail~3 fromAnyone~5', 'fromAnyone'],
  ],
};
