import type { Capability } from '../agent/capability.ts';
import { subjects, verbs } from './tool-words.ts';
import { wordsOf } from './words.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const playMoney = wordSet('paper simulated simulate mock virtual backtest');

/** `paper_trade_buy`: a record is written, and nobody pays. */
export function unpaid(words: readonly string[], found: readonly Capability[]): readonly Capability[] {
  if (!found.includes('pay') || !words.some((word) => playMoney.has(word))) return found;
  return found.map((capability) => (capability === 'pay' ? 'write' : capability));
}

/** What is kept of a thing that was done. */
const traces = wordSet('status history log logs');

/** `install_status` and `run_history` tell what became of it. */
export function looksBack([first = '', last = '', ...more]: readonly string[]): boolean {
  const action = verbs().get(first);
  return more.length === 0 && (action === 'install' || action === 'execute') && traces.has(last);
}

const records = wordSet(
  'event events calendar appointment appointments reminder reminders note notes doc docs documentation readme changelog draft drafts label labels tag tags bookmark bookmarks',
);
const notices = wordSet('notification notifications notify alert alerts reminder reminders');
/** By these roads, and to these people, a notice leaves the house. */
const outside = wordSet(
  'email mail sms text whatsapp telegram slack discord webhook customer customers client clients user users public subscriber subscribers tweet',
);

/** A tool that enters something into what is kept at hand: a note, an appointment, the documentation. */
export function isRecordKeeping(name: string, capabilities: readonly Capability[]): boolean {
  return keepsRecords(wordsOf(name), capabilities);
}

/** A tool whose deed, done without a question, costs a correction at most: nothing runs, and nobody outside is told. */
export function isMinorAction(name: string, capabilities: readonly Capability[]): boolean {
  const words = wordsOf(name);
  return inWorkspace(words, capabilities) || givesNotice(words, capabilities) || addsThing(words, capabilities);
}

/** `file_create_in_workspace` */
function inWorkspace(words: readonly string[], capabilities: readonly Capability[]): boolean {
  return words.at(-1) === 'workspace' && capabilities.every((capability) => capability === 'write');
}

function keepsRecords(words: readonly string[], capabilities: readonly Capability[]): boolean {
  return capabilities.every((capability) => capability === 'write') && words.some((word) => records.has(word));
}

/** `create_ab_test`: something new of a kind that nobody knows to be grave, and nothing that was there is changed. */
function addsThing([first, ...object]: readonly string[], capabilities: readonly Capability[]): boolean {
  const adds = first === 'create' && object.length > 1 && object.every((word) => !subjects().has(word));
  return adds && capabilities.every((capability) => capability === 'write');
}

/** `send_notification`, with no word on whom else it reaches. */
function givesNotice(words: readonly string[], capabilities: readonly Capability[]): boolean {
  const isNotice = words.some((word) => notices.has(word)) && !words.some((word) => outside.has(word));
  return isNotice && capabilities.every((capability) => capability === 'send' || capability === 'write');
}

/** What stands before a request that goes out over the network. */
const dialled = wordSet(
  'http https api rest graphql rpc web url network remote external outbound raw get post put fetch send make async llm',
);

/** `request_plugin_install`: somebody else is asked to do it. `gitlab_leave_request` is one that people hand in. */
export function asksFor(words: readonly string[]): boolean {
  const last = words.at(-1);
  if (last === 'install') return words[0] === 'request';
  return last === 'request' && words.length > 1 && !dialled.has(words.at(-2) ?? '');
}

const drafting: ReadonlySet<string> = new Set(['create', 'write', 'make', 'prepare', 'compose']);
const papers: ReadonlySet<string> = new Set(
  'report roadmap prd summary story checklist strategy proposal spec specification retrospective narrative adr outline brief memo agenda storyboard wireframe rfc whitepaper response design architecture analysis comparison matrix template diagram mockup persona dashboard card handoff assessment forecast estimate'.split(
    ' ',
  ),
);

/** `create_roadmap`, `write_summary`: a text for somebody who asked for it. */
export function drafts(words: readonly string[]): boolean {
  return words.length > 1 && drafting.has(words[0] ?? '') && papers.has(words.at(-1) ?? '');
}

const filing: ReadonlySet<string> = new Set(
  'close reopen archive unarchive assign triage categorize categorise snooze flag star label tag prioritize prioritise'.split(
    ' ',
  ),
);
const filed: ReadonlySet<string> = new Set(
  'ticket tickets case cases conversation conversations thread threads message messages mail mails email emails'.split(
    ' ',
  ),
);

/** `close_ticket`, `archive_message`: put in its place, and as easily taken out again. */
export function filesAway(words: readonly string[]): boolean {
  return words.length === 2 && words.some((word) => filing.has(word)) && words.some((word) => filed.has(word));
}
