import type { Cursor } from '../../cursor.ts';
import { type Context, standsIn } from '../context.ts';
import { type IdeaId, isFiller, wordSet } from '../names/idea.ts';
import { keyWords } from '../names/name.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { staysOnMachine } from './exposed.ts';
import { isPlay } from './reach-around.ts';
import type { Standing } from './switch-reading.ts';
import { isUndone } from './undone.ts';

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
export function isElsewhere({ match, state, words }: Standing, owner: Cursor, context: Context): boolean {
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
export function isMoot(
  { match, state, reach }: Standing,
  own: readonly string[],
  owner: Cursor,
  context: Context,
): boolean {
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
