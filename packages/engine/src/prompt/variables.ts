import { wordsOf } from '../knowledge/words.ts';
import type { Span } from '../text/span.ts';

/** A blank of a template that somebody else's text may fill. */
export interface Variable {
  readonly name: string;
  readonly range: Span;
}

const blank =
  /\{\{-?#?\s{0,8}([^{}\n]{1,120}?)\s{0,8}#?-?\}\}|\$\{([\w.]{1,80})\}|(?<![{$])\{([A-Za-z_][\w.]{0,79})\}(?!\})/g;

/** Names of what a user or a page says, by their words: any of the first with any of the second. */
const speakers = new Set(
  'user human customer client visitor enduser guest sender caller student patient chat player viewer buyer applicant candidate'.split(
    ' ',
  ),
);
const speech = new Set(
  'input message query question prompt request text utterance content reply response answer msg note comment complaint'.split(
    ' ',
  ),
);
const sources = new Set(
  'web webpage website page url email mail issue ticket comment review tweet post article search scraped crawled fetched webhook http attachment pdf'.split(
    ' ',
  ),
);
const contents = new Set(
  'content text body html result results data page output snippet snippets transcript'.split(' '),
);
/** What agents write as well as strangers do: the result of a stage that is called so is the agents' own. */
const written = new Set('review comment article post tweet email mail issue ticket'.split(' '));
const products = new Set('result results output outputs'.split(' '));
/** A stage that takes in what others wrote. */
const reading = new Set(
  'read get list load receive pull import collect fetch poll watch extract incoming inbound raw'.split(' '),
);
/** `steps.review.output`: what an earlier stage of the same file came to. */
const stage = /^(?:steps?|tasks|nodes|stages?|jobs|phases|agents|workflow|pipeline|previous|prior|upstream)[._[]/i;

/** Whole names that mean the same. */
const whole = new Set(
  'input query question message utterance userinput usermessage userquery userprompt chatinput humaninput searchresults webcontent'.split(
    ' ',
  ),
);

/** `request.body.customer_note`: what whoever calls has sent along, field by field. */
const carried = /^(?:\w{1,20}\.)?(?:request|webhook|incoming|http_request)\.(?:body|query|params|payload|form|data)\b/i;

/** What whoever opens an issue or a change writes into it. https://docs.github.com/en/actions/reference/security/secure-use */
const writtenOnGithub =
  /^github\.(?:head_ref|event\.(?:issue|pull_request|comment|review|discussion|head_commit|commits\b[^.]{0,12}|workflow_run)\.(?:title|body|message|head_branch|head\.(?:ref|label)))$/;

/** Blanks whose names say that a stranger's text goes in. What an author fills (`{topic}`) is his own. */
export function findUntrustedVariables(text: string): readonly Variable[] {
  const found: Variable[] = [];
  if (!text.includes('{')) return found;
  let samples: readonly Span[] | null = null;
  let passed = 0;
  for (const match of text.matchAll(blank)) {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (!isUntrusted(name) || (isLeftAsItIs(name) && !text.startsWith('='))) continue;
    if (isSlot(name) && shape.test(text.slice(Math.max(0, match.index - shapeAhead), match.index))) continue;
    samples ??= programsIn(text);
    // Both come in order: a text of nothing but samples is passed over once.
    while ((samples[passed]?.end ?? match.index) < match.index) passed++;
    if ((samples[passed]?.start ?? match.index) >= match.index)
      found.push({ name, range: { start: match.index, end: match.index + match[0].length } });
    if (found.length >= 50) break;
  }
  return found;
}

const fence = /^[ \t]{0,12}(`{3,6}|~{3,6})[ \t]{0,3}([\w+#-]{0,20})/gm;
const languages = new Set(
  'bash sh shell zsh powershell python py javascript js jsx typescript ts tsx java kotlin swift go rust rs ruby rb php csharp cs c cpp'.split(
    ' ',
  ),
);

/** Fenced blocks that say they hold a program: its variables are its own. A fence without a language may well hold what a user said. */
function programsIn(text: string): readonly Span[] {
  const found: Span[] = [];
  let open: { readonly start: number; readonly mark: string; readonly isProgram: boolean } | null = null;
  for (const match of text.matchAll(fence)) {
    const [, mark = '', language = ''] = match;
    if (open === null) open = { start: match.index, mark, isProgram: languages.has(language.toLowerCase()) };
    else if (language === '' && mark.startsWith(open.mark)) {
      if (open.isProgram) found.push({ start: open.start, end: match.index });
      open = null;
    }
  }
  return found;
}

const shape = /\b(?:exact|following|this) (?:comment |output |response )?(?:template|format|structure)\b/i;
const shapeAhead = 300;

/** `{{COMMENT_TEXT}}` where the shape of an answer is laid down: the model writes it. */
function isSlot(name: string): boolean {
  const words = wordsOf(name);
  return /^[A-Z][A-Z\d_]{1,60}$/.test(name) && has(words, written) && isOwn(words);
}

/** n8n's own variables, which it fills in where the whole text begins with `=`. */
function isLeftAsItIs(expression: string): boolean {
  return /^\$(?:json|input|node|\()/i.test(expression);
}

function isUntrusted(expression: string): boolean {
  // Filters and defaults behind a bar do not name anything.
  const path = (expression.split('|', 1)[0] ?? '').trim();
  const words = wordsOf(path);
  if (words.length === 0 || words.length > 8) return false;
  if (/^=?\$?json\.(?:body|query|message|chatinput|text)\b/i.test(path) || words.join(' ') === 'sys query') return true;
  if (carried.test(path) || writtenOnGithub.test(path)) return true;
  const last = words.at(-1) ?? '';
  if (whole.has(words.length === 1 ? last : words.join(''))) return true;
  const isStage = stage.test(path);
  // A stage that chats is a model's, and so is what answers in a chat.
  const isAnswer = isStage || /^(?:response|reply|answer)$/.test(last);
  if (words.some((word) => speakers.has(word) && !(word === 'chat' && isAnswer))) return speech.has(last);
  if (!has(words, sources) || !contents.has(last) || words.length === 1) return false;
  const isProduct = products.has(last) || (isStage && /^(?:text|content)$/.test(last));
  return !isProduct || !isOwn(words);
}

/** Nothing among the words says that the text came from elsewhere. */
function isOwn(words: readonly string[]): boolean {
  return words.every((word) => !reading.has(word) && (!sources.has(word) || written.has(word)));
}

function has(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word));
}
