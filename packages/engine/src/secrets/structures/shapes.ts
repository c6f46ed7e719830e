import type { TextScan } from '../search/text-scan.ts';
import { isUuid } from '../values/benign.ts';
import { randomness } from '../values/randomness.ts';
import { isBoundary } from './token.ts';
import { isWalletImport } from './wallet.ts';

/** A token without any literal part: its length and the places of its dots and hyphens tell it. */
interface Shape {
  readonly kind: string;
  readonly title: string;
  readonly form: RegExp;
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
    kind: 'private-key',
    title: 'Private key',
    form: /^(?:MII[A-Za-z0-9+/]{1,3}[AI]BA(?:DANBgkqhki|AKCA)|MIG[A-Za-z0-9+/]AgEA|MH[cQ]CAQEE|MC4CAQAwBQYDK2V|b3BlbnNzaC1rZXktdjE|LS0tLS1CRUdJTi[A-Za-z0-9+/]{1,30}UFJJVkFURS)/,
    class: 'private-key',
    source: 'RFC 5208, RFC 8017, OpenSSH PROTOCOL.key',
  },
];

const partMin = 40;
const partsMax = 40;

/** Reads a run of token characters, or its parts in a path or a query; answers whether a shape explains all of it. */
export function readShape(scan: TextScan, start: number, runEnd: number): boolean {
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
  if (isUuidBefore(scan.text, start, head)) {
    scan.add({
      start: start - uuidLength - 1,
      end,
      kind: 'fal-key',
      title: 'fal API key',
      class: 'provider',
      confidence: 'high',
    });
    return true;
  }
  const shape = shapes.find(({ form }) => form.test(head));
  if (shape !== undefined && randomness(head) > 0) {
    scan.add({ start, end, kind: shape.kind, title: shape.title, class: shape.class, confidence: 'high' });
    return true;
  }
  return false;
}

const uuidLength = 36;

/** `<uuid>:<32 hexadecimal digits>`: fal's keys. */
function isUuidBefore(text: string, start: number, head: string): boolean {
  if (text.charCodeAt(start - 1) !== 58 || !/^[0-9a-f]{32}(?![\w-])/.test(head)) return false;
  return (
    start > uuidLength &&
    isUuid(text.slice(start - uuidLength - 1, start - 1)) &&
    isBoundary(text, start - uuidLength - 1, true)
  );
}
