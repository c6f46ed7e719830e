import type { Language, ParsedDocument } from '../document/document.ts';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import type { Detector } from './detectors/detector.ts';
import { createRedactor } from './redactor.ts';
import { scanSecrets } from './scan.ts';
import type { Charset } from './search/characters.ts';
import { scanText } from './search/scan-text.ts';

/** A deterministic random number generator. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, not including, a bound (mulberry32). */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  text(length: number, characters: string = base62): string {
    return Array.from({ length }, () => characters.charAt(this.below(characters.length))).join('');
  }
}

export const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const hex = '0123456789abcdef';

/** The characters of each charset, without symbols that only some tokens contain. */
const alphabets = {
  digits: '0123456789',
  hex,
  hexAnyCase: '0123456789abcdefABCDEF',
  base36: 'abcdefghijklmnopqrstuvwxyz0123456789',
  base36Upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base62,
  word: base62,
  base64url: `${base62}-_`,
  base64: `${base62}+/`,
  hyphened: base62,
  dotted: base62,
  token: base62,
  escaped: base62,
  tilded: base62,
  coloned: base62,
  visible: base62,
} as const satisfies Record<Charset, string>;

const uuid = (random: Random) => [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const upper = alphabets.base36Upper;
const { digits, base36 } = alphabets;

/** Tokens of several parts, by kind. */
const composed: Readonly<Record<string, (random: Random) => string>> = {
  'launchdarkly-key': (random) => ['sdk', uuid(random)].join('-'),
  'cloudflare-origin-ca-key': (random) => ['v1.0', random.text(24, hex), random.text(146, hex)].join('-'),
  '1password-secret-key': (random) =>
    ['A3', random.text(6, upper), random.text(11, upper), random.text(5, upper), random.text(5, upper)].join('-'),
  'azure-gateway-key': (random) => ['git', random.text(12, digits), `${random.text(86)}==`].join('&'),
  'workato-token': (random) => `wrka-eyJ${random.text(30)}.${random.text(80)}.${random.text(80)}`,
  'rapidapi-key': (random) =>
    [
      random.text(10, base36),
      'msh',
      random.text(15, base36),
      'p1',
      random.text(6, base36),
      'jsn',
      random.text(12, base36),
    ].join(''),
  'ebay-secret': (random) => ['PRD', random.text(12, hex), ...[4, 4, 4].map((n) => random.text(n, hex))].join('-'),
  'asana-token': (random) => `2/${random.text(16, digits)}/${random.text(16, digits)}:${random.text(32, hex)}`,
  'clickup-token': (random) => ['pk', random.text(8, digits), random.text(32, upper)].join('_'),
  'airtable-token': (random) => `pat${random.text(14)}.${random.text(64, hex)}`,
  'convex-deploy-key': (random) => `prod:happy-otter-${random.text(3, digits)}|${random.text(60)}==`,
  'firebase-server-key': (random) => `AAAA${random.text(7)}:${random.text(140)}`,
  'luma-key': (random) => ['luma', uuid(random)].join('-'),
  'lambda-key': (random) => `secret_desk_${random.text(32, hex)}.${random.text(32)}`,
  'personio-client-secret': (random) => ['papi', uuid(random)].join('-'),
  'intuit-refresh-token': (random) => `AB11${random.text(9, digits)}${random.text(37)}`,
  'jetbrains-token': (random) =>
    ['perm:cm9v', random.text(8, upper), '.', random.text(6), '.', random.text(30)].join(''),
  'backblaze-key': (random) => `K00${1 + random.below(5)}${random.text(27)}`,
  'infisical-token': (random) => ['st', random.text(24, hex), random.text(32, hex), random.text(32, hex)].join('.'),
  'rancher-token': (random) => `token-${random.text(5, base36)}:${random.text(54, base36)}`,
  'launchdarkly-relay-key': (random) => ['rel', uuid(random)].join('-'),
  'hubspot-token': (random) => ['pat', 'eu1', uuid(random)].join('-'),
  'hubspot-developer-key': (random) => ['na1', uuid(random)].join('-'),
  'oculus-token': (random) => `OC|${random.text(16, digits)}|${random.text(32, hex)}`,
  'circle-key': (random) => ['TEST_API_KEY', random.text(32, hex), random.text(32, hex)].join(':'),
  'stripe-client-secret': (random) => `pi_${random.text(24)}_secret_${random.text(25)}`,
  'twitch-stream-key': (random) => ['live', random.text(9, digits), random.text(30)].join('_'),
  'zoho-token': (random) => ['1000', random.text(32, hex), random.text(32, hex)].join('.'),
  'deepl-key': (random) => `${uuid(random)}:fx`,
  'paypal-token': (random) => ['access_token', 'production', random.text(16, base36), random.text(32, hex)].join('$'),
  'mercadopago-token': (random) =>
    ['APP_USR', random.text(16, digits), random.text(6, digits), random.text(32, hex), random.text(9, digits)].join(
      '-',
    ),
  'cashfree-key': (random) => ['cfsk', 'ma', 'prod', random.text(32, hex), random.text(8, hex)].join('_'),
  'supermemory-key': (random) => ['sm', random.text(22), random.text(88)].join('_'),
  'ragie-key': (random) => ['tnt', random.text(11), random.text(40)].join('_'),
  'laravel-token': (random) => `${random.text(2, digits)}|${random.text(40)}`,
  'salesforce-token': (random) => `00D${random.text(12)}!${random.text(90)}`,
};

/** A token in the form of a detector, generated at run time. */
export function tokenOf({ kind, anchors, charset, length, minimum, before, form }: Detector, random: Random): string {
  const compose = composed[kind];
  if (compose !== undefined) return compose(random);
  for (let tries = 0; tries < 200; tries++) {
    const head = before === null ? '' : random.text(before.minimum + 4, alphabets[before.charset]);
    const token = head + random.pick(anchors) + random.text(Math.max(length, minimum), alphabets[charset]);
    if (form === null || form.test(token)) return token;
  }
  throw new Error(`No token of the form ${String(form)} by chance.`);
}

export function documentOf(text: string, language: Language): ParsedDocument {
  const document = parseDocument(new SourceText(text), language);
  if ('code' in document) throw new Error(`The sample does not parse: ${document.code} ${document.reason}`);
  return document;
}

/** A text with its secrets masked. */
export function sanitizedOf(text: string, language: Language = 'json'): string {
  const document = documentOf(text, language);
  return createRedactor(document, scanSecrets(document), []).sanitized();
}

/** The kind and text of each secret in a document. */
export function secretsOf(
  text: string,
  language: Language = 'json',
): readonly (readonly [kind: string, secret: string])[] {
  return scanSecrets(documentOf(text, language)).map(({ kind, secret }) => [kind, SourceText.reveal(secret)]);
}

/** The parts of a text that would be masked, found by the text alone. */
export function maskedParts(text: string): readonly string[] {
  return scanText(text).map(({ start, end }) => text.slice(start, end));
}
