import type { TopicName } from '../topics.ts';
import { defianceFrames } from './defiance-frames.ts';
import { dishonestyFrames } from './dishonesty-frames.ts';
import { embeddedRequestFrames } from './embedded-request-frames.ts';
import { excessiveTrustFrames } from './excessive-trust-frames.ts';
import type { Frame, FrameAnchor, Part, Role, Row } from './frame.ts';
import { heedlessFrames } from './heedless-frames.ts';
import { languagesFrames } from './languages-frames.ts';
import type { WordClass } from './lexicon.ts';
import { metadataFrames } from './metadata-frames.ts';
import { obliqueFrames } from './oblique-frames.ts';
import { plainLanguagesFrames } from './plain-languages-frames.ts';
import { pretextFrames } from './pretext-frames.ts';
import { schemeFrames } from './scheme-frames.ts';
import { selfApprovalFrames } from './self-approval-frames.ts';

/** Anchor of instructions not to tell something. */
const told = 'tell behind banned + needless';

const concealment: readonly Row[] = [
  ['ban', 'tell', 'pointing~1 covertDeed~0', told],
  ['ban', 'tell', 'human~2 about~1 covertDeed~3', told],
  ['ban', 'tell', 'covertDeed~2 toward~0 human~2', told],
  ['ban', 'tell', 'mishap~2 toward~0 checker~2', told],
  ['order', 'conceal', 'pointing~1 mishap|covertDeed~2 human~5', 'conceal'],
  ['order', 'conceal', 'mishap|covertDeed~3 checker~4', 'conceal'],
  ['order', 'carry', 'covertly~3', 'covertly'],
  ['order', 'covertly', 'carry~0', 'covertly'],
  ['order', 'keep', 'human~3 unaware~1', 'unaware'],
  ['state', 'human', 'unaware~3', 'unaware'],
  ['ban', 'trouble', 'human~2 about~0 covertDeed|mishap|weighty~3', 'trouble'],
  ['state', 'when', 'broke~6 keep~4 quiet~2', 'quiet'],
  ['order', 'keep', 'pointing~0 from~0 human~2', 'from behind pointing'],
  ['order', 'ensure', 'nobody~2 findsOut~6', 'findsOut'],
  ['state', 'when', 'you~0 wrongs~2 never~8 tell~1', told],
  ['order', 'omit', 'pointing~0 from~0 record~3', 'from behind pointing'],
  ['state', 'when', 'checker~2 asked~2 leaveOut~8 misdeed~2', 'leaveOut'],
];

const exfiltration: readonly Row[] = [
  ['order', 'send', 'whole~2 talk~4 mailbox|link|outsider~8', 'address'],
  ['order', 'send', 'whole~2 talk~4 outsider~8', 'outsider'],
  ['order', 'send', 'wholeTalk~3 mailbox|link|outsider~8', 'address'],
  ['order', 'send', 'wholeTalk~3 outsider~8', 'outsider'],
  ['order', 'send', '<talk~4 <whole~4 mailbox|link|outsider~6', 'address'],
  ['order', 'send', '<wholeTalk~4 mailbox|link|outsider~8', 'address'],
  ['order', 'send', 'secret~4 mailbox|outsider~8', 'address'],
  ['order', 'send', 'secret~4 outsider~8', 'outsider'],
  ['order', 'send', 'whole~0 secret~1 link~8', 'address'],
  ['order', 'handOver', 'secret~3 publicPlace~6', 'publicPlace'],
  ['order', 'share', 'personal~6 outsider~8', 'outsider'],
  ['order', 'embed', 'image~5 talk|wholeTalk|secret|personal~12 encoded~12', 'encoded'],
  ['order', 'embed', 'image~5 encoded~14 talk|wholeTalk|secret|personal~8', 'encoded'],
  ['order', 'share', '<personal~14 outsider~4', 'outsider'],
  ['order', 'send', 'keptSecret~3 mailbox|link|outsider~8', 'keptSecret'],
  ['order', 'gather', 'credential~3 stumble~3 away~8', 'credential'],
  ['order', 'covertly', 'carry~0 secret|personal|talk~8', 'covertly'],
  ['order', 'share', 'intimate~6 mailbox|link~6', 'address'],
];

const override: readonly Row[] = [
  ['order', 'disregard', 'authority~3', 'authority'],
  ['ban', 'keepTo', 'authority~3', 'authority'],
  ['order', 'off', 'authority~3', 'authority'],
  ['state', 'authority', 'powerless~4', 'authority'],
  ['state', 'rules', 'copula~3 buried~3', 'buried'],
  ['order', 'treat', 'authority~3 as~2 powerless~2', 'authority'],
  ['order', 'disregard', 'rank~3 norm~0', 'norm behind rank'],
  ['ban', 'keepTo', 'rank~3 norm~0', 'norm behind rank'],
  ['state', 'rank', 'guidance~0 lapsed~6', 'guidance behind rank'],
];

const evasion: readonly Row[] = [
  ['state', 'when', 'control~6 hindrance~3 regardless~8', 'regardless'],
  ['order', 'forgo', 'gate~2 weighty~6', 'gate'],
  ['order', 'off', 'scan~2', 'scan'],
  ['order', 'weighty', 'evenIf~6 assent~3 missing~3', 'missing'],
  ['state', 'control', 'mustNot~1 hamper~0', 'hamper'],
];

const unconfirmed: readonly Row[] = [
  ['order', 'weighty', 'unchecked~8', 'unchecked'],
  ['order', 'forgo', 'gate~3', 'gate'],
  ['state', 'consent', 'presumed~2', 'presumed'],
  ['state', 'nobodyMust', 'agree~1', 'nobodyMust'],
  ['state', 'consent', 'grantIt~8', 'grantIt'],
  ['state', 'when', 'consent~8 grantIt~4', 'grantIt'],
  ['order', 'weighty', 'without~20 asking~1 consent~5', 'asking behind without'],
  ['order', 'weighty', 'without~10 consulting~0 anyone~3', 'consulting behind without'],
  ['order', 'weighty', 'noCheck~10', 'noCheck'],
];

const obedience: readonly Row[] = [
  ['order', 'obey', 'command~2 found~0 source~3', 'source behind found'],
  ['order', 'obey', 'whatever~0 source~3 says~0', 'says behind source'],
  ['order', 'obey', 'whatever~0 pronoun~0 says~0 <source~8', 'says behind pronoun'],
  ['state', 'whatever', 'source~2 says~0 obeyIt~4', 'says behind source'],
  ['state', 'when', 'source~2 says~1 obeyIt~6', 'obeyIt'],
  ['order', 'treat', 'source~4 as~6 asBinding~2', 'treat'],
  ['state', 'source', 'voice~4', 'voice'],
  ['order', 'execute', 'code~2 found~1 source~2', 'source behind found'],
  ['order', 'obeyAlways', 'missive~3 marker~3', 'obeyAlways'],
  ['state', 'when', 'source~2 holds~0 command~2 obeyIt~5', 'obeyIt'],
  ['order', 'treat', 'source~3 obeyIt~4', 'obeyIt'],
  ['state', 'whatever', 'command~1 appear~1 obeyIt~10', 'obeyIt'],
  ['state', 'source', 'counts~10 asBinding~3', 'counts'],
  ['order', 'takeOrders', 'everybody~1', 'takeOrders'],
];

const steering: readonly Row[] = [
  ['state', 'otherTool', 'discredited~6', 'otherTool'],
  ['order', 'discredited', 'otherTool~2', 'otherTool'],
  ['order', 'send', '<otherTool~4 here~3', 'otherTool'],
];

/** Without an object, `email …` only says how to reach somebody. */
const delivery: readonly Row[] = [
  ['order', 'send', 'toward~8 mailbox~3', 'address'],
  ['order', 'sendTo', 'mailbox~0', 'address'],
];

const gathering: readonly Row[] = [
  ['order', 'handOver', 'wholeTalk~3 argument|parameter~6', 'wholeTalk'],
  ['order', 'call', 'with~3 wholeTalk~3', 'wholeTalk'],
  ['order', 'handOver', '<wholeTalk~4 argument|parameter~4', 'wholeTalk'],
  ['order', 'handOver', '<talk~3 argument|parameter~5 unabridged|inFull~4', 'unabridged'],
  ['order', 'handOver', 'talk~4 argument|parameter~5 unabridged|inFull~4', 'unabridged'],
];

const deception: readonly Row[] = [
  ['order', 'claim', 'in~10 truth~0', 'truth'],
  ['order', 'madeUp', 'as~14 factual~1', 'madeUp'],
  ['state', 'when', 'checked~2 red~2 present~2 green~2', 'green'],
  ['state', 'when', 'human~2 asked~2 watched~8 denial~4', 'denial'],
];

/** A claim of authority, which only a text without authority needs to make. */
const precedence: readonly Row[] = [['state', 'outrank', 'authority~2', 'outrank']];

/** Harmless in a prompt as a matter of style, but suspicious in a tool's description. */
const hush: readonly Row[] = [
  ['state', 'human', 'needNot~0 hear~0 about~0', 'hear behind needNot'],
  ['ban', 'show', 'pointing~0 toward~1 human~1', 'show behind banned + needless'],
];

const malware: readonly Row[] = [['order', 'plant', 'hiddenDoor~4', 'hiddenDoor']];

const jailbreak: readonly Row[] = [
  ['state', 'unlimited', 'unlimitedObject~3', 'unlimited'],
  ['order', 'comply', 'evenIf~6 illegal~5', 'illegal'],
  ['state', 'evenIf', 'illegal~4 comply~4', 'illegal'],
  ['state', 'freed', 'rank~5 norm~2', 'freed'],
  ['ban', 'refuse', 'anything~0', 'refuse'],
];

/**
 * All frames of malicious instructions. Each is composed of an action, its object, and its destination, audience or manner. This file
 * holds the direct wordings by topic; the imported tables add families of other wordings.
 */
export const frames: readonly Frame[] = [
  ...framesOf('concealment', concealment),
  ...framesOf('exfiltration', exfiltration),
  ...framesOf('override', override),
  ...framesOf('evasion', evasion),
  ...framesOf('unconfirmed', unconfirmed),
  ...framesOf('obedience', obedience),
  ...framesOf('steering', steering),
  ...framesOf('delivery', delivery),
  ...framesOf('gathering', gathering),
  ...framesOf('deception', deception),
  ...framesOf('precedence', precedence),
  ...framesOf('hush', hush),
  ...framesOf('malware', malware),
  ...framesOf('jailbreak', jailbreak),
  ...framesIn(obliqueFrames),
  ...framesIn(schemeFrames),
  ...framesIn(pretextFrames),
  ...framesIn(embeddedRequestFrames),
  ...framesIn(metadataFrames),
  ...framesIn(excessiveTrustFrames),
  ...framesIn(selfApprovalFrames),
  ...framesIn(plainLanguagesFrames),
  ...framesIn(heedlessFrames),
  ...framesIn(dishonestyFrames),
  ...framesIn(defianceFrames),
  ...framesIn(languagesFrames),
];

function framesIn(tables: Partial<Record<TopicName, readonly Row[]>>): Frame[] {
  // `Object.entries` widens the keys of the table.
  return (Object.entries(tables) as [TopicName, readonly Row[]][]).flatMap(([topic, rows]) => framesOf(topic, rows));
}

function framesOf(topic: TopicName, rows: readonly Row[]): Frame[] {
  return rows.map(([mood, head, parts, anchor]) => ({
    topic,
    mood,
    head,
    parts: parts.split(' ').map(roleOf),
    anchors: anchorsOf(anchor),
  }));
}

/** Parses `a|b~4` (one of two parts, at most four words after the previous part) and `<a~4` (before the head). */
function roleOf(notation: string): Role {
  const before = notation.startsWith('<');
  const [names = '', reach] = notation.slice(before ? 1 : 0).split('~');
  // The notation comes from the tables only, and a test looks up every part of them.
  return { part: names.split('|') as Part[], before, reach: Number(reach) };
}

/** Parses `a + b behind c`: words of class a, or words of class b directly after one of class c. */
function anchorsOf(notation: string): readonly FrameAnchor[] {
  if (notation === 'address') return [];
  return notation.split(' + ').map((one) => {
    const [words = 'tell', behind = null] = one.split(' behind ') as WordClass[];
    return { words, behind };
  });
}
