import type { Located } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { isSwitchedOff } from '../../shared/switch.ts';
import { type Context, isNestedIn, type Setting, wordsAround } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { oncePerOwner } from '../once-per-owner.ts';

const listenNames = wordSet(
  'bind_address bind_host bind_addr listen_address listen_host listen_addr listen_on bind_to published_on publish_on served_on serve_on exposed_on available_on',
);
const listenEndings = wordSet('listen bind binding');
const hostNames = wordSet(
  'host hostname address interface iface addr server_host server_name ip server_address http_host api_host web_host ui_host',
);
const listenSections = wordSet(
  'server webserver kestrel jupyter notebook api http https web ui webui dashboard gateway listen listener bind admin console service webhook rest websocket ws sse expose exposure endpoint ingress bridge rpc grpc socket',
);
const clientSections = wordSet(
  'client database db redis cache queue broker smtp mail email proxy upstream target remote llm model ollama openai vector elasticsearch kafka mqtt mcp postgres postgresql mysql mariadb mongodb mongo neo4j qdrant chroma chromadb milvus weaviate rabbitmq nats clickhouse influxdb ldap ssh imap',
);
/** Of these names, the value alone shows that something listens: no client connects to `0.0.0.0`. */
const servedHostNames = wordSet('host hostname iface server_host http_host api_host web_host ui_host');
const everyInterface = /^(?:0\.0\.0\.0|\[?::\]?)(?::\d{1,5})?$/;
const anyAddress = /^(?:(?:https?|tcp|ws):\/\/)?(?:0\.0\.0\.0|\[?::\]?|\*)(?::\d{1,5})?$/;
const loopbackAddress = /^(?:(?:https?|tcp|ws):\/\/)?(?:127\.0\.0\.1|localhost|\[?::1\]?)(?::\d{1,5})?$/;

/** Reads a local address on which something listens. Addresses that a client connects to are excluded. */
export function readListener({ value, name, words, owner }: Setting, context: Context): boolean {
  const isListening =
    listenNames.has(name) ||
    listenEndings.has(words.at(-1) ?? '') ||
    isExposedAddress(name, value) ||
    isEveryInterface(value, context);
  if (!value.isText || (!isListening && !isServedUrl(name, context) && !isServedHost(name, value, owner, context)))
    return false;
  const text = value.written.trim();
  const open =
    anyAddress.test(text) ||
    (isListening && /^:\d{1,5}$/.test(text)) ||
    ((isListening || interfaces.has(name)) && /^(?:lan|all|public|any|every|everywhere)$/i.test(text));
  if (!open && !loopbackAddress.test(text)) return false;
  const at: Located<string> | null = value.text();
  if (at === null) return false;
  const state = open ? 'open' : 'restricted';
  const enabled = context.scope.enabled && !isSwitchedOff(owner);
  context.model.exposures.push({ ...context.scope, enabled, at: at.at, kind: 'bind', state, origin: 'set' });
  return true;
}

/** `doors: {front: 0.0.0.0:5060}`: an address with a port on which only a listener can be, whatever it is called. */
function isEveryInterface({ node }: Cursor, context: Context): boolean {
  if (node?.kind !== 'scalar' || !everyInterfaceWithPort.test(node.text.trim())) return false;
  return !node.isListItem && !isNestedIn(context, clientSections, 2);
}

const everyInterfaceWithPort = /^(?:0\.0\.0\.0|\[::\]):\d{1,5}$/;

/** `http: {interface: all}`; a `host` with such a value is a list. */
const interfaces = wordSet('interface iface network_interface');

/** `gateway: {expose: 0.0.0.0:8000}`; other values of `expose` are container ports. */
function isExposedAddress(name: string, { written }: Cursor): boolean {
  return name === 'expose' && anyAddress.test(written.trim());
}

/** `http: {url: http://0.0.0.0:5000}`: no client connects to such an address. */
function isServedUrl(name: string, context: Context): boolean {
  return name === 'url' && isNestedIn(context, listenSections) && !isNestedIn(context, clientSections);
}

function isServedHost(name: string, { written }: Cursor, owner: Cursor, context: Context): boolean {
  if (!hostNames.has(name)) return false;
  if (listensHere(owner, context)) return true;
  const isOpen = servedHostNames.has(name) && everyInterface.test(written.trim());
  return isOpen && owner.node?.isListItem !== true && !isNestedIn(context, clientSections, 2);
}

/** Whether the section is a server's, or has a port beside the address and nothing says that it is a client's. */
function listensHere(owner: Cursor, context: Context): boolean {
  // A proxy listens on one of its two sides.
  const between = wordsAround(context, 2).at(-1) === 'proxy' && hasPort(owner);
  if (!between && isNestedIn(context, clientSections, 2)) return false;
  return isNestedIn(context, listenSections, 2) || hasPort(owner);
}

const ports = wordSet('port');
const hasPort = oncePerOwner((owner) => hasNamed(owner, ports));
