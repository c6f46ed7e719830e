import { wordsOf } from '../knowledge/words.ts';
import type { Span } from '../text/span.ts';

/** A template placeholder that may be filled with untrusted text. */
export interface Variable {
  readonly name: string;
  readonly range: Span;
}

const blank =
  /\{\{-?#?\s{0,8}([^{}\n]{1,120}?)\s{0,8}#?-?\}\}|\$\{([\w.]{1,80})\}|(?<![{$])\{([A-Za-z_][\w.]{0,79})\}(?!\})/g;

/** Words of names for user or page text: any of the first set combined with any of the second. */
const externalSources = new Set(
  'user human customer client visitor enduser guest sender caller student patient chat player viewer buyer applicant candidate traveller traveler shopper passenger pupil learner claimant resident'.split(
    ' ',
  ),
);
const speech = new Set(
  'input message query question prompt request text utterance content reply response answer msg note comment complaint transcript transcription speech utterances messages words post posts'.split(
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
/** Texts that agents write too: as the name of a workflow stage, they are the agents' own output. */
const authoredTexts = new Set('review comment article post tweet email mail issue ticket'.split(' '));
const products = new Set('result results output outputs'.split(' '));
/** Words for workflow stages that read external content. */
const readingWords = new Set(
  'read get list load receive pull import collect fetch poll watch extract incoming inbound raw'.split(' '),
);
/** Output of an earlier stage in the same file: `steps.review.output`, `$('Write article').item.json.text`. */
const stage =
  /^(?:(?:steps?|tasks|nodes|stages?|jobs|phases|agents|workflow|pipeline|previous|prior|upstream)[._[]|\$\(|\$node\[)/i;

/** What users upload: `uploaded_document`. */
const uploads = new Set('document documents file files text content contents pdf attachment attachments'.split(' '));

/** Complete names with the same meaning. */
const completeNames = new Set(
  'input query question message utterance userinput usermessage userquery userprompt chatinput humaninput searchresults webcontent'.split(
    ' ',
  ),
);

/** Fields of a request, sent by the caller: `request.body.customer_note`. */
const requestField =
  /^(?:\w{1,20}\.)?(?:request|webhook|incoming|http_request)\.(?:body|query|params|payload|form|data)\b/i;

/** Fields written by whoever opens an issue or pull request. https://docs.github.com/en/actions/reference/security/secure-use */
const githubField =
  /^github\.(?:head_ref|event\.(?:issue|pull_request|comment|review|discussion|head_commit|commits\b[^.]{0,12}|workflow_run)\.(?:title|body|message|head_branch|head\.(?:ref|label)))$/;

/** Template placeholders whose name indicates untrusted text. Those filled by the author (`{topic}`) are not included. */
export function findUntrustedVariables(text: string): readonly Variable[] {
  const found: Variable[] = [];
  if (!text.includes('{')) return found;
  let samples: readonly Span[] | null = null;
  let passed = 0;
  for (const match of text.matchAll(blank)) {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (!isUntrusted(name) || (isN8nExpression(name) && !text.startsWith('='))) continue;
    if (isSlot(name) && shape.test(text.slice(Math.max(0, match.index - shapeAhead), match.index))) continue;
    samples ??= programsIn(text);
    // Both lists are in order, so the code samples are traversed only once.
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

/** Fenced blocks with a programming language, whose variables belong to the program. A fence without one may hold user text. */
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

/** A placeholder in an answer format, which the model fills in: `{{COMMENT_TEXT}}`. */
function isSlot(name: string): boolean {
  const words = wordsOf(name);
  return /^[A-Z][A-Z\d_]{1,60}$/.test(name) && has(words, authoredTexts) && isOwn(words);
}

/** n8n's own expressions, which are evaluated only in a text that starts with `=`. */
function isN8nExpression(expression: string): boolean {
  return /^\$(?:json|input|node|\()/i.test(expression);
}

function isUntrusted(expression: string): boolean {
  // Filters and defaults after `|` are not part of the name.
  const path = (expression.split('|', 1)[0] ?? '').trim();
  const words = wordsOf(path);
  if (words.length === 0 || words.length > 8) return false;
  if (/^=?\$?json\.(?:body|query|message|chatinput|text)\b/i.test(path) || words.join(' ') === 'sys query') return true;
  // A chat trigger's field, whatever its node is called.
  if (/[.\]]chat_?input$/i.test(path)) return true;
  if (requestField.test(path) || githubField.test(path)) return true;
  const last = words.at(-1) ?? '';
  if (words.includes('uploaded') && uploads.has(last)) return true;
  if (completeNames.has(words.length === 1 ? last : words.join(''))) return true;
  const isStage = stage.test(path);
  // A chat stage is a model's, and so is its response.
  const isAnswer = isStage || /^(?:response|reply|answer)$/.test(last);
  if (words.some((word) => externalSources.has(word) && !(word === 'chat' && isAnswer))) return speech.has(last);
  if (!has(words, sources) || !contents.has(last) || words.length === 1) return false;
  const isProduct = products.has(last) || (isStage && /^(?:text|content)$/.test(last));
  return !isProduct || !isOwn(words);
}

/** Whether none of the words indicates external content. */
function isOwn(words: readonly string[]): boolean {
  return words.every((word) => !readingWords.has(word) && (!sources.has(word) || authoredTexts.has(word)));
}

function has(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word));
}
