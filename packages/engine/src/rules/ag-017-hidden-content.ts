import { lowered } from '../agent/conditions.ts';
import type { Notation } from '../agent/model.ts';
import { onlyImports } from '../knowledge/executable-tags.ts';
import { isSecurityName, isSecuritySection } from '../knowledge/security-names.ts';
import type { Hiding } from '../prompt/hidden.ts';
import type { Severity } from '../score/table.ts';
import { type Located, locate, type Place, type Step } from '../text/span.ts';
import { configuresAgent } from './configured.ts';
import { type Revealed, readEncoded, readHiddenCharacters, readUnseen } from './hidden-texts.ts';
import { settingOf } from './places.ts';
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

/** Severity of hidden characters from which no instruction or command was decoded. */
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

/** Text that must be decoded was meant not to be read; comments and markup can be read in the source. */
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
    hiddenDirective: 'Invisible characters encode instructions: “{words}”.',
    hiddenCommand: 'Invisible characters encode a command: “{words}”.',
    encodedDirective: 'Encoded text decodes to instructions: “{words}”.',
    encodedCommand: 'Encoded text decodes to a command: “{words}”.',
    unseenDirective: 'Markup that is not displayed contains instructions to the model: “{words}”.',
    commentDirective: 'A comment contains instructions to a model: “{words}”.',
    tags: '{setting} contains Unicode tag characters, which can carry invisible text.',
    selectors: '{setting} contains runs of variation selectors, which can carry invisible data.',
    zeroWidth: '{setting} contains zero-width characters inside words or in runs.',
    bidi: '{setting} contains bidirectional control characters, so its text is displayed in a different order than it is parsed.',
    escape: '{setting} contains terminal escape sequences, which can hide or overwrite displayed text.',
    control: '{setting} contains control characters.',
    padding: '{setting} uses long white space to push text out of view.',
    duplicateKey: 'Key {setting} appears twice with different values, and parsers disagree on which one applies.',
    repeatedKey: 'Key {setting} appears twice with the same value.',
    prototypeKey: 'Key {setting} can cause prototype pollution in JavaScript programs that read this file.',
    executableTag: 'YAML tag {setting} runs code in an unsafe loader.',
    namingTag: 'YAML tag {setting} imports code in an unsafe loader.',
  },
  why: 'Hidden or misleading content passes review unseen, but the model or the parser still acts on it.',
  fix: 'Remove hidden characters, write encoded text in the clear, and keep each key once.',
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
      // Web pages stored in a file contain as much white space, and recorded reports what a terminal showed.
      const recorded = hiding === 'padding' || hiding === 'escape';
      const severity = recorded && !known ? 'low' : lowered(severityOf[hiding], scope);
      yield {
        message: messageOf[hiding],
        severity,
        confidence: 'high',
        at: text.at,
        quote: { setting: settingOf(text.at) },
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

/** Keys that serve as comments in notations without comments. Programs read none of them. */
const commentKey = /^(?:\/\/|#|\$comment$|_?comments?$)/i;

function* inNotation(notation: Notation, known: boolean): Generator<Notated> {
  for (const { key, differs } of notation.duplicateKeys) {
    if (commentKey.test(key.value)) continue;
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

/** `constructor` and `prototype` are ordinary names unless one is nested in the other. */
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
