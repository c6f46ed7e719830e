import { detectors, namedDetectors } from './detectors/index.ts';

/** Kinds that come from structure and not from a row of the table. */
const structuralKinds = [
  'password',
  'secret',
  'token',
  'api-key',
  'key',
  'credential',
  'possible-secret',
  'seed-phrase',
  'private-key',
  'jwt',
  'url-password',
  'url-credential',
  'url-parameter',
  'webhook-url',
  'capability-url',
  'basic-auth',
  'bearer-token',
  'connection-string',
  'password-hash',
  'wallet-key',
  'cookie',
  'discord-token',
  'infobip-key',
  'uptimerobot-key',
  'webex-token',
  'sanity-token',
  'ghost-key',
  'ably-key',
  'bitwarden-token',
  'slack-webhook-url',
  'encoded-secret',
] as const;

const kinds: ReadonlySet<string> = new Set([
  ...structuralKinds,
  ...detectors.map(({ kind }) => kind),
  ...namedDetectors.map(({ kind }) => kind),
]);

export function maskOf(kind: string, number: number): string {
  return `REDACTED-${kind}-${number}`;
}

const maskForm = /REDACTED-([a-z0-9]+(?:-[a-z0-9]+){0,5})-([1-9]\d{0,5})(?![\dA-Za-z]|-[\dA-Za-z]{16})/g;

/** A mask that already stands in a text. */
export interface Mask {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly number: number;
}

/** Masks of our own, by their exact grammar and a kind we know: anything looser would be a way around the scanner. */
export function findMasks(text: string): readonly Mask[] {
  if (!text.includes('REDACTED-')) return [];
  const masks: Mask[] = [];
  for (const match of text.matchAll(maskForm)) {
    const [whole, kind = '', number = ''] = match;
    if (kinds.has(kind)) {
      masks.push({ start: match.index, end: match.index + whole.length, kind, number: Number(number) });
    }
  }
  return masks;
}
