import type { Capability } from '../agent/capability.ts';
import { capabilitiesOverFiles } from './file-tools.ts';
import { assessesWork, runsChecker } from './program-texts.ts';
import {
  type Action,
  classifierEndings,
  fetchesRecord,
  isPublicThread,
  messagesAgent,
  namesShell,
  notifierEndings,
  removesMark,
  returnsAddress,
  type Subject,
  sendsAddress,
} from './tool-words.ts';

/** The capabilities of a verb applied to the subjects of a name. */
export function meaningOf(
  action: Action,
  about: ReadonlySet<Subject>,
  words: readonly string[],
): readonly Capability[] {
  if (about.has('browser') && action !== 'search') return browserMeaning(action, about);
  switch (action) {
    case 'execute':
      return executeMeaning(about, words);
    case 'install':
      return about.has('component') || words.includes('server') ? ['execute'] : ['write'];
    case 'read':
      return returnsAddress(words) ? ['read'] : readMeaning(about);
    case 'search':
      return about.has('public') || about.has('web') || words.length === 1 ? ['search'] : readMeaning(about);
    case 'query':
      return queryMeaning(about, words);
    case 'write':
      return writeMeaning(about, words);
    case 'delete':
      return deleteMeaning(about, words);
    case 'send':
      if (messagesAgent(words)) return ['delegate'];
      if (about.has('publication') || (words[0] === 'publish' && about.has('web'))) return ['write', 'send'];
      return about.has('web') && !sendsAddress(words) ? ['fetch', 'send'] : ['send'];
    case 'pay':
      return payMeaning(about, words);
    case 'fetch':
      return fetchMeaning(about, words);
    case 'browse':
      // A language server shows what is under the cursor in a source file: `lsp_hover`.
      return words.includes('lsp') || words.some((word) => collections.has(word)) ? ['read'] : ['browse'];
    case 'think':
    case 'delegate':
    case 'administer':
      return [action];
  }
}

/** Collections of a service's own records: `browse_catalogue`, unlike `browse_page`. */
const collections: ReadonlySet<string> = new Set(
  'catalogue catalog products menu inventory listings collection collections items recipes'.split(' '),
);

/** Capabilities of `query`, by its subject: `query_time` reads the clock, not a database. */
function queryMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('public')) return ['search'];
  if (about.has('harmless') && words.length === 2) return ['think'];
  return words.length === 1 || about.size === 0 ? ['database'] : readMeaning(about);
}

/** Capabilities of verbs of payment: checking out a branch or transferring a file costs nothing. */
function payMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('agent')) return ['delegate'];
  if (about.has('money') || words.includes('cart')) return ['pay'];
  if (words[0] === 'transfer') return [];
  // A booking is a record; what it costs is paid elsewhere.
  if (words.includes('book')) return ['write'];
  return words.includes('checkout') && words.length > 1 ? ['write'] : ['pay'];
}

const starting: ReadonlySet<string> = new Set(['execution', 'start', 'launch']);

function executeMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('database')) return ['database', 'database-write'];
  // `spawn` alone may spawn an agent.
  if (words.length === 1 && words[0] === 'spawn') return [];
  if (about.has('shell') || words.length === 1) return ['execute'];
  if (about.has('code')) return assessesWork(words) || runsChecker(words) ? [] : ['execute'];
  // Executing an order completes it; running a report about orders does not.
  if (about.has('money')) return words.length === 2 && words[0] === 'execute' ? ['pay'] : [];
  // Executing a deployment rolls it out, and starting infrastructure runs what it was built from.
  if (about.has('infrastructure'))
    return words.some((word) => starting.has(word)) ? ['administer'] : ['execute', 'administer'];
  return about.has('agent') ? ['delegate'] : [];
}

function readMeaning(about: ReadonlySet<Subject>): readonly Capability[] {
  if (about.has('secret')) return ['secrets'];
  if (about.has('database')) return ['database'];
  if (about.has('harmless')) return ['think'];
  if (about.has('files') || about.has('message')) return ['read'];
  if (about.has('public')) return ['search'];
  return about.has('web') ? ['fetch'] : ['read'];
}

/** Records about money: writing one moves none. */
const bookkeeping: ReadonlySet<string> = new Set('invoice invoices transaction transactions'.split(' '));
/** What a name without a verb pays by. */
const payments: ReadonlySet<string> = new Set(
  'payment payments refund charge payout wallet funds stripe paypal'.split(' '),
);

function writeMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('money')) return words.some((word) => bookkeeping.has(word)) ? ['write'] : ['pay'];
  if (about.has('shell')) return ['execute'];
  if (about.has('database')) return ['database-write'];
  if (about.has('memory')) return ['remember'];
  if (about.has('infrastructure') || about.has('account')) return ['administer'];
  if (about.has('harmless')) return ['think'];
  return about.has('publication') ? ['write', 'send'] : ['write'];
}

/** What is made again when it is needed, so that clearing it loses nothing. */
const renewable: ReadonlySet<string> = new Set('cache caches filter filters selection'.split(' '));

function deleteMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('harmless') && words.includes('stop')) return ['think'];
  if (about.has('memory')) return ['remember'];
  if (words.some((word) => renewable.has(word))) return ['write'];
  if (removesMark(words) || isResumable(about, words)) return ['write'];
  if (about.has('database')) return ['delete', 'database-write'];
  return about.has('infrastructure') || about.has('account') ? ['delete', 'administer'] : ['delete'];
}

const criticalSubjects: readonly Subject[] = ['infrastructure', 'database', 'account', 'code', 'shell', 'money'];
const losesWork: ReadonlySet<string> = new Set(
  'server servers service services machine machines vm vms job jobs production'.split(' '),
);

/** Whether stopping it loses nothing: `stop_recording` can be started again, a machine's work under way is lost. */
function isResumable(about: ReadonlySet<Subject>, words: readonly string[]): boolean {
  if (words.length === 1 || (words[0] !== 'stop' && words.at(-1) !== 'stop')) return false;
  return !criticalSubjects.some((subject) => about.has(subject)) && !words.some((word) => losesWork.has(word));
}

function fetchMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  // Requesting an approval or a tool means asking a person for it.
  if (words[0] === 'request' && words.length > 1 && !about.has('web')) return [];
  // `llm_request` calls the model, whose address is configured.
  if (words.includes('llm') && words.at(-1) === 'request') return [];
  // The address of a repository's remote is configured.
  if (words.includes('git')) return ['read'];
  if (about.size === 0 && fetchesRecord(words)) return ['read'];
  if (about.size === 0 && words.some((word) => sites.has(word))) return ['search'];
  if (about.has('web') || about.size === 0) return words.includes('post') ? ['fetch', 'send'] : ['fetch'];
  return about.has('publication') ? ['read'] : readMeaning(about);
}

/** Sites whose name before `scraper` says that the tool loads nothing else. */
const sites: ReadonlySet<string> = new Set(
  'github gitlab linkedin twitter instagram facebook tiktok reddit pinterest quora hackernews weibo zhihu bilibili douyin xiaohongshu toutiao baidu taobao amazon ebay etsy airbnb zillow indeed glassdoor'.split(
    ' ',
  ),
);

function browserMeaning(action: Action, about: ReadonlySet<Subject>): readonly Capability[] {
  return action === 'execute' || about.has('code') ? ['browse', 'execute'] : ['browse'];
}

/** Languages and kinds of statements that change data. */
const statements: ReadonlySet<string> = new Set(['sql', 'ddl', 'dml']);

/** Capabilities of a name without a verb: `shell`, `email`, `memory`. */
export function meaningWithoutVerb(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('shell') || namesShell(words)) return ['execute'];
  if (about.has('browser')) return ['browse'];
  if (about.has('code') && words.length === 1) return ['execute'];
  if (words.some((word) => statements.has(word))) return ['database', 'database-write'];
  if (about.has('database')) return ['database'];
  if (about.has('memory')) return ['remember'];
  if (about.has('secret')) return ['secrets'];
  if (about.has('money')) return words.some((word) => payments.has(word)) ? ['pay'] : [];
  if (about.has('infrastructure')) return ['administer'];
  // A bare `chat` is the conversation with the agent; `email_spam_detector` classifies the text passed to it.
  if (about.has('message') && classifierEndings.has(words.at(-1) ?? '')) return [];
  if (about.has('message'))
    return notifierEndings.has(words.at(-1) ?? '') || isPublicThread(words) ? ['send'] : ['read', 'send'];
  if (about.has('files')) return capabilitiesOverFiles(words);
  return about.has('harmless') ? ['think'] : [];
}
