import { wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import { type Context, isNestedIn } from '../../context.ts';
import { isLoopbackOnly } from '../exposed.ts';
import type { SwitchReading } from '../switch-reading.ts';

/** `mcp: {exposed: true}` offers a tool to agents. */
const agentSections = wordSet('mcp tool agent annotation');
/** The agent trusts what these send to it. */
const peerSections = wordSet('peer a2a mcp server agent webhook');
const serverSections = wordSet('mcp server');
const commitSections = wordSet('git commit');
/** Telemetry exporters, which call plaintext to their collector `insecure`. https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
const telemetrySections = wordSet('telemetry otel otlp opentelemetry tracing collector exporter');
const negated = wordSet('disable no block');

/** A server that does not ask its clients for certificates still encrypts: `verify_client_cert: false`. */
const asksClients = /client_cert|(?:verify|validate|check|require)_client/;

export function isOfferedToAgents(_: SwitchReading, _owner: Cursor, context: Context): boolean {
  return isNestedIn(context, agentSections, 1);
}

/** Whether no certificate of a remote server is checked. */
export function isOtherCertificate({ words }: SwitchReading, owner: Cursor, context: Context): boolean {
  const exportsTraces = words.at(-1) === 'insecure' && isNestedIn(context, telemetrySections, 2);
  return exportsTraces || asksClients.test(words.join('_')) || isLoopbackOnly(owner);
}

/** Servers need the network for their tools: not cutting it off is the normal case. */
export function isNetworkOfServer({ state, words }: SwitchReading, owner: Cursor, context: Context): boolean {
  if (!negated.has(words.at(0) ?? '')) return false;
  return state === 'unsafe' && owner.get('image').isText && isNestedIn(context, serverSections, 1);
}

/** `git: {sign: false}` is about commits. */
export function isSignatureOfCommits(_: SwitchReading, _owner: Cursor, context: Context): boolean {
  return isNestedIn(context, commitSections, 1);
}

/** Whether nobody logs in from elsewhere: `{url: https://…, auth_required: false}` is about a connection to another service. */
export function isOtherLogin({ state, words }: SwitchReading, owner: Cursor, context: Context): boolean {
  if (isLoopbackOnly(owner)) return true;
  const isDialled = words.includes('required') && !isNestedIn(context, peerSections, 2);
  return isDialled && state === 'unsafe' && owner.any('url', 'base_url', 'baseUrl').isText;
}
