import type { TextScan } from '../search/text-scan.ts';
import { randomness } from '../values/randomness.ts';
import { isWalletImport } from './wallet.ts';

/** A token without a fixed prefix, identified by its length and the positions of its dots and hyphens. */
interface Shape {
  readonly kind: string;
  readonly title: string;
  readonly form: RegExp;
  /** Matches the part before the run, up to a colon, if the token has one. */
  readonly before?: RegExp;
  /** Matches the part after the run, from a colon on. */
  readonly behind?: RegExp;
  readonly class: 'provider' | 'private-key';
  readonly source: string;
}

const shapes: readonly Shape[] = [
  {
    kind: 'discord-token',
    title: 'Discord bot token',
    form: /^[MNO][\w-]{22,28}\.[\w-]{5,7}\.[\w-]{26,}$/,
    class: 'provider',
    source: 'detect-secrets discord',
  },
  {
    kind: 'twitter-token',
    title: 'X access token',
    form: /^\d{8,20}-(?=[a-z\d]{0,39}[A-Z])[A-Za-z0-9]{38,45}$/,
    class: 'provider',
    source: 'betterleaks twitter-access-token',
  },
  {
    kind: 'mailgun-key',
    title: 'Mailgun API key',
    form: /^[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}$/,
    class: 'provider',
    source: 'betterleaks mailgun-signing-key',
  },
  {
    kind: 'zhipu-key',
    title: 'Zhipu API key',
    form: /^[0-9a-f]{32}\.[A-Za-z0-9]{16}$/,
    class: 'provider',
    source: 'betterleaks zai-api-key',
  },
  {
    kind: 'ollama-key',
    title: 'Ollama API key',
    form: /^[0-9a-f]{32}\.[\w-]{24}$/,
    class: 'provider',
    source: 'betterleaks ollama-api-key',
  },
  {
    kind: 'ngrok-token',
    title: 'ngrok token',
    form: /^[123](?=[A-Za-z\d]{0,25}[a-z])(?=[A-Za-z\d]{0,25}[A-Z])(?=[A-Za-z\d]{0,25}\d)[A-Za-z\d]{26}_[A-Za-z\d]{18,24}$/,
    class: 'provider',
    source: 'trufflehog ngrok',
  },
  {
    kind: 'baseten-key',
    title: 'Baseten API key',
    form: /^(?=[A-Za-z\d]{0,7}[A-Z\d])[A-Za-z\d]{8}\.(?=[A-Za-z\d]{0,31}[a-z])(?=[A-Za-z\d]{0,31}[A-Z])(?=[A-Za-z\d]{0,31}\d)[A-Za-z\d]{32}$/,
    class: 'provider',
    source: 'kingfisher baseten',
  },
  {
    kind: 'infobip-key',
    title: 'Infobip API key',
    form: /^[0-9a-f]{32}-[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
    class: 'provider',
    source: 'infobip.com documentation',
  },
  {
    kind: 'uptimerobot-key',
    title: 'UptimeRobot API key',
    form: /^(?:ur?|m)\d{5,12}-[0-9a-f]{24}$/,
    class: 'provider',
    source: 'trufflehog uptimerobot',
  },
  {
    kind: 'webex-token',
    title: 'Webex access token',
    form: /^[A-Za-z\d]{64}_[A-Z\d]{4}_[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
    class: 'provider',
    source: 'titus kingfisher.webex.1',
  },
  {
    kind: 'sanity-token',
    title: 'Sanity token',
    form: /^sk(?=[A-Za-z]{0,60}\d)(?=[a-z\d]{0,60}[A-Z])[A-Za-z\d]{140,198}$/,
    class: 'provider',
    source: 'sanity.io documentation',
  },
  {
    kind: 'fal-key',
    title: 'fal API key',
    before: /(?<![\w-])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}:$/,
    form: /^[0-9a-f]{32}(?![\w-])/,
    class: 'provider',
    source: 'docs.fal.ai',
  },
  {
    kind: 'ghost-key',
    title: 'Ghost Admin API key',
    before: /(?<![\w-])[0-9a-f]{24}:$/,
    form: /^[0-9a-f]{64}$/,
    class: 'provider',
    source: 'ghost.org documentation',
  },
  {
    kind: 'ably-key',
    title: 'Ably API key',
    before: /(?<![\w.-])[\w-]{6}\.[\w-]{6}:$/,
    form: /^(?=[\w-]{0,42}[A-Z])(?=[\w-]{0,42}\d)[\w-]{43}$/,
    class: 'provider',
    source: 'betterleaks ably',
  },
  {
    kind: 'bitwarden-token',
    title: 'Bitwarden access token',
    form: /^0\.[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\.[A-Za-z\d]{30}$/,
    behind: /^:[A-Za-z\d+/]{20,44}={0,2}/,
    class: 'provider',
    source: 'bitwarden.com documentation, Secrets Manager',
  },
  {
    kind: 'vendor-key',
    title: 'API key',
    form: /^(?!(?:[a-z\d]{1,15}[-_]){0,2}(?:pk|pub)[-_]|.{0,24}(?:public|publishable|cache|primary|foreign|partition|sort|row|idempotency|dedup\w{0,9}|site|object|storage)[-_]key)[a-z][a-z\d]{1,14}(?:[-_][a-z\d]{1,8}){0,2}[-_](?:(?:sk|rk|pat|secret|live)(?:[-_](?:live|prod|test|v\d))?[-_](?=[\da-f]{0,40}\d)[\da-f]{32,}|(?:sk|rk|pat|key|apikey|token|tok|secret|live)(?:[-_](?:live|prod|test|v\d))?[-_](?=[^\d]{0,40}\d)(?=[^a-z]{0,40}[a-z])(?=[^A-Z]{0,40}[A-Z])[A-Za-z\d]{24,})$/,
    class: 'provider',
    source: 'mcp-cloud.ai and others: the service, a word for a credential and random text',
  },
  {
    kind: 'private-key',
    title: 'Private key',
    form: /^(?:MII[A-Za-z0-9+/]{1,3}[AI]BA(?:DANBgkqhki|AKCA)|MIG[A-Za-z0-9+/]AgEA|MH[cQ]CAQEE|MC4CAQAwBQYDK2V|b3BlbnNzaC1rZXktdjE|LS0tLS1CRUdJTi[A-Za-z0-9+/]{1,30}UFJJVkFURS)/,
    class: 'private-key',
    source: 'RFC 5208, RFC 8017, OpenSSH PROTOCOL.key',
  },
];

const partMin = 40;
const partsMax = 40;

/** Reads a run of token characters, or its parts in a path or query. Returns whether a shape matches the whole run. */
export function readShape(scan: TextScan, runStart: number, runEnd: number): boolean {
  // The letter of an escape, as in `\\n`, is glued to the run.
  const isEscape = scan.text.charCodeAt(runStart - 1) === 92 && 'nrt'.includes(scan.text.charAt(runStart));
  const start = isEscape ? runStart + 1 : runStart;
  if (readWhole(scan, start, runEnd)) return true;
  const run = scan.text.slice(start, Math.min(runEnd, start + partsMax * partMin));
  if (run.length <= partMin || !run.includes('.')) return false;
  let from = start;
  for (const part of run.split(/[/=]/, partsMax)) {
    if (part.length >= partMin && part.length < run.length) readWhole(scan, from, from + part.length);
    from += part.length + 1;
  }
  return false;
}

function readWhole(scan: TextScan, start: number, runEnd: number): boolean {
  let end = runEnd;
  while (end > start && '.-='.includes(scan.text.charAt(end - 1)) && scan.text.charAt(end - 1) !== '=') end--;
  const head = scan.text.slice(start, Math.min(end, start + 200));
  if (isWalletImport(head)) {
    scan.add({ start, end, kind: 'wallet-key', title: 'Wallet private key', class: 'private-key', confidence: 'high' });
    return true;
  }
  const shape = shapes.find((each) => each.form.test(head) && hasPartBefore(each, scan.text, start));
  if (shape === undefined || randomness(head) <= 0) return false;
  scan.add({
    start: start - (shape.before?.exec(headBefore(scan.text, start))?.[0].length ?? 0),
    end: end + (shape.behind?.exec(scan.text.slice(end, end + partMin + 10))?.[0].length ?? 0),
    kind: shape.kind,
    title: shape.title,
    class: shape.class,
    confidence: 'high',
  });
  return true;
}

function headBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - partMin), start);
}

/** Whether the token has the part before it that its shape requires. */
function hasPartBefore({ before }: Shape, text: string, start: number): boolean {
  return before === undefined || (text.charCodeAt(start - 1) === 58 && before.test(headBefore(text, start)));
}
