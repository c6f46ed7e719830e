import { hasOneOf } from '../../../text/word-set.ts';

/**
 * Phrases with a meaning of their own, whatever their words mean separately, by that meaning. Of words in other languages, those that
 * have an English equivalent are already replaced by it.
 */
const rows: readonly string[] = [
  'signoff: sign off, signed off',
  'approval: greenlight, green light, four eye principle, four eye, two person rule, two person, two man rule, dual control, second signature, dual signature, two signature, counter signature, second pair of eye, maker checker, vier augen prinzip, vier augen, cuatro ojo, quatro olho, quatre yeux, quattro occhi, go ahead',
  'approval from: ok from, okay from',
  'approval by: ok by',
  'stop: give up',
  'audit: paper trail',
  'guardrail: guard rail, garde fou, garde fous',
  'toolset: tool set',
  'toolbox: tool box',
  'toolkit: tool kit',
  'toolbelt: tool belt',
  'loop: im prozess, in of schleife, dan of boucle, en of bucle, nel ciclo, no ciclo, no circuito',
  'in loop: im loop',
  'approve: gibt unrestricted, give ok',
  'no: don t, do not, dont, opt out',
  'disable: turn off, switch off',
  'max: upper bound, name max',
  'runtime: wall clock',
  'plain: in chiaro, en clair, en claro, im plain',
  'timeout: wall time',
  'passthrough: pass through',
  'preapproved: pre approved',
  'preapprove: pre approve',
  'cors: cross origin',
  'handoff: hand over, hand off',
  'disabled: turned off, switched off',
  'network: red external',
  'sandbox: bac of sable, caja of arena',
  'password: mot of passe',
  'workdir: directory of travail, directory of trabajo, directory of trabalho, directory of lavoro',
];

interface Phrase {
  readonly rest: readonly string[];
  readonly meant: readonly string[];
}

const phrases = new Map<string, readonly Phrase[]>();
for (const row of rows) {
  const [meant = '', written = ''] = row.split(': ');
  for (const phrase of written.split(', ')) {
    const [first = '', ...rest] = phrase.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, meant: meant.split(' ') }]);
  }
}

/** The words of a key with each phrase replaced by what it means. */
export function joinPhrases(words: readonly string[]): readonly string[] {
  if (!hasOneOf(words, phrases)) return words;
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const found = phrases.get(word)?.find(({ rest }) => rest.every((next, index) => words[at + 1 + index] === next));
    joined.push(...(found?.meant ?? [word]));
    at += found?.rest.length ?? 0;
  }
  return joined;
}
