import { remembered } from '../text/remembered.ts';
import { isTemplate } from '../text/url.ts';
import { type Address, readAddress } from './ip-address.ts';
import { isMetadataAddress, metadataNames } from './metadata-addresses.ts';

/** Network location of a host, as far as its name determines it. */
export type HostClass =
  | 'loopback'
  | 'unspecified' // 0.0.0.0, ::
  | 'container-host' // the machine that runs the container
  | 'service' // a service in the same container network or cluster, by its short name
  | 'private'
  | 'link-local'
  | 'metadata' // a cloud's instance metadata or credential service
  | 'template' // known only at run time
  | 'public';

const containerHosts = new Set([
  'host.docker.internal', // https://docs.docker.com/desktop/features/networking/
  'gateway.docker.internal',
  'host.containers.internal', // https://docs.podman.io/en/latest/markdown/podman-run.1.html
  'host.lima.internal',
  'host.orb.internal',
  'kubernetes.docker.internal',
  'model-runner.docker.internal', // https://docs.docker.com/ai/model-runner/api-reference/
]);

/** Suffixes that public DNS never resolves: RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`, and common corporate usage. Consul and Tailscale resolve their own. */
const privateSuffixes = [
  '.local',
  '.internal',
  '.lan',
  '.home',
  '.home.arpa',
  '.corp',
  '.intranet',
  '.private',
  '.test',
  '.consul',
  '.ts.net',
];

/** Public DNS services that resolve to the address contained in the name. */
const addressNames = ['.nip.io', '.sslip.io', '.xip.io'];
/** Public names that resolve to 127.0.0.1. */
const loopbackNames = new Set([
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'localhost.localdomain',
  'ip6-localhost',
]);

/** Class of a host as parsed by `text/url.ts`; every spelling of one address gives the same class. */
export const classifyHost: (host: string) => HostClass = remembered((host) => {
  if (isTemplate(host)) return 'template';
  const name = foldHost(host);
  const address = readAddress(name) ?? readAddress(embedded(name));
  if (address !== null) return classifyAddress(address);
  if (metadataNames.has(name)) return 'metadata';
  if (name === 'localhost' || name.endsWith('.localhost') || isLoopbackName(name)) return 'loopback';
  if (containerHosts.has(name)) return 'container-host';
  if (!name.includes('.') || isClusterName(name)) return 'service';
  if (privateSuffixes.some((suffix) => name.endsWith(suffix))) return 'private';
  return 'public';
});

/** Whether traffic stays on the machine or between its containers, where nobody else can read plaintext. */
export function isLocal(kind: HostClass): boolean {
  return kind === 'loopback' || kind === 'unspecified' || kind === 'container-host' || kind === 'service';
}

/** Whether the host is reached through WireGuard, which encrypts regardless of the URL scheme: https://tailscale.com/kb/1081/magicdns */
export function isTunnelled(host: string): boolean {
  return foldHost(host).endsWith('.ts.net');
}

/** Whether the address is one of Tailscale’s, or one that a carrier or a cluster shares: https://tailscale.com/kb/1015/100.x-addresses */
export function mayBeTunnelled(host: string): boolean {
  const address = readAddress(foldHost(host));
  return address?.version === 4 && address.bytes[0] === 100 && ((address.bytes[1] ?? 0) & 0xc0) === 64;
}

/** Whether the host is a placeholder that the reader is meant to replace: `your-server.com`, `url.to.my.model`, `some.where`. */
export function isStandIn(host: string): boolean {
  const name = foldHost(host);
  if (/^(?:url|path|address)\.to\.|^some\.(?:where|host)$|\.(?:url|placeholder)$/.test(name)) return true;
  return name.split('.').some((label) => /^your(?:[-_].|$)/.test(label) || yourOwn.test(label));
}

const yourOwn =
  /^your(?:own)?(?:company|corp|org|organi[sz]ation|domain|host|hostname|server|site|website|app|api|service|instance|tenant|workspace|project|team|name|endpoint|gateway|proxy|url|ip)(?:name)?$/;

/** Normalises compatibility letters, ideographic full stops, percent escapes and a trailing dot, as URL parsers do. */
export function foldHost(host: string): string {
  let name = host.toLowerCase();
  if (/[^\x00-\x7f]/.test(name)) name = name.normalize('NFKC').toLowerCase().replaceAll('\u3002', '.');
  if (name.includes('%'))
    name = name.replace(/%([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/** Namespaces of clusters by default, and the usual ones of agent platforms and of what they need. None is a top-level domain. */
const namespaces = new Set(
  (
    'default kube-system kagent istio-system monitoring toolhive-system agentgateway-system litellm ollama vllm langfuse ' +
    'openwebui flowise langflow dify searxng qdrant milvus llm llms mcp agents inference observability logging argocd ' +
    'keycloak postgres redis minio kafka'
  ).split(' '),
);

/**
 * https://kubernetes.io/docs/concepts/services-networking/dns-pod-service/: `service.namespace.svc.cluster.local`, shortened from the right.
 * A namespace that cannot be a top-level domain (RFC 3696: letters only) is sufficient.
 */
function isClusterName(name: string): boolean {
  if (name.endsWith('.svc') || name.endsWith('.cluster.local') || name.includes('.svc.')) return true;
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  // `qwen3.6` is a container name: a name that ends in digits and is no address cannot be a public DNS name (RFC 3696).
  if (/^\d+$/.test(last) && /[a-z]/.test(name)) return true;
  return (
    labels.length === 2 &&
    (namespaces.has(last) || (/[-\d]/.test(last) && /[a-z]/.test(last) && !last.startsWith('xn--')))
  );
}

function isLoopbackName(name: string): boolean {
  if (loopbackNames.has(name)) return true;
  const parent = name.slice(name.indexOf('.') + 1);
  return loopbackNames.has(parent);
}

/** The address contained in `169.254.169.254.nip.io` or `app-10-0-0-1.sslip.io`. */
function embedded(name: string): string {
  const suffix = addressNames.find((ending) => name.endsWith(ending));
  if (suffix === undefined) return '';
  const labels = name.slice(0, -suffix.length).replaceAll('-', '.').split('.');
  return labels.slice(-4).join('.');
}

function classifyAddress(address: Address): HostClass {
  if (isMetadataAddress(address.key)) return 'metadata';
  return address.version === 4 ? classifyFour(address.bytes) : classifySix(address.bytes);
}

/** IANA's special-purpose registry: https://www.iana.org/assignments/iana-ipv4-special-registry/ */
function classifyFour(bytes: readonly number[]): HostClass {
  const [first = 0, second = 0] = bytes;
  if (bytes.every((byte) => byte === 0)) return 'unspecified';
  if (first === 127) return 'loopback';
  if (first === 169 && second === 254) return 'link-local';
  if (first === 10 || (first === 192 && second === 168) || (first === 172 && (second & 0xf0) === 16)) return 'private';
  if (first === 100 && (second & 0xc0) === 64) return 'private';
  return 'public';
}

/** https://www.iana.org/assignments/iana-ipv6-special-registry/ */
function classifySix(bytes: readonly number[]): HostClass {
  const [first = 0, second = 0] = bytes;
  if (bytes.slice(0, 15).every((byte) => byte === 0)) return bytes[15] === 1 ? 'loopback' : 'unspecified';
  if (first === 0xfe && (second & 0xc0) === 0x80) return 'link-local';
  if ((first & 0xfe) === 0xfc || (first === 0xfe && (second & 0xc0) === 0xc0)) return 'private';
  return 'public';
}
