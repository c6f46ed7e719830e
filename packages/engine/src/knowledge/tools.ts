import type { Capability } from '../agent/capability.ts';
import { remembered } from '../text/remembered.ts';
import { capabilitiesOverFiles } from './file-tools.ts';
import { asksFor, drafts, filesAway, looksBack, unpaid } from './harmless-deeds.ts';
import { saysItRunsAnything, speaksOfPrograms } from './runs-anything.ts';
import type { Content } from './server-table.ts';
import { contentOf } from './tool-content.ts';
import { bareVerbs, withoutHost } from './tool-host.ts';
import { documentedTool } from './tool-names.ts';
import {
  type Action,
  fetchesRecord,
  givesAddress,
  handsOverAddress,
  isConversation,
  isPublicThread,
  judges,
  judgesWork,
  movesMachines,
  namesShell,
  pages,
  readingEndings,
  type Subject,
  saysReadOnly,
  speaksToOwner,
  speaksToPeer,
  subjects,
  takesMarkOff,
  tellers,
  tellingEndings,
  vaultsOfNotes,
  verbs,
  wikis,
} from './tool-words.ts';
import { wordsOf } from './words.ts';

/**
 * What a tool can do, told from its name and, where the name says nothing, from how its description begins. Empty when
 * neither is understood: an unknown tool is no evidence of anything.
 */
export function capabilitiesOfTool(name: string, description?: string): readonly Capability[] {
  const { capabilities: byName, isKnown } = understand(name);
  if (description === undefined || isKnown) return byName;
  if (saysItRunsAnything(description)) return byName.includes('execute') ? byName : [...byName, 'execute'];
  if (isBare(name) && !speaksOfPrograms(description)) return [];
  if (byName.length > 0) return byName;
  const opening = openingWords(description);
  return verbs().has(opening[0] ?? '') ? capabilitiesOfWords(opening) : [];
}

/** What a tool's name tells. */
interface Understood {
  readonly words: readonly string[];
  readonly subjects: ReadonlySet<Subject>;
  readonly capabilities: readonly Capability[];
  /** Of a tool with these capabilities. */
  readonly content: readonly Content[];
  /** By a vendor's documentation. */
  readonly isKnown: boolean;
}

const understand: (name: string) => Understood = remembered((name) => {
  const words = withoutHost(name);
  const known = documentedTool(words);
  const capabilities = known ?? (saysReadOnly(words) ? lookingAlone(words) : unpaid(words, capabilitiesOfWords(words)));
  const about = subjectsOf(words);
  const content = contentOf(words, about, capabilities);
  return { words, subjects: about, capabilities, content, isKnown: known !== undefined };
});

/** The name is a verb and says nothing of what is run. */
export function isBare(name: string): boolean {
  const { words, isKnown } = understand(name);
  return !isKnown && words.length === 1 && bareVerbs.has(words[0] ?? '');
}

/** Interpreters that vendors of models run on machines of their own: https://platform.openai.com/docs/guides/tools-code-interpreter */
const atVendor: ReadonlySet<string> = new Set(['codeinterpreter', 'codeexecution', 'builtincodeexecution']);

/** The tool runs code in the vendor's sandbox, not where the agent runs. */
export function runsAtVendor(name: string): boolean {
  return atVendor.has(understand(name).words.join(''));
}

/** Whose words and records come in through a tool. */
export function contentOfTool(name: string, capabilities: readonly Capability[]): readonly Content[] {
  const understood = understand(name);
  if (capabilities === understood.capabilities) return understood.content;
  return contentOf(understood.words, understood.subjects, capabilities);
}

/** It reads files, and not records or messages that are private by their kind. */
export function readsFiles(name: string): boolean {
  const { subjects: about } = understand(name);
  return about.has('files') && !about.has('message') && !about.has('secret') && !about.has('database');
}

const changing: ReadonlySet<Capability> = new Set<Capability>([
  'execute',
  'write',
  'delete',
  'send',
  'pay',
  'database-write',
  'administer',
  'secrets',
]);

/** Something outside the agent is different afterwards, or a secret is out. */
export function changesThings(found: readonly Capability[]): boolean {
  return found.some((capability) => changing.has(capability));
}

function lookingAlone(words: readonly string[]): readonly Capability[] {
  const rest = words.filter((word) => word !== 'readonly' && word !== 'only');
  const found = capabilitiesOfWords(rest).filter((capability) => !changing.has(capability));
  return found.length > 0 ? found : ['read'];
}

/** What is asked: `query_time` asks the clock, and no database. */
function queryMeaning(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
  if (about.has('public')) return ['search'];
  if (about.has('harmless') && words.length === 2) return ['think'];
  return words.length === 1 || about.size === 0 ? ['database'] : readMeaning(about);
}

const noSubjects: ReadonlySet<Subject> = new Set();

function subjectsOf(words: readonly string[]): ReadonlySet<Subject> {
  let found: Set<Subject> | null = null;
  for (const word of words) {
    const named = subjects().get(word);
    if (named === undefined || (named === 'web' && pages.has(word) && words.some((one) => wikis.has(one)))) continue;
    if (word === 'vault' && words.some((one) => vaultsOfNotes.has(one))) continue;
    found ??= new Set();
    found.add(named);
  }
  return found ?? noSubjects;
}

function capabilitiesOfWords(words: readonly string[]): readonly Capability[] {
  if (speaksToOwner(words)) return ['think'];
  if (isConversation(words)) return [];
  const about = subjectsOf(words);
  if (tellsOfSite(words, about)) return [];
  if (movesMachines(words)) return ['administer'];
  if (drafts(words) || filesAway(words)) return ['think'];
  for (const action of actionsOf(words)) {
    const found = meaningOf(action, about, words);
    if (found.length > 0) return found;
  }
  return meaningWithoutVerb(about, words);
}

/** `site_info` tells of one site, its own; `page_content` and `get_url_info` load what they are told to. */
function tellsOfSite(words: readonly string[], about: ReadonlySet<Subject>): boolean {
  return about.size === 1 && about.has('web') && !verbs().has(words[0] ?? '') && tellingEndings.has(words.at(-1) ?? '');
}

/** The verbs of a name, the most telling first: the first word, else the last (`issue_create`), else any between. */
function actionsOf(words: readonly string[]): readonly Action[] {
  const last = words.at(-1) ?? '';
  const first = looksBack(words) ? undefined : verbs().get(words[0] ?? '');
  const ending = readingEndings.has(last) ? 'read' : asksFor(words) ? undefined : verbs().get(last);
  const between = words.slice(1, -1).map((word) => verbs().get(word));
  return [first, ending, ...between].filter((action) => action !== undefined);
}

function meaningOf(action: Action, about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
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
  if (takesMarkOff(words)) return ['write'];
  if (about.has('database')) return ['delete', 'database-write'];
  return about.has('infrastructure') || about.has('account') ? ['delete', 'administer'] : ['delete'];
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

function meaningWithoutVerb(about: ReadonlySet<Subject>, words: readonly string[]): readonly Capability[] {
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

const openingMax = 10;

/** The first words of a description, its verb in the infinitive: `Executes a shell command` gives `execute a shell command`. */
function openingWords(description: string): readonly string[] {
  const sentence = description.slice(0, 200).split(/[.\n;(]/u, 1)[0] ?? '';
  const words = wordsOf(sentence).slice(0, openingMax);
  const verb = words[0] ?? '';
  const infinitive = [verb, verb.slice(0, -1), verb.slice(0, -2)].find((form) => verbs().has(form)) ?? verb;
  return [infinitive, ...words.slice(1)];
}
