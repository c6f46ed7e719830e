import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn } from '../context.ts';
import { hasNamed, membersNamed } from '../folded-keys.ts';
import { type IdeaId, isFiller, wordSet } from '../names/idea.ts';
import { lexicon } from '../names/ideas/index.ts';
import { keyWords } from '../names/name.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { hasFixedCommand } from '../tools/tool-commands.ts';
import { isSimulated } from './approval-reach.ts';
import { isLoopbackOnly } from './exposed.ts';
import { isReversible } from './reversible.ts';
import type { SwitchReading } from './switch-reading.ts';

const agentSections = wordSet('mcp tool agent annotation');
/** A terminal that only shows output runs nothing. */
const outputSections = wordSet('delivery notification channel output display log logging console alert sink');
/** `has_code_exec: true` describes a model, or is the condition of a rule. */
const descriptiveVerbs = wordSet('has have need require support is');
/** `models: {tiny: {capabilities: {code_execution: true}}}` */
const capabilitySections = wordSet('capability feature');
const modelSections = wordSet('model');
/** `hot_reload: {auto_apply: true}` applies changes of the program itself, and not those of an agent. */
const maintenanceSections = wordSet('reload migration update upgrade schema');
const browserSections = wordSet('browser chrome chromium');
/** The agent trusts what these send to it. */
const peerSections = wordSet('peer a2a mcp server agent webhook');

/** `injection_type: none` describes an attack. */
const attackWords = wordSet('injection jailbreak toxicity leak leakage');
const kindWords = wordSet('type kind technique');

/**
 * A speech recogniser's `redaction` removes digits from the transcript and does not concern logs.
 * https://cloud.ibm.com/docs/speech-to-text
 */
const speechSections = wordSet('speech stt transcriber recognizer');

/** Telemetry exporters, which call plaintext to their collector `insecure`. https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
const telemetrySections = wordSet('telemetry otel otlp opentelemetry tracing collector exporter');

/** What an agent remembers of a conversation is no log of it: `memory: {persist_conversation: true}`. */
const memorySections = wordSet('memory session');
const isLogWord = (word: string): boolean => /^log|^trac/.test(word) || sharingWords.has(word);
const sharingWords = wordSet('upload share publish sync export send ship');

/** `memory: {shared_between_agents: true}`: the agents of one team work for the same users. */
const amongAgents = /(?:between|across|among|with)_(?:all_)?(?:agent|subagent|worker)$/;

/** A server that does not ask its clients for certificates still encrypts: `verify_client_cert: false`. */
const asksClients = /client_cert|(?:verify|validate|check|require)_client/;

/**
 * Whether the switch is about something other than its idea: `mcp: {exposed: true}` offers a tool to agents, `{url: https://…,
 * auth_required: false}` is about a connection to another service.
 */
export function isUnrelated({ match, state, words }: SwitchReading, owner: Cursor, context: Context): boolean {
  if (ambiguousNames.has(words.join('_')) && isAboutSomethingElse(owner, context)) return true;
  if (match.id === 'public') return isNestedIn(context, agentSections, 1);
  if (match.id === 'elevated') return isRemoteLogin(owner);
  if (match.id === 'certificate-check') {
    const exportsTraces = words.at(-1) === 'insecure' && isNestedIn(context, telemetrySections, 2);
    return exportsTraces || asksClients.test(words.join('_')) || isLoopbackOnly(owner);
  }
  if (match.id === 'redaction') {
    const isHeard = words.length === 1 && isNestedIn(context, speechSections, 2);
    return isHeard || isGuardrailOutput(words, context) || isDetector(owner);
  }
  if (match.id === 'log-transcripts') return isNestedIn(context, memorySections, 1) && !words.some(isLogWord);
  if (match.id === 'shared-memory') return amongAgents.test(words.join('_')) || isForgotten(owner);
  // Servers need the network for their tools: not cutting it off is the normal case.
  if (match.id === 'network' && negated.has(words.at(0) ?? '')) {
    return state === 'unsafe' && owner.get('image').isText && isNestedIn(context, serverSections, 1);
  }
  // `git: {sign: false}` is about commits.
  if (match.id === 'signature') return isNestedIn(context, commitSections, 1);
  // A browser stores passwords and does not log them.
  if (match.id === 'log-secrets') return isNestedIn(context, browserSections, 1);
  if (match.id === 'approval' && isNestedIn(context, hintSections, 1)) return true;
  if (match.id === 'approval') return state === 'unsafe' && (isConsentToData(words, context) || isReversible(owner));
  if (match.id === 'approval-of-edits') return isNestedIn(context, maintenanceSections, 1);
  if (match.id === 'guardrail') return attackWords.has(words.at(0) ?? '') && kindWords.has(words.at(-1) ?? '');
  if (match.id === 'execution') {
    // `code_executor: {status: active}` reports the state of a component.
    if (words.at(-1) === 'status') return true;
    // `{command: bin/ocr, shell: true}`: how the program is started.
    if (words.join('_') === 'shell' && hasFixedCommand(owner)) return true;
    if (isNestedIn(context, capabilitySections, 1) && isNestedIn(context, modelSections, 3)) return true;
    return (
      descriptiveVerbs.has(words.at(0) ?? '') || (words.includes('terminal') && isNestedIn(context, outputSections, 2))
    );
  }
  if (match.id === 'authentication' && isLoopbackOnly(owner)) return true;
  const isDialled =
    match.id === 'authentication' && words.includes('required') && !isNestedIn(context, peerSections, 2);
  return isDialled && state === 'unsafe' && owner.any('url', 'base_url', 'baseUrl').isText;
}

/** `execution_hints: {autonomous: true}` describes a workflow to whoever picks one; the host decides what asks. */
const hintSections = wordSet('hint');
const commitSections = wordSet('git commit');
const negated = wordSet('disable no block');
const serverSections = wordSet('mcp server');
const persistence = wordSet(
  'persist persistent persistence enable_persistence enable_persistent_memory persistent_memory persist_memory',
);

/** Whether the memory ends with the session: `memory: {enable_shared_memory: true, enable_persistent_memory: false}`. */
const isForgotten = oncePerOwner((owner) =>
  membersNamed(owner, persistence).some(({ value: { node } }) => node?.kind === 'scalar' && node.value === false),
);

const recordedWords = wordSet(
  'recording record call cookie gdpr dsgvo tracking marketing analytics privacy newsletter biometric transcription camera microphone',
);

/** People consent to being recorded or tracked, which approves no action of the agent: `recording: {consent_required: false}`. */
function isConsentToData(words: readonly string[], context: Context): boolean {
  if (!words.includes('consent')) return false;
  return words.some((word) => recordedWords.has(word)) || isNestedIn(context, recordedWords, 1);
}

/** One-word names that also describe rooms, brands and sounds: `rooms: {security: none}`, `mix: {isolation: off}`. */
const ambiguousNames = wordSet(
  'public public_link security isolation confinement auto_apply auto_trust skip_all_validation',
);

/** Settings of an agent, or of a service that it offers. */
const agentSettings = wordSet(
  'model ai_model llm llm_model language_model model_name prompt system_prompt instruction tool toolset agent persona role host port url bind listen address endpoint command image sandbox',
);
/** Words for services and for the settings of a program. */
const technicalSections = wordSet(
  'api web ui http https site website portal app application service client connection request store init parameter param argument arg kwarg option',
);

/** Names of places, people and things, which switches know for another reason. */
const ordinaryNouns = wordSet('room group guild number contact user caller visitor sender document profile form');

/** Whether the section has a name that no switch knows, and is neither an agent nor a service: `berth`, `rooms`, `discount`. */
export function isAboutSomethingElse(owner: Cursor, { sections, scope }: Context): boolean {
  const nearest = sections.at(-1);
  if (nearest === undefined || scope.tool !== undefined || scope.server !== undefined) return false;
  const isKnown = (word: string) => technicalSections.has(word) || (lexicon().knows(word) && !ordinaryNouns.has(word));
  return nearest.words.length > 0 && !nearest.words.some(isKnown) && !hasNamed(owner, agentSettings);
}

const sandboxSections = wordSet('sandbox sandboxing isolation');
const confinementIds: ReadonlySet<IdeaId> = new Set(['sandbox', 'network']);

/**
 * Whether the switch changes nothing: `sandbox: {enabled: false, use_containers: false}` is off as a whole, and simulated trades
 * need no approval.
 */
export function isIneffective(
  { match, state, reach }: SwitchReading,
  own: readonly string[],
  owner: Cursor,
  context: Context,
): boolean {
  if (reach?.includes('pay') === true && isSimulated(owner)) return true;
  if (state !== 'unsafe' || !confinementIds.has(match.id) || own.every(isFiller)) return false;
  const { node } = owner.get('enabled');
  return isNestedIn(context, sandboxSections, 1) && node?.kind === 'scalar' && node.value === false;
}

const findingWords = wordSet('finding detection');

/**
 * Whether the section configures a detector: `{redact: false, block_on_detection: true}` says how findings are handled and does
 * not concern logs.
 */
const isDetector = oncePerOwner((owner) =>
  owner
    .members()
    .some(({ key }) => keyWords(key.value).length > 1 && keyWords(key.value).some((word) => findingWords.has(word))),
);

const guardrailSections = wordSet('guardrail');
const directions = wordSet('input output');

/** `guardrails: {redact_output: false}` shows what a guardrail blocked instead of a notice, and does not concern logs. */
function isGuardrailOutput(words: readonly string[], context: Context): boolean {
  return (
    directions.has(words.at(-1) ?? '') && (words.includes('guardrail') || isNestedIn(context, guardrailSections, 1))
  );
}

/** Whether the section is a login on a remote machine: `ssh: {host: …, username: …, useSudo: true}`. */
function isRemoteLogin(owner: Cursor): boolean {
  return (
    owner.any('host', 'hostname', 'hosts', 'address').isText && owner.any('user', 'username', 'login', 'port').exists
  );
}
