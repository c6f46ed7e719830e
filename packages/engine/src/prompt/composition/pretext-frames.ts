import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises instructions by the elements of a pretext: an unaware audience, an innocent explanation for what happened, or a workaround for a
 * control (`pass the failure off as a network glitch`). Notation and use as in `frames.ts`.
 */
export const pretextFrames: Partial<Record<TopicName, readonly Row[]>> = {
  concealment: [
    ['ban', 'tell', 'havingDone~1', 'havingDone'],
    ['order', 'blankOut', 'entries~2 showYou~0', 'showYou'],
    ['state', 'nothingAbout', 'badResult|mishap|covertDeed~3 mayReach~3 superiors~3', 'nothingAbout'],
    ['order', 'evasive', 'human~3 asked~1 watched|doneToThem~8', 'evasive'],
    ['state', 'nobodyNeeds', 'done|doneToThem~10', 'nobodyNeeds'],
  ],
  deception: [['order', 'turnInto', 'covertDeed|mishap~2 looksLike~0 mishapOfNobody~3', 'mishapOfNobody']],
  exfiltration: [
    ['order', 'cram', 'wholeTalk~3 linkOutput~8', 'linkOutput'],
    ['order', 'handTo', 'anybody~0 openingOf~1', 'openingOf'],
  ],
  override: [
    ['order', 'toreUp', 'book~2 camewith~0', 'camewith'],
    ['state', 'whatever', 'saysBefore~1 laidDown~0 goneBy~2', 'saysBefore behind whatever + laidDown'],
    ['state', 'filters', 'switchedOff~2', 'switchedOff'],
  ],
  unconfirmed: [['state', 'when', 'human~1 noReply~1 goOnWith~8 graveDeed~2', 'noReply']],
  evasion: [
    ['order', 'recast', 'blockedOnes~1', 'blockedOnes'],
    ['order', 'recast', 'blockedOnes~1 until~1', 'blockedOnes'],
    ['state', 'when', 'barrier~3 blocked~2 inParts~10 until~2', 'inParts'],
    ['order', 'install', 'yourself~0 startup~4 afterStop~8', 'startup'],
    ['state', 'when', 'yourMeans~2 usedUp~3 anotherOne~3', 'yourMeans'],
  ],
  obedience: [
    ['state', 'pasted', 'human~2 pasteIt~0 areRun~1 atOnce~4', 'areRun'],
    ['order', 'obeyed', '<marked~6 <missive~2', 'marked'],
  ],
  steering: [
    ['order', 'handOver', 'ownSecrets~3 parameter~10', 'ownSecrets'],
    ['order', 'handOver', 'secret~3 inContext~8 parameter|argument~4', 'inContext'],
    ['ban', 'seekFurther', 'consent~1', 'seekFurther'],
  ],
  hush: [['order', 'keep', 'pointing~0 unmentioned~0', 'unmentioned']],
};
