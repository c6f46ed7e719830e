import type { Capability } from '../agent/capability.ts';
import { subjects, verbs } from './tool-words.ts';
import { wordsOf } from './words.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const simulationWords = wordSet('paper simulated simulate mock virtual backtest');

/** Capabilities without payment for simulated purchases, of which `paper_trade_buy` only writes a record, and for payments that are only judged. */
export function withoutSimulatedPayments(
  words: readonly string[],
  found: readonly Capability[],
): readonly Capability[] {
  if (!found.includes('pay')) return found;
  if (weighsPayment(words)) return found.filter((capability) => capability !== 'pay');
  if (!words.some((word) => simulationWords.has(word))) return found;
  return found.map((capability) => (capability === 'pay' ? 'write' : capability));
}

const weighingVerbs = wordSet('evaluate assess score estimate predict forecast');
const weighedThings = wordSet('risk fraud policy policies rules limits eligibility checks checker validator verifier');

/** Whether the name judges payments or says which ones are allowed: `evaluate_payment`, `refund_policy`, unlike `pay_annual_policy`. */
function weighsPayment(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  if (weighingVerbs.has(first)) return true;
  return weighedThings.has(words.at(-1) ?? '') && (words.length === 2 || verbs().get(first) !== 'pay');
}

/** Words for records of a past action. */
const historyWords = wordSet('status history log logs');

/** Whether the name reports on a past action instead of performing it: `install_status`, `run_history`. */
export function reportsPastAction([first = '', last = '', ...more]: readonly string[]): boolean {
  const action = verbs().get(first);
  return more.length === 0 && (action === 'install' || action === 'execute') && historyWords.has(last);
}

const records = wordSet(
  'event events calendar appointment appointments reminder reminders note notes doc docs documentation readme changelog draft drafts label labels tag tags bookmark bookmarks',
);
const notices = wordSet('notification notifications notify alert alerts reminder reminders');
/** Channels and recipients that take a notification outside the organisation. */
const externalRecipients = wordSet(
  'email mail sms text whatsapp telegram slack discord webhook customer customers client clients user users public subscriber subscribers tweet',
);

/** Whether a tool only adds to the user's own records: a note, an appointment, the documentation. */
export function isRecordKeeping(name: string, capabilities: readonly Capability[]): boolean {
  return keepsRecords(wordsOf(name), capabilities);
}

/** Whether the tool's action, taken without approval, costs a correction at most: nothing is executed and nothing is sent outside. */
export function isMinorAction(name: string, capabilities: readonly Capability[]): boolean {
  const words = wordsOf(name);
  return (
    inWorkspace(words, capabilities) || notifiesInternally(words, capabilities) || createsMinorItem(words, capabilities)
  );
}

/** `file_create_in_workspace` */
function inWorkspace(words: readonly string[], capabilities: readonly Capability[]): boolean {
  return words.at(-1) === 'workspace' && capabilities.every((capability) => capability === 'write');
}

function keepsRecords(words: readonly string[], capabilities: readonly Capability[]): boolean {
  return capabilities.every((capability) => capability === 'write') && words.some((word) => records.has(word));
}

/** `create_ab_test`: creates something of a kind not known to be critical, and does nothing else (`create_flow_and_activate`). */
function createsMinorItem([first, ...object]: readonly string[], capabilities: readonly Capability[]): boolean {
  const adds =
    first === 'create' && object.length > 1 && object.every((word) => word !== 'and' && !subjects().has(word));
  return adds && capabilities.every((capability) => capability === 'write');
}

/** `send_notification`, where no word names an outside channel or recipient. */
function notifiesInternally(words: readonly string[], capabilities: readonly Capability[]): boolean {
  const isNotice = words.some((word) => notices.has(word)) && !words.some((word) => externalRecipients.has(word));
  return isNotice && capabilities.every((capability) => capability === 'send' || capability === 'write');
}

/** Words before `request` that make it a network request. */
const networkWords = wordSet(
  'http https api rest graphql rpc web url network remote external outbound raw get post put fetch send make async llm',
);

/** Whether the tool asks someone else to act: `request_plugin_install`. `gitlab_leave_request` is a request that people submit. */
export function asksPerson(words: readonly string[]): boolean {
  const last = words.at(-1);
  if (last === 'install') return words[0] === 'request';
  return last === 'request' && words.length > 1 && !networkWords.has(words.at(-2) ?? '');
}

const drafting: ReadonlySet<string> = new Set(['create', 'write', 'make', 'prepare', 'compose']);
const documentWords: ReadonlySet<string> = new Set(
  'report roadmap prd summary story checklist strategy proposal spec specification retrospective narrative adr outline brief memo agenda storyboard wireframe rfc whitepaper response design architecture analysis comparison matrix template diagram mockup persona dashboard card handoff assessment forecast estimate'.split(
    ' ',
  ),
);

const letters = wordSet('email mail message letter reply tweet');

/** Whether the tool produces a text for the user: `create_roadmap`, `write_summary`, `compose_email`. */
export function draftsDocument(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 && ((drafting.has(first) && documentWords.has(last)) || (first === 'compose' && letters.has(last)))
  );
}

const filingVerbs: ReadonlySet<string> = new Set(
  'close reopen archive unarchive assign triage categorize categorise snooze flag star label tag prioritize prioritise'.split(
    ' ',
  ),
);
const filedItems: ReadonlySet<string> = new Set(
  'ticket tickets case cases conversation conversations thread threads message messages mail mails email emails'.split(
    ' ',
  ),
);

/** Verbs that file something even without saying what. */
const bareFilingVerbs = wordSet(
  'archive unarchive triage categorize categorise snooze flag star prioritize prioritise',
);

/** Whether the action only files an item and is easily undone: `close_ticket`, `archive`, `mark_message_processed`. */
export function filesItem(words: readonly string[]): boolean {
  if (words.length === 1) return bareFilingVerbs.has(words[0] ?? '');
  if (words[0] === 'mark') return words.some((word) => filedItems.has(word));
  return (
    words.length === 2 && words.some((word) => filingVerbs.has(word)) && words.some((word) => filedItems.has(word))
  );
}

const checking = wordSet('validate lint');
const textSchemas = wordSet('json yaml xml toml config api openapi graphql tool input output response');

/** Whether the tool tests a text against a schema: `validate_schema`, `validate_json_schema`. */
export function checksSchema(words: readonly string[]): boolean {
  const [first = '', second = '', ...more] = words;
  if (!checking.has(first)) return false;
  return second === 'schema' ? more.length === 0 : textSchemas.has(second) && more.join(' ') === 'schema';
}

const settingVerbs = wordSet('set switch select choose change');
const clearingVerbs = wordSet('clear reset');
/** What a server keeps for the running session only: how it answers, and what was said so far. */
const sessionSettings = wordSet('model aspect ratio resolution viewport language locale voice verbosity');
const sessionStates = wordSet('conversation session context chat console screen');
const sessionQualifiers = wordSet('current default active preferred image video output response codegen');

/** Whether the action only adjusts the server's own session: `set_aspect_ratio`, `set_model`, `clear_conversation`. */
export function adjustsSession([first = '', ...object]: readonly string[]): boolean {
  const nouns = settingVerbs.has(first) ? sessionSettings : clearingVerbs.has(first) ? sessionStates : null;
  return (
    nouns?.has(object.at(-1) ?? '') === true && object.every((word) => nouns.has(word) || sessionQualifiers.has(word))
  );
}

const arithmetic = wordSet('add subtract multiply divide');
const operands = wordSet('number numbers integer integers float floats');

const evaluating = wordSet('eval evaluate');
const formulas = /\b(?:math|mathematical|arithmetic) (?:expressions?|formulas?)\b/i;

/** Whether the tool only calculates: `add_numbers`, or `add` whose description says that it sums two integers. */
export function calculates(words: readonly string[], description: string | undefined): boolean {
  const first = words[0] ?? '';
  if (words.length === 1 && evaluating.has(first)) return description !== undefined && formulas.test(description);
  if (!arithmetic.has(first)) return false;
  if (words.length > 1) return operands.has(words.at(-1) ?? '');
  return description !== undefined && /\b(?:sums?|integers?|floats?|(?:two|given) numbers)\b/i.test(description);
}

const lookingUp = wordSet('get find lookup fetch search extract retrieve resolve check');
const recording = wordSet('verify validate capture collect confirm normalize');
const people = wordSet('user customer client contact employee member lead guest patient person recipient');

/** Whether `email` in the name is a person's address and no message: `get_contact_email`, `find_email_address`, `verify_email`. */
export function namesEmailAddress(words: readonly string[]): boolean {
  const [first = ''] = words;
  const at = words.indexOf('email');
  const isLast = at === words.length - 1;
  if (at < 1) return false;
  if (recording.has(first)) return isLast || words[at + 1] === 'address';
  return lookingUp.has(first) && (isLast ? people.has(words[at - 1] ?? '') : words[at + 1] === 'address');
}
