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
  contactMentions,
  hushExceptions,
  hushPhrases,
  orderingPhrases,
  smugglingPhrases,
  steeringExceptions,
  steeringPhrases,
} from './phrases/tool-metadata.ts';
import { unaskedPhrasesOfLanguages } from './phrases/unasked-languages.ts';

/** Category of malicious or noteworthy instruction. */
export type TopicName =
  | 'override'
  | 'jailbreak'
  | 'precedence'
  | 'steering'
  | 'delivery'
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
  /** Phrases that make it harmless when they follow it in the sentence. */
  readonly exceptAfter?: readonly string[];
  /** The same, but only up to the next comma. */
  readonly exceptNear?: readonly string[];
  /** The same, anywhere in the sentence. */
  readonly exceptBeside?: readonly string[];
  /** Only instructions count, not possibilities (`may`, `could`). */
  readonly order?: true;
  /** Conditional instructions do not count: a condition is the author's considered decision. */
  readonly unconditional?: true;
}

/** Phrases of one topic from the tables that cover all topics. */
function sharedPhrases(topic: TopicName): readonly string[] {
  const tables = [
    obliquePhrases,
    plainPhrases,
    carelessPhrases,
    carelessPhrasesOfLanguages,
    plainPhrasesOfLanguages,
    unaskedPhrasesOfLanguages,
    languagePhrases,
  ];
  return tables.flatMap((table) => table[topic] ?? []);
}

export const topics = {
  override: {
    phrases: [...overridePhrases, ...sharedPhrases('override')],
    exceptBeside: overrideMentions,
    exceptNear: overrideExceptions,
  },
  jailbreak: {
    phrases: [...jailbreakPhrases, ...sharedPhrases('jailbreak')],
    exceptBeside: jailbreakMentions,
    exceptNear: jailbreakExceptions,
    order: true,
  },
  precedence: { phrases: [...precedencePhrases, ...sharedPhrases('precedence')] },
  steering: { phrases: [...steeringPhrases, ...sharedPhrases('steering')], exceptAfter: steeringExceptions },
  /** What is to be sent to an address in the text. Recognised only by composition; an author also says where questions go. */
  delivery: { phrases: [], exceptAfter: steeringExceptions, exceptBeside: contactMentions },
  ordering: { phrases: orderingPhrases, exceptAfter: steeringExceptions },
  smuggling: { phrases: [...smugglingPhrases, ...sharedPhrases('smuggling')] },
  /** Recognised only by composition: see `composition/frames.ts`. */
  // A tool that queries a model hands it the conversation.
  gathering: {
    phrases: [],
    exceptBeside: ['invoke|call|query|prompt|ask the|a|an? llm|model|language_model|chat_model'],
  },
  hush: { phrases: [...hushPhrases, ...sharedPhrases('hush')], exceptAfter: hushExceptions, unconditional: true },
  concealment: {
    phrases: [...concealmentPhrases, ...sharedPhrases('concealment')],
    exceptBeside: concealmentExceptions,
    unconditional: true,
  },
  evasion: { phrases: [...evasionPhrases, ...sharedPhrases('evasion')], order: true, unconditional: true },
  deception: {
    phrases: [...deceptionPhrases, ...sharedPhrases('deception')],
    // Statements of a precondition.
    exceptBeside: ['only_when|only_if|only_once|only_after'],
    order: true,
  },
  obedience: {
    phrases: [...obediencePhrases, ...sharedPhrases('obedience')],
    exceptBeside: obedienceExceptions,
    order: true,
  },
  secrecy: { phrases: [...secrecyPhrases, ...sharedPhrases('secrecy')] },
  unconfirmed: {
    phrases: [...unconfirmedPhrases, ...sharedPhrases('unconfirmed')],
    exceptBeside: unconfirmedExceptions,
    unconditional: true,
  },
  exfiltration: { phrases: [...exfiltrationPhrases, ...sharedPhrases('exfiltration')], order: true },
  destruction: {
    phrases: [...destructionPhrases, ...sharedPhrases('destruction')],
    exceptAfter: destructionExceptions,
    order: true,
    unconditional: true,
  },
  malware: { phrases: [...malwarePhrases, ...sharedPhrases('malware')], exceptBeside: malwareExceptions, order: true },
} as const satisfies Record<TopicName, Topic>;
