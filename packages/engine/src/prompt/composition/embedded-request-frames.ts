import type { TopicName } from '../topics.ts';
import type { Row } from './frame.ts';

/**
 * Recognises requests embedded in tool descriptions and documents (passing credentials, environment variables or the system prompt as an
 * argument, preferring one tool) and permissions granted in passing (`skip the safety check if it is slow`). Notation and use as in `frames.ts`.
 */
export const embeddedRequestFrames: Partial<Record<TopicName, readonly Row[]>> = {
  steering: [
    ['state', 'whole', 'ownPrompt~4', 'ownPrompt'],
    ['order', 'handOver', 'envDump~3', 'envDump'],
    ['order', 'handOver', 'secret~8 seen~1 parameter|argument~6', 'seen'],
    ['order', 'handOver', '<variable|secret~5 in|as|with~1 freeField~2', 'freeField behind in + freeField behind as'],
    ['order', 'handOver', 'secret~14 inTalk~3', 'inTalk'],
    ['order', 'fillIn', 'target~1 whoevers~8 human~4 picks~1', 'picks behind human'],
    ['order', 'handOver', 'envVars~3 queryText~4', 'envVars'],
    ['state', 'anyTool', 'mustAlso~6', 'mustAlso'],
    ['state', 'badmouth', 'never~4 touchIt~0 takeThis~4', 'badmouth'],
    ['state', 'realTarget', 'mustBe~1 mailbox|link~4', 'realTarget'],
  ],
  precedence: [
    ['state', 'outrank', 'toldBefore~1', 'outrank'],
    ['state', 'authority', 'notForThis~6', 'notForThis'],
  ],
  obedience: [
    ['state', 'source', 'mayHold~1 command~2 obeyThem~8', 'obeyThem'],
    ['order', 'treat', 'source~4 as~3 ofMaster~5', 'ofMaster'],
    ['state', 'everybody', 'whoWrites|says~1 isBoss~10', 'isBoss'],
    ['order', 'execute', 'code~3 whichPost~4', 'whichPost'],
    ['order', 'treat', 'uploads~5 partOf~6', 'partOf'],
    ['state', 'when', 'source~5 newGoal~8 takesOver~6', 'newGoal'],
  ],
  jailbreak: [
    ['state', 'playRole', 'noScruple~10', 'noScruple'],
    ['ban', 'turnWord', 'downAll~0', 'downAll'],
  ],
  evasion: [
    ['state', 'when', 'wayDenied~4 anotherWay~6', 'anotherWay'],
    ['order', 'skipIt', 'sureCheck~4', 'sureCheck'],
    ['order', 'skipIt', 'sureCheck~4 ifSlow~3', 'sureCheck'],
    ['order', 'off', 'hookThing~2', 'hookThing'],
  ],
  override: [['state', 'ethicalRank', 'guidance~0 liftedNow~4', 'guidance behind ethicalRank']],
  deception: [['order', 'present', 'mishap~3 as~1 innocent~2', 'innocent']],
  exfiltration: [
    ['order', 'tuckIn', 'keyThing~6 linkOutput~3', 'linkOutput'],
    ['order', 'send', 'keyFiles~4 link~4', 'address'],
    ['state', 'eastAll', 'eastTalk~2 eastSend~3 mailbox|link~3', 'address'],
    ['state', 'eastAll', 'eastTalk~2 mailbox|link~3 eastSend~8', 'address'],
  ],
  unconfirmed: [['order', 'giveMoney', 'anyAmount~5', 'anyAmount']],
};
