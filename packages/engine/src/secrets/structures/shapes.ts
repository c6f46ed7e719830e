import type { TextScan } from '../search/text-scan.ts';
import { randomness } from '../values/randomness.ts';
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
    kind: 'private-key',
    title: 'Private key',
    form: /^(?:MII[A-Za-z0-9+/]{1,3}[AI]BA(?:DANBgkqhki|AKCA)|MIG[A-Za-z0-9+/]AgEA|MH[cQ]CAQEE|MC4CAQAwBQYDK2V|b3BlbnNzaC1rZXktdjE|LS0tLS1CRUdJTi[A-Za-z0-9+/]{1,30}UFJJVkFURS)/,
    class: 'private-key',
    source: 'RFC 5208, RFC 8017, OpenSSH PROTOCOL.key',
  },
];

/** Reads a run of token characters; answers whether a shape explains it. */
export function readShape(scan: TextScan, start: number, runEnd: number): boolean {
  let end = runEnd;
  while (end > start && '.-='.includes(scan.text.charAt(end - 1)) && scan.text.charAt(end - 1) !== '=') end--;
  const head = scan.text.slice(start, Math.min(end, start + 200));
  if (isWalletImport(head)) {
    scan.add({ start, end, kind: 'wallet-key', title: 'Wallet private key', class: 'private-key', confidence: 'high' });
    return true;
  }
  const shape = shapes.find(({ form }) => form.test(head));
  if (shape !== undefined && randomness(head) > 0) {
    scan.add({ start, end, kind: shape.kind, title: shape.title, class: shape.class, confidence: 'high' });
    return true;
  }
  return false;
}
