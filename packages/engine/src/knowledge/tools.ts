import type { Capability } from '../agent/capability.ts';
import { remembered } from '../text/remembered.ts';
import { capabilitiesOfInput, controlsDesktop } from './desktop-control.ts';
import {
  adjustsSession,
  asksPerson,
  calculates,
  checksSchema,
  draftsDocument,
  filesItem,
  namesEmailAddress,
  reportsPastAction,
  withoutSimulatedPayments,
} from './harmless-actions.ts';
import { describesArbitraryExecution, mayDescribePrograms } from './runs-anything.ts';
import type { Content } from './server-table.ts';
import { contentOf } from './tool-content.ts';
import { bareVerbs, withoutHost } from './tool-host.ts';
import { meaningOf, meaningWithoutVerb } from './tool-meaning.ts';
import { documentedTool } from './tool-names.ts';
import {
  type Action,
  informationEndings,
  isConversation,
  isDeclaredReadOnly,
  messagesOwnUser,
  movesDevices,
  noteVaultWords,
  pages,
  readingEndings,
  type Subject,
  subjects,
  verbs,
  wikis,
} from './tool-words.ts';
import { wordsOf } from './words.ts';

/**
 * Capabilities of a tool, from its name and, where the name reveals nothing, from the beginning of its description. Empty when
 * neither is understood: an unknown tool is not evidence.
 */
export function capabilitiesOfTool(name: string, description?: string): readonly Capability[] {
  const { words, capabilities: byName, isKnown } = understand(name);
  if (calculates(words, description)) return ['think'];
  if (description === undefined || isKnown) return byName;
  if (describesArbitraryExecution(description)) return byName.includes('execute') ? byName : [...byName, 'execute'];
  if (isBareVerb(name) && !mayDescribePrograms(description)) return [];
  if (byName.length > 0) return byName;
  const opening = openingWords(description);
  return verbs().has(opening[0] ?? '') ? capabilitiesOfWords(opening) : [];
}

/** Nouns for what moves money. */
const moneyMovements: ReadonlySet<string> = new Set(
  'order orders payout payouts withdrawal withdrawals refund refunds charge charges payment payments purchase purchases trade trades'.split(
    ' ',
  ),
);

/** Nouns for what verbs do, in the singular. */
const verbsOfNouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    deletion: 'delete',
    removal: 'remove',
    erasure: 'delete',
    installation: 'install',
    uninstallation: 'uninstall',
    modification: 'modify',
    termination: 'terminate',
    publication: 'publish',
    shutdown: 'reboot',
  }),
);

/**
 * Capabilities of an action that a rule names, which may be its object alone: under approval, `orders` and `large_refunds` stand
 * for making them. As a tool's name, `orders` may only list them.
 */
export function capabilitiesOfAction(name: string): readonly Capability[] {
  const own = capabilitiesOfTool(name);
  if (own.length > 0) return own;
  const words = wordsOf(name);
  if (words.length > 2) return [];
  const noun = words.at(-1) ?? '';
  if (moneyMovements.has(noun)) return ['pay'];
  const verb = verbsOfNouns.get(noun.replace(/s$/, ''));
  return verb === undefined ? [] : capabilitiesOfTool([verb, ...words.slice(0, -1)].join('_'));
}

/** Verbs after the name of a server, which is then not a verb itself: `trigger_get_file` of a server `trigger-editor`. */
const readingVerbs: ReadonlySet<string> = new Set(
  'get list read search find describe show fetch view count'.split(' '),
);

/** The capabilities of one tool of a server, whose name may begin with the server's name. */
export function capabilitiesOfServersTool(server: string, tool: string): readonly Capability[] {
  if (controlsDesktop(server)) {
    const handled = capabilitiesOfInput(wordsOf(tool));
    if (handled !== undefined) return handled;
  }
  const [first, second, ...others] = wordsOf(tool);
  const isNamespace = first !== undefined && readingVerbs.has(second ?? '') && wordsOf(server)[0] === first;
  return capabilitiesOfTool(isNamespace ? [second, ...others].join('_') : tool);
}

/** What is known from a tool's name. */
interface Understood {
  readonly words: readonly string[];
  readonly subjects: ReadonlySet<Subject>;
  readonly capabilities: readonly Capability[];
  /** What the tool brings into the conversation. */
  readonly content: readonly Content[];
  /** Whether a vendor documents the tool. */
  readonly isKnown: boolean;
}

const understand: (name: string) => Understood = remembered((name) => {
  const words = withoutHost(name);
  const known = documentedTool(words);
  const capabilities =
    known ??
    (isDeclaredReadOnly(words) ? lookingAlone(words) : withoutSimulatedPayments(words, capabilitiesOfWords(words)));
  const about = subjectsOf(words);
  const content = contentOf(words, about, capabilities);
  return { words, subjects: about, capabilities, content, isKnown: known !== undefined };
});

/** Whether the name is a bare verb that does not say what is run. */
export function isBareVerb(name: string): boolean {
  const { words, isKnown } = understand(name);
  return !isKnown && words.length === 1 && bareVerbs.has(words[0] ?? '');
}

/** Code interpreters that model vendors run on their own machines: https://platform.openai.com/docs/guides/tools-code-interpreter */
const atVendor: ReadonlySet<string> = new Set(['codeinterpreter', 'codeexecution', 'builtincodeexecution']);

const escapes: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'outside',
  'disable',
  'bypass',
  'skip',
  'escape',
]);

/** Whether the tool runs code in a sandbox, the vendor's or one that it is named after, and not where the agent runs. */
export function runsInSandbox(name: string): boolean {
  const { words } = understand(name);
  if (atVendor.has(words.join(''))) return true;
  return words.some((word) => word === 'sandbox' || word === 'sandboxed') && !words.some((word) => escapes.has(word));
}

/** The private data and untrusted text that a tool brings into the conversation. */
export function contentOfTool(name: string, capabilities: readonly Capability[]): readonly Content[] {
  const understood = understand(name);
  if (capabilities === understood.capabilities) return understood.content;
  return contentOf(understood.words, understood.subjects, capabilities);
}

/** Whether the tool reads files, as opposed to records or messages that are private by nature. */
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

/** Whether one of the capabilities changes something outside the agent or discloses a secret. */
export function hasSideEffects(found: readonly Capability[]): boolean {
  return found.some((capability) => changing.has(capability));
}

function lookingAlone(words: readonly string[]): readonly Capability[] {
  const rest = words.filter((word) => word !== 'readonly' && word !== 'only');
  const found = capabilitiesOfWords(rest).filter((capability) => !changing.has(capability));
  return found.length > 0 ? found : ['read'];
}

const noSubjects: ReadonlySet<Subject> = new Set();

function subjectsOf(words: readonly string[]): ReadonlySet<Subject> {
  let found: Set<Subject> | null = null;
  const address = namesEmailAddress(words);
  for (const word of words) {
    if (address && word === 'email') continue;
    const named = subjects().get(word);
    if (named === undefined || (named === 'web' && pages.has(word) && words.some((one) => wikis.has(one)))) continue;
    if (word === 'vault' && words.some((one) => noteVaultWords.has(one))) continue;
    found ??= new Set();
    found.add(named);
  }
  return found ?? noSubjects;
}

function capabilitiesOfWords(words: readonly string[]): readonly Capability[] {
  if (messagesOwnUser(words)) return ['think'];
  if (isConversation(words)) return [];
  const about = subjectsOf(words);
  if (describesOwnSite(words, about)) return [];
  if (movesDevices(words)) return ['administer'];
  if (draftsDocument(words) || filesItem(words) || adjustsSession(words) || checksSchema(words)) return ['think'];
  for (const action of actionsOf(words)) {
    const found = meaningOf(action, about, words);
    if (found.length > 0) return found;
  }
  return meaningWithoutVerb(about, words);
}

/** Whether the tool describes its own site: `site_info`, unlike `page_content` and `get_url_info`, which load a given address. */
function describesOwnSite(words: readonly string[], about: ReadonlySet<Subject>): boolean {
  return (
    about.size === 1 && about.has('web') && !verbs().has(words[0] ?? '') && informationEndings.has(words.at(-1) ?? '')
  );
}

/** The actions of a name, most significant first: the first word, else the last (`issue_create`), else any in between. */
function actionsOf(words: readonly string[]): readonly Action[] {
  const last = words.at(-1) ?? '';
  const first = reportsPastAction(words) ? undefined : verbs().get(words[0] ?? '');
  if (first === undefined && getsObject(words)) return ['read'];
  const ending = readingEndings.has(last) ? 'read' : asksPerson(words) ? undefined : verbs().get(last);
  const between = words.slice(1, -1).map((word) => verbs().get(word));
  return [first, ending, ...between].filter((action) => action !== undefined);
}

/** `github_get_commit`, `gmail_get_label`: after a server's name, `get` is the verb and the rest its object. */
function getsObject(words: readonly string[]): boolean {
  return words.length > 2 && (words[1] === 'get' || words[1] === 'describe') && !words.includes('and');
}

const openingMax = 10;

/** The first words of a description, with the verb in the infinitive: `Executes a shell command` gives `execute a shell command`. */
function openingWords(description: string): readonly string[] {
  const sentence = description.slice(0, 200).split(/[.\n;(]/u, 1)[0] ?? '';
  const words = wordsOf(sentence).slice(0, openingMax);
  const verb = words[0] ?? '';
  const infinitive = [verb, verb.slice(0, -1), verb.slice(0, -2)].find((form) => verbs().has(form)) ?? verb;
  return [infinitive, ...words.slice(1)];
}
