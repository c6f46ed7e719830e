import { detectors, namedDetectors } from './detectors/index.ts';

/** Kinds of secrets that are recognised by structure instead of a row in the detector tables. */
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

const forgedForm = /^REDACTED-[a-z0-9-]{0,60}?(?<![a-z])[a-z]{14,60}(?![a-z])[a-z0-9-]{0,60}-\d{1,6}$/;

/** `REDACTED-qhzvbtrwmkpyeoan-1`: whether a value imitates a mask. Kinds are made of shorter words than this secret has. */
export function isForgedMask(text: string): boolean {
  return forgedForm.test(text);
}

/** Finds our own masks, by their exact grammar and a known kind: anything looser would be a way around the scanner. */
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
