import { englishOf } from '../../../knowledge/foreign-words.ts';
import { wordsOf } from '../../../knowledge/words.ts';
import { remembered } from '../../../text/remembered.ts';
import { standardOf } from './synonyms.ts';
import { hasOneOf } from './word-set.ts';

/** Longer keys are sentences or data, not names of settings. */
const lengthMax = 80;

/** Words that end in `s` without being plurals. */
const notPlural = new Set(
  'cors https mtls news xmlns always alias access process redis status kubernetes postgres nats has does was less this bias sandboxes'.split(
    ' ',
  ),
);

/** Phrases with a meaning of their own, whatever their words mean separately. */
const phrases: readonly (readonly [written: string, meant: string])[] = [
  ['sign off', 'signoff'],
  ['signed off', 'signoff'],
  ['greenlight', 'approval'],
  ['ok from', 'approval from'],
  ['okay from', 'approval from'],
  ['ok by', 'approval by'],
  ['green light', 'approval'],
  ['four eye principle', 'approval'],
  ['four eye', 'approval'],
  ['two person rule', 'approval'],
  ['two person', 'approval'],
  ['two man rule', 'approval'],
  ['dual control', 'approval'],
  ['second signature', 'approval'],
  ['dual signature', 'approval'],
  ['two signature', 'approval'],
  ['counter signature', 'approval'],
  ['second pair of eye', 'approval'],
  ['maker checker', 'approval'],
  ['give up', 'stop'],
  ['paper trail', 'audit'],
  ['vier augen prinzip', 'approval'],
  ['vier augen', 'approval'],
  ['cuatro ojo', 'approval'],
  ['quatro olho', 'approval'],
  ['quatre yeux', 'approval'],
  ['quattro occhi', 'approval'],
  ['guard rail', 'guardrail'],
  ['tool set', 'toolset'],
  ['tool box', 'toolbox'],
  ['tool kit', 'toolkit'],
  ['tool belt', 'toolbelt'],
  ['im prozess', 'loop'],
  ['im loop', 'in loop'],
  ['gibt unrestricted', 'approve'],
  ['gives ok', 'approve'],
  ['in of schleife', 'loop'],
  ['dan of boucle', 'loop'],
  ['en of bucle', 'loop'],
  ['nel ciclo', 'loop'],
  ['no ciclo', 'loop'],
  ['no circuito', 'loop'],
  ['don t', 'no'],
  ['do not', 'no'],
  ['dont', 'no'],
  ['opt out', 'no'],
  ['turn off', 'disable'],
  ['switch off', 'disable'],
  ['go ahead', 'approval'],
  ['upper bound', 'max'],
  ['wall clock', 'runtime'],
  ['in chiaro', 'plain'],
  ['en clair', 'plain'],
  ['en claro', 'plain'],
  ['im klartext', 'plain'],
  ['wall time', 'timeout'],
  ['pass through', 'passthrough'],
  ['pre approved', 'preapproved'],
  ['pre approve', 'preapprove'],
  ['cross origin', 'cors'],
  ['hand over', 'handoff'],
  // `nombre` is a name in Spanish and a number in French.
  ['name max', 'max'],
  ['hand off', 'handoff'],
  ['turned off', 'disabled'],
  ['switched off', 'disabled'],
  ['red external', 'network'],
  ['bac of sable', 'sandbox'],
  ['caja of arena', 'sandbox'],
  ['mot of passe', 'password'],
  ['garde fou', 'guardrail'],
  ['garde fous', 'guardrail'],
  ['directory of travail', 'workdir'],
  ['directory of trabajo', 'workdir'],
  ['directory of trabalho', 'workdir'],
  ['directory of lavoro', 'workdir'],
];
const phrasesByFirst = new Map<string, (readonly [rest: readonly string[], meant: string])[]>();
for (const [written, meant] of phrases) {
  const [first = '', ...rest] = written.split(' ');
  phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), [rest, meant]]);
}

/**
 * A key's words in lower case, singular and English, independent of the separator: `autoApprove`, `auto_approve` and `AUTO-APPROVE`
 * are all auto, approve; `freigabe_erforderlich` is approval, required.
 */
export function keyWords(key: string): readonly string[] {
  return read(key).words;
}

/** The normalised spelling of a key: its words joined by `_`. */
export function foldKey(key: string): string {
  return read(key).joined;
}

/** A file of one megabyte can hold this many different keys, and each is looked up about a dozen times. */
const keptKeys = 32_768;

const read = remembered(
  (key) => {
    const words = key.length > lengthMax ? [] : joinPhrases(wordsOf(withoutPlurals(key)).flatMap(plainWord));
    return { words, joined: words.join('_') };
  },
  { size: keptKeys },
);

function plainWord(word: string): readonly string[] {
  const one = singular(word);
  return standardOf(word) ?? standardOf(one) ?? englishOf(word) ?? englishOf(one) ?? [one];
}

function joinPhrases(words: readonly string[]): readonly string[] {
  if (!hasOneOf(words, phrasesByFirst)) return words;
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const found = phrasesByFirst
      .get(word)
      ?.find(([rest]) => rest.every((next, index) => words[at + 1 + index] === next));
    joined.push(...(found === undefined ? [word] : found[1].split(' ')));
    at += found?.[0].length ?? 0;
  }
  return joined;
}

/** `allowedURLs` is split as `allowed URL`, not `allowed UR Ls`. */
function withoutPlurals(key: string): string {
  return key.replace(/([A-Z]{2,20})s(?![a-z])/g, '$1');
}

const irregular = new Map([
  ['uris', 'uri'],
  ['apis', 'api'],
  ['ips', 'ip'],
  ['ids', 'id'],
  ['aliases', 'alias'],
]);

function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || notPlural.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches')) return word.slice(0, -2);
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
