import { unconfirmedExceptions, unconfirmedPhrases } from './phrases/autonomy.ts';
import { carelessPhrases } from './phrases/careless.ts';
import { carelessPhrasesOfLanguages } from './phrases/careless-languages.ts';
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
import { languagePhrases } from './phrases/languages.ts';
import { obedienceExceptions, obediencePhrases } from './phrases/obedience.ts';
import { obliquePhrases } from './phrases/oblique.ts';
import {
  jailbreakExceptions,
  jailbreakMentions,
  jailbreakPhrases,
  overrideExceptions,
  overrideMentions,
  overridePhrases,
  precedencePhrases,
} from './phrases/override.ts';
import { plainPhrases } from './phrases/plain.ts';
import { plainPhrasesOfLanguages } from './phrases/plain-languages.ts';
import {
  hushExceptions,
  hushPhrases,
  orderingPhrases,
  smugglingPhrases,
  steeringExceptions,
  steeringPhrases,
} from './phrases/tool-metadata.ts';

/** What a phrase can be about. */
export type TopicName =
  | 'override'
  | 'jailbreak'
  | 'precedence'
  | 'steering'
  | 'ordering'
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

/** What the tables of all topics add to those of one. */
function further(topic: TopicName): readonly string[] {
  const tables = [
    obliquePhrases,
    plainPhrases,
    carelessPhrases,
    carelessPhrasesOfLanguages,
    plainPhrasesOfLanguages,
    languagePhrases,
  ];
  return tables.flatMap((table) => table[topic] ?? []);
}

export const topics = {
  override: {
    phrases: [...overridePhrases, ...further('override')],
    exceptBeside: overrideMentions,
    exceptNear: overrideExceptions,
  },
  jailbreak: {
    phrases: [...jailbreakPhrases, ...further('jailbreak')],
    exceptBeside: jailbreakMentions,
    exceptNear: jailbreakExceptions,
    order: true,
  },
  precedence: { phrases: [...precedencePhrases, ...further('precedence')] },
  steering: { phrases: [...steeringPhrases, ...further('steering')], exceptAfter: steeringExceptions },
  ordering: { phrases: orderingPhrases, exceptAfter: steeringExceptions },
  smuggling: { phrases: [...smugglingPhrases, ...further('smuggling')] },
  /** Composed alone: see `composition/frames.ts`. */
  // What asks a model hands it the conversation.
  gathering: {
    phrases: [],
    exceptBeside: ['invoke|call|query|prompt|ask the|a|an? llm|model|language_model|chat_model'],
  },
  hush: { phrases: [...hushPhrases, ...further('hush')], exceptAfter: hushExceptions, unconditional: true },
  concealment: {
    phrases: [...concealmentPhrases, ...further('concealment')],
    exceptBeside: concealmentExceptions,
    unconditional: true,
  },
  evasion: { phrases: [...evasionPhrases, ...further('evasion')], order: true, unconditional: true },
  deception: {
    phrases: [...deceptionPhrases, ...further('deception')],
    // Said of what has to be true first.
    exceptBeside: ['only_when|only_if|only_once|only_after'],
    order: true,
  },
  obedience: {
    phrases: [...obediencePhrases, ...further('obedience')],
    exceptBeside: obedienceExceptions,
    order: true,
  },
  secrecy: { phrases: [...secrecyPhrases, ...further('secrecy')] },
  unconfirmed: {
    phrases: [...unconfirmedPhrases, ...further('unconfirmed')],
    exceptBeside: unconfirmedExceptions,
    unconditional: true,
  },
  exfiltration: { phrases: [...exfiltrationPhrases, ...further('exfiltration')], order: true },
  destruction: {
    phrases: [...destructionPhrases, ...further('destruction')],
    exceptAfter: destructionExceptions,
    order: true,
    unconditional: true,
  },
  malware: { phrases: [...malwarePhrases, ...further('malware')], exceptBeside: malwareExceptions, order: true },
} as const satisfies Record<TopicName, Topic>;
