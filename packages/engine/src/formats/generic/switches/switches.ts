import type { Capability } from '../../../agent/capability.ts';
import type { ScalarValue } from '../../../document/tree.ts';
import { locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { isLabel } from '../../label.ts';
import { safeValueOf } from '../../shared/switch.ts';
import { type Context, type Setting, standsIn } from '../context.ts';
import { membersNamed } from '../folded-keys.ts';
import { type AskedAbout, unasked } from '../names/approval-objects.ts';
import { type IdeaId, isFiller, type Match, type State, wordSet } from '../names/idea.ts';
import { lexicon } from '../names/ideas/index.ts';
import type { Name } from '../names/key-name.ts';
import { readListName } from '../names/list-names.ts';
import { foldKey, keyWords } from '../names/name.ts';
import { stateOf } from '../names/state.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isAccount } from './accounts.ts';
import { describesVariable } from './described-variables.ts';
import { staysOnMachine } from './exposed.ts';
import { isPlay, reachAround } from './reach-around.ts';
import { writers } from './switch-facts.ts';
import { wordsOf } from './telling-values.ts';
import { isUndone } from './undone.ts';

/** A name and its value, interpreted as a switch. */
interface Standing {
  readonly match: Match;
  readonly state: State;
  readonly words: readonly string[];
  /** The capabilities that need or skip approval, where the name says so. */
  readonly reach?: readonly Capability[];
}

/**
 * Reads AutoGen's section, whose mere presence lets agents run code that a model writes.
 * https://microsoft.github.io/autogen/0.2/docs/tutorial/code-executors/
 */
export function readExecutionSection({ name, value }: Setting, { model, scope }: Context): boolean {
  if (name !== 'code_execution_config' || !value.isMapping || value.members().length === 0) return false;
  const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
  model.executions.push({ ...scope, at: value.at, ...fact });
  return false;
}

/** Reads a switch by its own name, or by its name and its section's (`sandbox: {enabled: false}`). */
export function readSwitch({ key, value, words: own, reading, owner }: Setting, context: Context): boolean {
  if (value.node?.kind === 'scalar' && isLabel(key.value, value.node.text) && own.length > 1) return false;
  const standing = standingOf(value, reading, context);
  if (standing === null) return false;
  const { match, words } = standing;
  const divided = isDividedBy(standing, owner);
  if (divided && !match.turned) return true;
  const narrowed = divided || (own.every(isFiller) && isNarrowed(standing, owner));
  const state = narrowed ? 'reduced' : standing.state;
  const reach = standing.reach ?? (match.id === 'approval' ? reachAround(owner, context) : undefined);
  value.scalar();
  if (standing.match.id === 'sandbox' && isAccount(owner, context)) return true;
  if (isElsewhere(standing, owner, context) || isMoot(standing, own, owner, context)) return true;
  const name = own.every(isFiller) ? words.join(' ') : key.value;
  const safe = safeValueOf(value, state === 'safe');
  const named = state === 'unsafe' ? [...words, ...wordsOf(value)] : words;
  writers[match.id](
    {
      id: match.id,
      state,
      key: locate(name, value.at),
      words: named,
      ...safe,
      ...(state === 'reduced' ? { ofEdits: !narrowed && speaksOfEdits(value) } : {}),
      ...(reach === undefined ? {} : { reach }),
    },
    context,
  );
  return true;
}

const offered = wordSet('mcp tool agent annotation');
/** A terminal that only shows output runs nothing. */
const outlets = wordSet('delivery notification channel output display log logging console alert sink');
/** `has_code_exec: true` describes a model, or is the condition of a rule. */
const describing = wordSet('has have need require support is');
/** `models: {tiny: {capabilities: {code_execution: true}}}` */
const abilities = wordSet('capability feature');
const models = wordSet('model');
/** `hot_reload: {auto_apply: true}` applies changes of the program itself, and not those of an agent. */
const upkeep = wordSet('reload migration update upgrade schema');
const browsers = wordSet('browser chrome chromium');
/** The agent trusts what these send to it. */
const peers = wordSet('peer a2a mcp server agent webhook');

/** `injection_type: none` describes an attack. */
const attacks = wordSet('injection jailbreak toxicity leak leakage');
const kinds = wordSet('type kind technique');

/**
 * A speech recogniser's `redaction` removes digits from the transcript and does not concern logs.
 * https://cloud.ibm.com/docs/speech-to-text
 */
const hearing = wordSet('speech stt transcriber recognizer');

/** Telemetry exporters, which call plaintext to their collector `insecure`. https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
const collectors = wordSet('telemetry otel otlp opentelemetry tracing collector exporter');

/**
 * Whether the switch is about something other than its idea: `mcp: {exposed: true}` offers a tool to agents, `{url: https://…,
 * auth_required: false}` is about a connection to another service.
 */
function isElsewhere({ match, state, words }: Standing, owner: Cursor, context: Context): boolean {
  if (match.id === 'public') return standsIn(context, offered, 1);
  if (match.id === 'elevated') return isLogin(owner);
  if (match.id === 'certificate-check') return words.at(-1) === 'insecure' && standsIn(context, collectors, 2);
  if (match.id === 'redaction') {
    const isHeard = words.length === 1 && standsIn(context, hearing, 2);
    return isHeard || isOfGuard(words, context) || isOfDetector(owner);
  }
  // A browser stores passwords and does not log them.
  if (match.id === 'log-secrets') return standsIn(context, browsers, 1);
  if (match.id === 'approval') return state === 'unsafe' && isUndone(owner);
  if (match.id === 'approval-of-edits') return standsIn(context, upkeep, 1);
  if (match.id === 'guardrail') return attacks.has(words.at(0) ?? '') && kinds.has(words.at(-1) ?? '');
  if (match.id === 'execution') {
    // `code_executor: {status: active}` reports the state of a component.
    if (words.at(-1) === 'status') return true;
    if (standsIn(context, abilities, 1) && standsIn(context, models, 3)) return true;
    return describing.has(words.at(0) ?? '') || (words.includes('terminal') && standsIn(context, outlets, 2));
  }
  if (match.id === 'authentication' && staysOnMachine(owner)) return true;
  const isDialled = match.id === 'authentication' && words.includes('required') && !standsIn(context, peers, 2);
  return isDialled && state === 'unsafe' && owner.any('url', 'base_url', 'baseUrl').isText;
}

const confinements = wordSet('sandbox sandboxing isolation');
const confining: ReadonlySet<IdeaId> = new Set(['sandbox', 'network']);

/**
 * Whether the switch changes nothing: `sandbox: {enabled: false, use_containers: false}` is off as a whole, and simulated trades
 * need no approval.
 */
function isMoot({ match, state, reach }: Standing, own: readonly string[], owner: Cursor, context: Context): boolean {
  if (reach?.includes('pay') === true && isPlay(owner)) return true;
  if (state !== 'unsafe' || !confining.has(match.id) || own.every(isFiller)) return false;
  const { node } = owner.get('enabled');
  return standsIn(context, confinements, 1) && node?.kind === 'scalar' && node.value === false;
}

const findings = wordSet('finding detection');

/**
 * Whether the section configures a detector: `{redact: false, block_on_detection: true}` says how findings are handled and does
 * not concern logs.
 */
const isOfDetector = oncePerOwner((owner) =>
  owner
    .members()
    .some(({ key }) => keyWords(key.value).length > 1 && keyWords(key.value).some((word) => findings.has(word))),
);

const guardrails = wordSet('guardrail');
const directions = wordSet('input output');

/** `guardrails: {redact_output: false}` shows what a guardrail blocked instead of a notice, and does not concern logs. */
function isOfGuard(words: readonly string[], context: Context): boolean {
  return directions.has(words.at(-1) ?? '') && (words.includes('guardrail') || standsIn(context, guardrails, 1));
}

/** Whether the section is a login on a remote machine: `ssh: {host: …, username: …, useSudo: true}`. */
function isLogin(owner: Cursor): boolean {
  return (
    owner.any('host', 'hostname', 'hosts', 'address').isText && owner.any('user', 'username', 'login', 'port').exists
  );
}

/** Names of lists beside a switch that restrict it. */
const narrowing = wordSet('pattern remember_pattern allow_pattern allowed_pattern auto_approve_pattern');

/** `auto_approval: {enabled: true, patterns: ["read:./src/**"]}`: only matching calls need no approval. */
function isNarrowed({ match, state }: Standing, owner: Cursor): boolean {
  return match.id === 'approval' && state === 'unsafe' && listsPatterns(owner);
}

const listsPatterns = oncePerOwner((owner) =>
  membersNamed(owner, narrowing).some(({ value }) => value.isList && isDivided(value)),
);

/** `{review_required: false, approval_required_for: [deploy, email]}`: the list beside the switch says what needs approval. */
function isDividedBy({ match, state }: Standing, owner: Cursor): boolean {
  return match.id === 'approval' && state === 'unsafe' && listsAsked(owner);
}

const listsAsked = oncePerOwner((owner) =>
  owner
    .members()
    .some(
      ({ key, value }) => value.isList && isDivided(value) && readListName(keyWords(key.value))?.decision === 'ask',
    ),
);

function isDivided(patterns: Cursor): boolean {
  const items = patterns.items();
  return items.length > 0 && items.every(({ node }) => node?.kind === 'scalar' && !/^[*./]{1,4}$/.test(node.text));
}

/** Whether a reduced state is about edits only: `accept-edits`, `auto_edit`, or a boolean, whose key says so. */
function speaksOfEdits({ node }: Cursor): boolean {
  return node?.kind !== 'scalar' || typeof node.value === 'boolean' || /edit|write/i.test(node.text);
}

/**
 * Interprets a value as a switch; null where it is none. The name with its nearest section has priority over the bare name:
 * `approval: {mode: never}` is about approval and not about a mode.
 */
export function standingOf({ node }: Cursor, own: Name, { sections }: Context): Standing | null {
  if (node?.kind !== 'scalar' || node.value === null) return null;
  const nearest = sections.at(-1);
  const isProfile = profiles.has(sections.at(-2)?.joined ?? '');
  if ((descriptive.has(nearest?.joined ?? '') && !isProfile) || addressChecks.has(own.joined)) return null;
  if (own.joined === 'required' && describesVariable(node.parent)) return null;
  if (!own.familiar) return withoutAsking(own.words, node.value) ?? aboutDeed(own.asked, own.words, node.value);
  const section = nearest?.words ?? [];
  const inSection = nearest === undefined ? null : own.ideaIn(nearest);
  // `confirm: {writes: false}` means that writing needs no approval, whatever `writes` means elsewhere.
  if (isConditionIn(nearest, own.idea)) {
    const isAsked = inSection?.id === 'approval' && typeof node.value === 'boolean';
    return isAsked ? standing(inSection, node.value, [...section, ...own.words]) : null;
  }
  const told = inSection === null ? null : standing(inSection, node.value, [...section, ...own.words]);
  const alone = told ?? placed(section, own.words, node.value) ?? standing(own.idea, node.value, own.words);
  const next = sections.at(-2);
  if (alone !== null) return alone;
  if (next === undefined || !own.words.every(isFiller)) {
    return aboutDeed(own.asked, own.words, node.value) ?? aboutDeed(unaskedIn(own, section), own.words, node.value);
  }
  const words = [...next.words, ...section, ...own.words];
  return standing(lexicon().read(words), node.value, words);
}

const modesOfExecution = wordSet('execution_mode exec_mode executor_mode execution_environment execution_type');
const modes = wordSet('mode environment type');
const places = wordSet('host bare_metal docker podman container sandbox');

/** `execution: {mode: host}` says where code runs; most other values of a mode are about approval. */
function placed(section: readonly string[], own: readonly string[], value: ScalarValue): Standing | null {
  if (typeof value !== 'string' || !modes.has(own.at(-1) ?? '')) return null;
  const words = [...section, ...own];
  if (!modesOfExecution.has(words.join('_')) || !places.has(foldKey(value))) return null;
  return standing(lexicon().read(['sandbox']), foldKey(value) === 'sandbox' ? true : value, words);
}

/** Settings of user registration, which ask users to confirm their own data. */
const addressChecks = wordSet(
  'require_password_confirmation password_confirmation confirm_email email_confirmation require_email_confirmation confirm_email_address',
);

/**
 * Sections that describe files or things, or concern other systems and other people: `metadata: {public: yes}`, `ci:
 * {auto_deploy: true}`.
 */
const descriptive = wordSet(
  'metadata meta label annotation tag newsletter subscription signup registration mailing_list survey ci cd renovate dependabot shipping shipment warranty insurance clause baggage loot world game scene kitchen restaurant vehicle car building garden museum exhibition blog gallery forum podcast course shop',
);

/** The keys in these sections are names that the author chose: `profiles: {ci: {ask: never}}`. */
const profiles = wordSet('profile mode preset environment');

/** Ideas about what an agent may do. */
const allowances: ReadonlySet<IdeaId | undefined> = new Set([
  ...(['execution', 'workspace-only', 'file-access', 'network', 'private-network', 'model-url'] as const),
  ...(['elevated', 'privileged', 'escape-hatch', 'docker-socket', 'host-namespace', 'public'] as const),
  // `confirmations: {logins: none}`
  'authentication',
]);

/**
 * Whether the key is the object of its section and not a switch of its own: `require_approval_for: {network_access: true}`,
 * `login_required: {shell: true}`, `forbidden: {sudo: true}`.
 */
function isConditionIn(section: Name | undefined, idea: Match | null): boolean {
  const decision = section?.list?.decision;
  const isDemand = section !== undefined && section.words.length > 1 && section.words.at(-1) === 'required';
  return (decision === 'ask' || decision === 'deny' || isDemand) && allowances.has(idea?.id);
}

/** `refund: {auto: true}` */
function unaskedIn({ words }: Name, section: readonly string[]): AskedAbout | null {
  return words.length === 1 ? unasked([...words, ...section]) : null;
}

/** `require_approval_for_refunds: false` */
function aboutDeed(asked: AskedAbout | null, words: readonly string[], value: ScalarValue): Standing | null {
  const found = standing(asked?.match ?? null, value, words);
  return found === null || asked === null ? null : { ...found, reach: asked.reach };
}

const askingWords = wordSet('ask confirmation confirm approval approve review permission consent');

/** `merge_without_review: true`, whatever the action is. */
function withoutAsking(words: readonly string[], value: ScalarValue): Standing | null {
  const at = words.indexOf('without');
  if (at < 1 || !askingWords.has(words.at(-1) ?? '') || typeof value !== 'boolean') return null;
  const match = lexicon().read(['auto', 'approve']);
  return match === null ? null : { match, state: value ? 'unsafe' : 'safe', words };
}

const disabling = wordSet('disable disabled');

/** `disableBypassMode: disable` repeats a word of the name and means true. */
function saidAgain(value: ScalarValue, words: readonly string[]): ScalarValue {
  const isSaid = typeof value === 'string' && disabling.has(value.trim().toLowerCase());
  return isSaid && words.some((word) => disabling.has(word)) ? true : value;
}

function standing(match: Match | null, value: ScalarValue, words: readonly string[]): Standing | null {
  const state = match === null ? null : stateOf(match, saidAgain(value, words));
  return match === null || state === null ? null : { match, state, words };
}
