import type { Charset } from '../search/characters.ts';
import type { SecretClass } from '../secret.ts';

/** A token recognised by a literal part (its anchor) and the characters around it. */
export interface Detector {
  readonly provider: string;
  /** The kind shown in the mask: provider and noun, in kebab-case. */
  readonly kind: string;
  /** The name used in messages. */
  readonly title: string;
  /** Literal parts, one of which occurs in every such token. Case-sensitive. */
  readonly anchors: readonly string[];
  /** The characters that may follow the anchor. */
  readonly charset: Charset;
  /** How many characters follow the anchor, as documented. */
  readonly length: number;
  /** How many must follow: about half, since formats grow and shrink and copies get truncated. There is no maximum. */
  readonly minimum: number;
  /** The characters before an anchor that stands inside the token. */
  readonly before: { readonly charset: Charset; readonly minimum: number } | null;
  /** The anchor is short or common, so that the rest has to look random. */
  readonly weak: boolean;
  /** The anchor is so distinctive that it counts even with other text glued to its front. */
  readonly glued: boolean;
  /** The form of the whole token, where characters and length do not suffice. Anchored, free of nested repetition. */
  readonly form: RegExp | null;
  readonly class: SecretClass;
  /** A checksum inside the token. A valid one may raise the confidence; an invalid one never clears a value. */
  readonly checksum: 'crc32-base62' | null;
  /** Where the form is documented. */
  readonly source: string;
}

/** The anchors of these kinds contain so much of the provider's name that a mask with that name would repeat part of the token. */
const shortened: Readonly<Record<string, string>> = {
  'helicone-key': 'gateway-key',
  'rubygems-key': 'gem-key',
  'configcat-key': 'sdk-key',
  'aws-bedrock-key': 'aws-model-key',
  'inference-key': 'model-key',
  'metorial-key': 'mcp-platform-key',
};

/** The kind shown in a secret's mask. */
function kindOf(provider: string, noun: string): string {
  const kind = `${provider}-${noun}`;
  return shortened[kind] ?? kind;
}

export type Extra = Partial<Pick<Detector, 'minimum' | 'before' | 'weak' | 'glued' | 'form' | 'class' | 'checksum'>>;

/** Builds a row of the table. `anchors` are separated by spaces. */
export function token(
  provider: string,
  noun: string,
  title: string,
  anchors: string,
  charset: Charset,
  length: number,
  source: string,
  extra: Extra = {},
): Detector {
  return {
    provider,
    kind: kindOf(provider, noun),
    title,
    anchors: anchors.split(' '),
    charset,
    length,
    minimum: Math.ceil(length / 2),
    before: null,
    weak: false,
    glued: false,
    form: null,
    class: 'provider',
    checksum: null,
    source,
    ...extra,
  };
}

/** A credential without a distinctive form of its own: the name it stands under identifies the provider. */
export interface NamedDetector {
  readonly provider: string;
  readonly kind: string;
  readonly title: string;
  /** Words that identify the provider when they occur in the name; one is enough. */
  readonly names: readonly string[];
  /** The documented form of the value. */
  readonly form: RegExp;
  readonly source: string;
}

export function named(
  provider: string,
  noun: string,
  title: string,
  names: string,
  form: RegExp,
  source: string,
): NamedDetector {
  return { provider, kind: kindOf(provider, noun), title, names: names.split(' '), form, source };
}
