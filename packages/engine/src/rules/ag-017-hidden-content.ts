import { lowered } from '../agent/conditions.ts';
import type { Notation } from '../agent/model.ts';
import { onlyImports } from '../knowledge/executable-tags.ts';
import { isSecurityName, isSecuritySection } from '../knowledge/security-names.ts';
import type { Hiding } from '../prompt/hidden.ts';
import type { Severity } from '../score/table.ts';
import { type Located, locate, type Place, type Step } from '../text/span.ts';
import { configuresAgent } from './configured.ts';
import { type Revealed, readEncoded, readHiddenCharacters, readUnseen } from './hidden-texts.ts';
import { nameOf } from './places.ts';
import { defineRule } from './rule.ts';

const messageOf = {
  tags: 'tags',
  selectors: 'selectors',
  'zero-width': 'zeroWidth',
  bidi: 'bidi',
  escape: 'escape',
  control: 'control',
  padding: 'padding',
} as const satisfies Record<Hiding, string>;

/** What nobody sees, when no order or command was decoded from it. */
const severityOf = {
  tags: 'high',
  selectors: 'high',
  'zero-width': 'medium',
  bidi: 'high',
  escape: 'high',
  control: 'low',
  padding: 'medium',
} as const satisfies Record<Hiding, Severity>;

const revealedMessage = {
  characters: { directive: 'hiddenDirective', command: 'hiddenCommand' },
  encoding: { directive: 'encodedDirective', command: 'encodedCommand' },
  markup: { directive: 'unseenDirective', command: 'unseenDirective' },
  comment: { directive: 'commentDirective', command: 'commentDirective' },
} as const satisfies Record<Revealed['by'], Record<Revealed['payload'], string>>;

/** What had to be decoded was meant not to be read; a comment or markup can be read in the source. */
const revealedSeverity = {
  characters: 'critical',
  encoding: 'critical',
  markup: 'medium',
  comment: 'medium',
} as const satisfies Record<Revealed['by'], Severity>;

export const hiddenContent = defineRule({
  id: 'AG-017',
  name: 'hidden-content',
  title: 'Hidden, encoded or deceptive content',
  category: 'prompts',
  severity: 'critical',
  references: ['ASI01', 'LLM01:2025', 'MCP03', 'CWE-451', 'CWE-1007', 'CWE-506', 'AML.T0068'],
  messages: {
    hiddenDirective: 'Characters that nobody sees spell orders: {words}.',
    hiddenCommand: 'Characters that nobody sees spell a command: {words}.',
    encodedDirective: 'Encoded text holds orders: {words}.',
    encodedCommand: 'Encoded text holds a command: {words}.',
    unseenDirective: 'Orders stand where a reader of the rendered text does not see them: {words}.',
    commentDirective: 'A comment gives a model orders: {words}.',
    tags: '{setting} holds Unicode tag characters, which spell text that nobody sees.',
    selectors: '{setting} holds rows of variation selectors, which carry bytes that nobody sees.',
    zeroWidth: '{setting} holds zero-width characters inside words or in rows.',
    bidi: '{setting} is shown in another order than it is read.',
    escape: '{setting} holds terminal sequences, which hide or repaint what is shown.',
    control: '{setting} holds control characters.',
    padding: '{setting} pushes text out of sight with white space.',
    duplicateKey: 'Key {setting} stands twice with different values, and readers differ in which they obey.',
    repeatedKey: 'Key {setting} stands twice with the same value.',
    prototypeKey: 'Key {setting} reaches into the objects of a careless reader.',
    executableTag: 'Tag {setting} makes a careless loader run code.',
    namingTag: 'Tag {setting} makes a careless loader import code.',
  },
  why: 'What a reviewer does not see, or sees otherwise than the program does, was never approved by anybody.',
  fix: 'Remove the hidden characters, write out what was encoded, and keep each key once.',
  *check(evidence) {
    const { agent } = evidence;
    const known = configuresAgent(agent);
    const { revealed, hidden } = readHiddenCharacters(agent);
    for (const { at, scope, by, payload, words } of [...revealed, ...readEncoded(evidence), ...readUnseen(evidence)]) {
      const severity = by === 'comment' && !known ? 'low' : lowered(revealedSeverity[by], scope);
      const quote = { words: locate(words, at) };
      yield { message: revealedMessage[by][payload], severity, confidence: 'high', at, quote };
    }
    for (const { text, scope, hiding } of hidden) {
      // Web pages that are kept in a file hold as much white space.
      const severity = hiding === 'padding' && !known ? 'low' : lowered(severityOf[hiding], scope);
      yield {
        message: messageOf[hiding],
        severity,
        confidence: 'high',
        at: text.at,
        quote: { setting: nameOf(text.at) },
      };
    }
    for (const { message, severity, setting } of inNotation(agent.notation, known)) {
      yield { message, severity, confidence: 'high', at: setting.at, quote: { setting } };
    }
  },
});

interface Notated {
  readonly message: 'duplicateKey' | 'repeatedKey' | 'prototypeKey' | 'executableTag' | 'namingTag';
  readonly severity: Severity;
  readonly setting: Located<string>;
}

function* inNotation(notation: Notation, known: boolean): Generator<Notated> {
  for (const { key, differs } of notation.duplicateKeys) {
    const message = differs ? 'duplicateKey' : 'repeatedKey';
    yield { message, severity: differs ? severityOfDuplicate(key, known) : 'info', setting: key };
  }
  for (const setting of notation.prototypeKeys) {
    if (isPrototypeKey(setting, notation.prototypeKeys)) yield { message: 'prototypeKey', severity: 'high', setting };
  }
  for (const setting of notation.executableTags) {
    if (onlyImports(setting.value)) yield { message: 'namingTag', severity: 'low', setting };
    else yield { message: 'executableTag', severity: 'high', setting };
  }
}

function severityOfDuplicate({ value, at }: Located<string>, known: boolean): Severity {
  if (!known) return 'low';
  const section = at.path.slice(0, -1).findLast((step) => typeof step === 'string');
  return isSecurityName(value) || isSecuritySection(String(section ?? '')) ? 'high' : 'low';
}

/** `constructor` and `prototype` are honest names until one stands in the other. */
function isPrototypeKey({ value, at }: Located<string>, all: readonly Located<string>[]): boolean {
  if (value === '__proto__') return true;
  return all.some((other) => other.value !== value && (isBelow(at, other.at) || isBelow(other.at, at)));
}

function isBelow(place: Place, above: Place): boolean {
  const path: readonly Step[] = place.path;
  return (
    place.document === above.document &&
    path.length > above.path.length &&
    above.path.every((step, index) => step === path[index])
  );
}
