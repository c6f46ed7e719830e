import type { Scope } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { wordsOf } from '../knowledge/words.ts';
import { findEncoded } from '../prompt/encoded.ts';
import { describeHidden, type Hiding, onlyColours } from '../prompt/hidden.ts';
import type { Payload } from '../prompt/payload.ts';
import { instructionsIn, judgePayload } from '../prompt/payload.ts';
import type { TopicName } from '../prompt/topics.ts';
import { findUnseenText } from '../prompt/unseen.ts';
import type { Located, Place } from '../text/span.ts';
import type { Evidence } from './evidence.ts';
import { textsOfTool } from './model-texts.ts';

/** A text with hidden characters. */
export interface HiddenText {
  readonly text: Located<string>;
  readonly scope: Scope;
  readonly hiding: Hiding;
}

/** A text whose hidden, encoded or undisplayed part contains an instruction or a command. */
export interface Revealed {
  readonly at: Place;
  readonly scope: Scope;
  readonly by: 'characters' | 'encoding' | 'markup' | 'comment';
  readonly payload: Exclude<Payload, 'words'>;
  readonly words: string;
}

const somewhere: Scope = { enabled: true };

/** What invisible characters decode to, by place; where they decode to nothing, the kinds of hidden characters. */
export function readHiddenCharacters(agent: AgentModel): {
  readonly revealed: readonly Revealed[];
  readonly hidden: readonly HiddenText[];
} {
  const revealed: Revealed[] = [];
  const hidden: HiddenText[] = [];
  if (agent.notation.hidden.length === 0) return { revealed, hidden };
  const exempt = exemptPlaces(agent);
  for (const text of agent.notation.hidden) {
    for (const { hiding, decoded } of describeHidden(text.value)) {
      const payload = decoded === null ? 'words' : judgePayload(decoded);
      if (decoded !== null && payload !== 'words') {
        revealed.push({ at: text.at, scope: somewhere, by: 'characters', payload, words: decoded });
      } else if (!exempt(text, hiding)) hidden.push({ text, scope: somewhere, hiding });
    }
  }
  return { revealed, hidden };
}

/** Escape sequences are normal in commands, which colour their output, and in recorded output, code, transcripts and test data. */
function exemptPlaces(agent: AgentModel): (text: Located<string>, hiding: Hiding) => boolean {
  const commands = new Set(agent.commands.flatMap(({ at, words }) => [at, ...words.map((word) => word.at)]).map(keyOf));
  const materials = agent.materials.map(({ at }) => at);
  const data = agent.role === 'test-suite';
  const texts = data ? [] : [...agent.prompts.map(({ text }) => text), ...agent.tools.flatMap(textsOfTool)];
  const forModels = new Set(texts.map(({ at }) => keyOf(at)));
  return ({ value, at: place }, hiding) => {
    if (hiding === 'escape' && !forModels.has(keyOf(place)) && onlyColours(value)) return true;
    if (commands.has(keyOf(place))) return hiding === 'escape' || hiding === 'control' || hiding === 'padding';
    const inside = materials.some(
      ({ document, span }) =>
        document === place.document && span.start <= place.span.start && span.end >= place.span.end,
    );
    return (data || inside) && hiding !== 'tags' && hiding !== 'selectors';
  };
}

function keyOf({ document, span }: Place): string {
  return `${document} ${span.start}`;
}

/** Encoded instructions and commands in texts that models read and in comments. */
export function readEncoded({ agent, texts }: Evidence): readonly Revealed[] {
  const found: Revealed[] = [];
  const read = (text: Located<string>, scope: Scope): void => {
    for (const { decoded } of findEncoded(text.value)) {
      const payload = judgePayload(decoded);
      if (payload === 'words') continue;
      found.push({ at: text.at, scope, by: 'encoding', payload, words: decoded });
      return;
    }
  };
  for (const { text, owner, signs } of [...texts.ofPrompts, ...texts.ofTools]) if (signs.unbroken) read(text, owner);
  for (const text of agent.notation.comments) read(text, somewhere);
  return found;
}

/** Instructions in markup that is not displayed, and in the file's own comments. */
export function readUnseen({ agent, texts }: Evidence): readonly Revealed[] {
  const found: Revealed[] = [];
  for (const { text, owner, signs } of [...texts.ofPrompts, ...texts.ofTools]) {
    const orders = signs.markup ? unseenOrders(text.value) : null;
    if (orders !== null) found.push({ at: text.at, scope: owner, by: 'markup', payload: 'directive', words: orders });
  }
  for (const { value, at } of agent.notation.comments) {
    if (!tellsModel(withoutSettings(value)) || describesOthers(value)) continue;
    found.push({ at, scope: somewhere, by: 'comment', payload: 'directive', words: value });
  }
  return found;
}

/** `# Skip certificate checks`, `# Delete all volumes`, `# Pass the whole body as one parameter`: comments describe the setting or line below them this way. */
const explained: ReadonlySet<TopicName> = new Set<TopicName>(['evasion', 'destruction', 'smuggling']);
const models = '\\b(?:you|your|agents?|assistants?|models?|ai|llms?|bots?)\\b';
const addressed = new RegExp(models, 'i');

function tellsModel(comment: string): boolean {
  const orders = instructionsIn(comment).filter(
    (topic) => topic !== 'unconfirmed' || spokenLines(comment).some(skipsQuestions),
  );
  return orders.some((topic) => !explained.has(topic)) || (orders.length > 0 && addressed.test(comment));
}

const spoken = /\byou(?:r|['’]re)?\b/i;

/** `# LOW: no approval needed`, `# auto → execute without asking`: comments explain settings this way. An instruction not to ask addresses a reader instead. */
function spokenLines(comment: string): readonly string[] {
  return comment.split('\n').filter((line) => spoken.test(line));
}

function skipsQuestions(line: string): boolean {
  return instructionsIn(line).includes('unconfirmed');
}

/** Statements about what needs no approval, not addressed to a model. */
const others = new RegExp(
  `^\\W{0,10}(?!.{0,60}${models})[\\w/-]{2,30}(?: [\\w/-]{2,30}){0,4} (?:do|does|need|should)(?:n['’]t| not) (?:require|need)\\b`,
  'i',
);
/** `# These tasks run without confirmation`: describes the list below. */
const listed = new RegExp(
  `^\\W{0,10}(?!.{0,120}${models})(?:these|those|the following)(?: [\\w/-]{2,30}){1,3} (?:run|execute|proceed|happen|are|do|can|may|will|need|require)\\b`,
  'i',
);
const othersMax = 160;

/** `# Most services don't require confirmation`: explains a setting. */
function describesOthers(comment: string): boolean {
  return comment.length <= othersMax && (others.test(comment) || listed.test(comment));
}

/** `# Disable all certificate checks (insecure!)`, `# Override the default prompt here`: a line of its own that says what the setting below is for. */
const aboutSetting =
  /^[ \t#/*-]{0,12}(?:(?:enable|disable|turn (?:on|off)|toggle|activate|deactivate|automatically)\b|(?:override|replace|change|customi[sz]e|adjust) the default\b)(?!.{0,300}\b(?:you|your|previous|prior|above|earlier|instructions?)\b)/i;

/** `# System prompt (optional)`: whether a setting is required. */
const labels = /[([](?:optional|required|default|advanced)[)\]]/gi;

/** A setting that is commented out, with a short value. */
const unusedSetting = /^[ \t#/*-]{0,12}["']?([A-Za-z][\w.-]{1,60})["']?[ \t]{0,4}[:=][ \t]{0,4}\S{1,80}$/;
const speaksToReader = /\b(?:you|your|previous|prior|above|earlier|instructions?)\b/i;

/** `// Include the system prompt in model calls`, above `// "use_system_prompt": true`: describes the setting, whose words it repeats. */
function describesNext(line: string, next: string): boolean {
  const key = unusedSetting.exec(next)?.[1];
  if (key === undefined || speaksToReader.test(line)) return false;
  const said = new Set(wordsOf(line));
  const words = wordsOf(key);
  return words.length > 1 && words.filter((word) => said.has(word)).length * 2 >= words.length;
}

/** The comment without its lines about settings. */
function withoutSettings(comment: string): string {
  return comment
    .replaceAll(labels, '')
    .split('\n')
    .filter(
      (line, index, lines) =>
        !aboutSetting.test(line) && !unusedSetting.test(line) && !describesNext(line, lines[index + 1] ?? ''),
    )
    .join('\n');
}

function unseenOrders(text: string): string | null {
  for (const { start, end } of findUnseenText(text)) {
    const words = text.slice(start, end).trim();
    if (judgePayload(words) === 'directive') return words;
  }
  return null;
}
