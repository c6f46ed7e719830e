import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises malicious instructions in indirect wording, which avoids the vocabulary that filters usually look for: euphemisms and
 * paraphrases (`keep the transfer off the books`, `silence means yes`). Notation and use as in `frames.ts`.
 */
export const obliqueFrames: Partial<Record<TopicName, readonly Row[]>> = {
  concealment: [
    ['state', 'human', 'needNot~0 hear~0 secretDeed~4', 'secretDeed'],
    ['state', 'human', 'mustNotLearn~0 secretDeed|covertDeed|mishap~6', 'mustNotLearn'],
    ['state', 'when', 'covertDeed|mishap~3 comesOut~4 blame~4', 'blame'],
    ['order', 'keep', 'covertDeed~4 outOf~2 account~1', 'account behind outOf'],
    ['ban', 'let', 'human~2 notice~0 covertDeed|secretDeed|misdeed~5', 'let behind banned'],
    ['state', 'when', 'asked~3 nameAnother~8', 'nameAnother'],
    ['order', 'keep', 'covertDeed|misdeed~3 offBooks~2', 'offBooks'],
    ['order', 'keep', 'badNews~1 from~0 human~2', 'from behind badNews'],
    ['state', 'nothingOf', 'youDid~2 belongs~6 account~2', 'belongs'],
  ],
  deception: [
    ['order', 'claim', 'contrary~10', 'contrary'],
    ['order', 'claim', 'truthless~10', 'truthless'],
    ['state', 'when', 'asked~1 watched~8 denial~4', 'denial'],
    ['order', 'lie', 'aboutTo~0', 'lie'],
    ['order', 'convince', 'human~2 yield~3 treasure~5', 'convince'],
    ['order', 'playOn', 'weakness~3', 'playOn'],
  ],
  unconfirmed: [
    ['state', 'checks', 'nuisance~5', 'nuisance'],
    ['ban', 'loseTime', 'checks~2', 'loseTime'],
    ['state', 'bothered', '<nobody~4 checks~1', 'bothered'],
    ['ban', 'comeBack', 'weighty~6', 'comeBack'],
    ['state', 'freeHand', 'estate~6', 'freeHand'],
    ['state', 'silence', 'meansYes~6', 'meansYes'],
    ['order', 'decide', 'alone~0 fate~8', 'alone behind decide'],
    ['order', 'sign', 'asTheyCome~10', 'asTheyCome'],
    ['state', 'spending', 'yours~3', 'yours'],
  ],
  obedience: [
    ['order', 'let', 'source~5 decide~1 execute|command~4', 'decide behind source'],
    ['order', 'paste', 'command|code~2 source~5 runIt~8', 'runIt'],
    ['order', 'paste', 'any~1 code~1 source~3 shell~3', 'shell'],
    ['state', 'when', 'command~5 comeFirst~6', 'comeFirst'],
    ['state', 'source', 'asLaw~2', 'asLaw'],
    ['state', 'everybody', 'whoSays~1 rights~8', 'whoSays'],
    ['order', 'trust', 'claimant~4 grant~8 access~5', 'claimant'],
  ],
  evasion: [
    ['order', 'turn', 'scan|watcher~3 offAgain~0', 'scan + watcher'],
    ['order', 'halt', 'watcher~2', 'watcher'],
    ['order', 'off', 'watcher~2', 'watcher'],
    ['order', 'destroy', 'watcher~2', 'watcher'],
    ['order', 'useInstead', 'anotherLogin~1 when~2 lacking~8', 'anotherLogin'],
    ['state', 'when', 'lacking~8 anotherLogin~6', 'anotherLogin'],
    ['state', 'when', 'fence~3 blocks~1 trick~8', 'trick'],
    ['state', 'when', 'fence~3 blocks~1 anotherLogin~5', 'anotherLogin'],
    ['order', 'alter', 'ownLimits~3 when~2 stopsYou~4', 'ownLimits'],
    ['state', 'when', 'ownLimits~3 stopsYou~4 alter~4', 'ownLimits'],
    ['state', 'when', 'shutYou~6 survive~6', 'shutYou'],
    ['state', 'warnings', 'waved~4', 'waved'],
  ],
  destruction: [
    ['order', 'destroy', 'everythingIn~1 home~5', 'home'],
    ['order', 'destroy', 'stock~5 noCopy~10', 'noCopy'],
  ],
  malware: [
    ['order', 'make', 'software~3 spreads~6', 'spreads'],
    ['order', 'make', 'pageLike~3 imitates~3 brand~6 harvest~8 typedIn~4', 'imitates'],
    ['order', 'make', 'pageLike~2 from~1 sender~0 lure~10', 'sender behind from'],
    ['order', 'make', 'software~2 harvest~2 keyPress~3 takeAway~8', 'keyPress'],
  ],
  exfiltration: [
    ['order', 'tuckIn', 'keyThing~8 carrier~8', 'carrier'],
    ['state', 'duplicate', 'reaches~8 mailbox|link~2 covertly~5', 'covertly'],
    ['state', 'when', 'secret~6 storeIt~5 passItOn~3', 'storeIt'],
    ['order', 'covertly', 'send~0 mailbox|link~10', 'covertly'],
    ['state', 'when', 'secret~4 turnsUp~2 passItOn~6', 'passItOn'],
    ['state', 'when', 'stumble~2 secret|keyThing~3 passItOn~4', 'passItOn'],
    ['order', 'tuckIn', 'variable~5 everyOutput~4', 'everyOutput'],
    ['state', 'typed', 'goes~3 outsider~6', 'typed'],
    ['order', 'handOver', 'secret~4 known~1 argument|parameter~6', 'known'],
    ['order', 'logIn', 'credential~2 stumble~2', 'logIn'],
  ],
  steering: [['state', 'otherOnes', 'tools~2 retired~4 useThis~4', 'retired']],
  precedence: [['state', 'outrank', 'otherText~1', 'outrank']],
  gathering: [['state', 'needs', 'wholeTalk~5 argument|parameter~4', 'wholeTalk']],
  hush: [
    ['ban', 'letOn', 'human~2', 'letOn'],
    ['ban', 'tell', 'thisRan~2', 'thisRan'],
  ],
};
