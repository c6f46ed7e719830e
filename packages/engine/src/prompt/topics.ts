import { unconfirmedExceptions, unconfirmedPhrases } from './phrases/autonomy.ts';
import {
  concealmentExceptions,
  concealmentPhrases,
  deceptionPhrases,
  evasionPhrases,
  secrecyPhrases,
} from './phrases/concealment.ts';
import {
  destructionExceptions,
  destructionPhrases,
  exfiltrationPhrases,
  malwareExceptions,
  malwarePhrases,
} from './phrases/harm.ts';
import { obedienceExceptions, obediencePhrases } from './phrases/obedience.ts';
import {
  jailbreakExceptions,
  jailbreakPhrases,
  overrideExceptions,
  overrideMentions,
  overridePhrases,
  precedencePhrases,
} from './phrases/override.ts';
import { hushPhrases, smugglingPhrases, steeringExceptions, steeringPhrases } from './phrases/tool-metadata.ts';

/** What a phrase can be about. */
export type TopicName =
  | 'override'
  | 'jailbreak'
  | 'precedence'
  | 'steering'
  | 'smuggling'
  | 'gathering'
  | 'hush'
  | 'concealment'
  | 'evasion'
  | 'deception'
  | 'secrecy'
  | 'obedience'
  | 'unconfirmed'
  | 'exfiltration'
  | 'destruction'
  | 'malware';

export interface Topic {
  readonly phrases: readonly string[];
  /** Behind the phrase in its sentence: then it means something harmless. */
  readonly exceptAfter?: readonly string[];
  /** The same, and no further than the next comma. */
  readonly exceptNear?: readonly string[];
  /** Anywhere in its sentence. */
  readonly exceptBeside?: readonly string[];
  /** Only an order counts, not what might happen or what somebody could do. */
  readonly order?: true;
  /** An order bound to a condition is the author's considered decision. */
  readonly unconditional?: true;
}

export const topics = {
  override: { phrases: overridePhrases, exceptBeside: overrideMentions, exceptNear: overrideExceptions },
  jailbreak: { phrases: jailbreakPhrases, exceptNear: jailbreakExceptions, order: true },
  precedence: { phrases: precedencePhrases },
  steering: { phrases: steeringPhrases, exceptAfter: steeringExceptions },
  smuggling: { phrases: smugglingPhrases },
  /** Composed alone: see `composition/frames.ts`. */
  gathering: { phrases: [] },
  hush: { phrases: hushPhrases, unconditional: true },
  concealment: { phrases: concealmentPhrases, exceptBeside: concealmentExceptions, unconditional: true },
  evasion: { phrases: evasionPhrases, order: true, unconditional: true },
  deception: { phrases: deceptionPhrases, order: true },
  obedience: { phrases: obediencePhrases, exceptBeside: obedienceExceptions, order: true },
  secrecy: { phrases: secrecyPhrases },
  unconfirmed: { phrases: unconfirmedPhrases, exceptBeside: unconfirmedExceptions, unconditional: true },
  exfiltration: { phrases: exfiltrationPhrases, order: true },
  destruction: { phrases: destructionPhrases, exceptAfter: destructionExceptions, order: true, unconditional: true },
  malware: { phrases: malwarePhrases, exceptBeside: malwareExceptions, order: true },
} as const satisfies Record<TopicName, Topic>;
