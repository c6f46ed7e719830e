import type { Capability } from '../agent/capability.ts';
import { capabilitiesOverFiles } from './file-tools.ts';
import {
  type Action,
  fetchesRecord,
  givesAddress,
  handsOverAddress,
  isPublicThread,
  judges,
  judgesWork,
  namesShell,
  type Subject,
  speaksToPeer,
  takesMarkOff,
  tellers,
} from './tool-words.ts';

/** What a verb does to what a name is about. */
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
      return givesAddress(words) ? ['read'] : readMeaning(about);
    case 'search':
      return about.has('public') || about.has('web') || words.length === 1 ? ['search'] : readMeaning(about);
    case 'query':
      return queryMeaning(about, words);
    case 'write':
      return writeMeaning(about);
    case 'delete':
      return deleteMeaning(about, words);
    case 'send':
      if (speaksToPeer(words)) return ['delegate'];
      if (about.has('publication') || (words[0] === 'publish' && about.has('web'))) return ['write', 'send'];
      return about.has('web') && !handsOverAddress(words) ? ['fetch', 'send'] : ['send'];
    case 'pay':
      return payMeaning(about, words);
    case 'fetch':
      return fetchMeaning(about, words);
    case 'browse':
    case 'think':
    case 'delegate':
    case 'administer':
      return [action];
  }
}

/** What is asked: `query_time` asks the clock, and no database. */
function queryMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('public')) return ['search'];
  if (about.has('harmless') && words.length === 2) return ['think'];
  return words.length === 1 || about.size === 0 ? ['database'] : readMeaning(about);
}

/** What is booked by writing it into a calendar. */
const meetings: ReadonlySet<string> = new Set(
  'appointment appointments meeting demo call callback consultation slot visit interview event calendar'.split(' '),
);

/** A branch is checked out, and a file transferred, for nothing. */
function payMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('agent')) return ['delegate'];
  if (about.has('money') || words.includes('cart')) return ['pay'];
  if (words[0] === 'transfer') return [];
  if (words.includes('book') && words.some((word) => meetings.has(word))) return ['write'];
  return words.includes('checkout') && words.length > 1 ? ['write'] : ['pay'];
}

const starting: ReadonlySet<string> = new Set(['execution', 'start', 'launch']);

function executeMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('database')) return ['database', 'database-write'];
  // Agents are spawned as well.
  if (words.length === 1 && words[0] === 'spawn') return [];
  if (about.has('shell') || words.length === 1) return ['execute'];
  if (about.has('code')) return judgesWork(words) ? [] : ['execute'];
  // The execution of a deployment is its roll-out, and what starts runs what it was made of.
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

function writeMeaning(about: ReadonlySet<Subject>): readonly Capability[] {
  if (about.has('money')) return ['pay'];
  if (about.has('shell')) return ['execute'];
  if (about.has('database')) return ['database-write'];
  if (about.has('memory')) return ['remember'];
  if (about.has('infrastructure') || about.has('account')) return ['administer'];
  if (about.has('harmless')) return ['think'];
  return about.has('publication') ? ['write', 'send'] : ['write'];
}

function deleteMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('harmless') && words.includes('stop')) return ['think'];
  if (about.has('memory')) return ['remember'];
  if (takesMarkOff(words) || halts(about, words)) return ['write'];
  if (about.has('database')) return ['delete', 'database-write'];
  return about.has('infrastructure') || about.has('account') ? ['delete', 'administer'] : ['delete'];
}

const weighty: readonly Subject[] = ['infrastructure', 'database', 'account', 'code', 'shell', 'money'];
const worked: ReadonlySet<string> = new Set(
  'server servers service services machine machines vm vms job jobs production'.split(' '),
);

/** `stop_recording`, `stop_requests`: it can be started again, where work under way is lost with a machine. */
function halts(about: ReadonlySet<Subject>, words: readonly string[]): boolean {
  if (words.length === 1 || (words[0] !== 'stop' && words.at(-1) !== 'stop')) return false;
  return !weighty.some((subject) => about.has(subject)) && !words.some((word) => worked.has(word));
}

function fetchMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  // Who requests an approval or a tool asks a person for it.
  if (words[0] === 'request' && words.length > 1 && !about.has('web')) return [];
  // `llm_request` asks the model, whose address is a setting.
  if (words.includes('llm') && words.at(-1) === 'request') return [];
  if (about.size === 0 && fetchesRecord(words)) return ['read'];
  if (about.has('web') || about.size === 0) return words.includes('post') ? ['fetch', 'send'] : ['fetch'];
  return about.has('publication') ? ['read'] : readMeaning(about);
}

function browserMeaning(action: Action, about: ReadonlySet<Subject>): readonly Capability[] {
  return action === 'execute' || about.has('code') ? ['browse', 'execute'] : ['browse'];
}

/** What a name without a verb stands for: `shell`, `email`, `memory`. */
export function meaningWithoutVerb(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('shell') || namesShell(words)) return ['execute'];
  if (about.has('browser')) return ['browse'];
  if (about.has('code') && words.length === 1) return ['execute'];
  if (words.includes('sql')) return ['database', 'database-write'];
  if (about.has('database')) return ['database'];
  if (about.has('memory')) return ['remember'];
  if (about.has('secret')) return ['secrets'];
  if (about.has('money')) return ['pay'];
  if (about.has('infrastructure')) return ['administer'];
  // A chat by itself is the conversation with the agent; `email_spam_detector` judges the text that it is handed.
  if (about.has('message') && judges.has(words.at(-1) ?? '')) return [];
  if (about.has('message'))
    return tellers.has(words.at(-1) ?? '') || isPublicThread(words) ? ['send'] : ['read', 'send'];
  if (about.has('files')) return capabilitiesOverFiles(words);
  return about.has('harmless') ? ['think'] : [];
}
