import type { Charset } from '../search/characters.ts';
import type { SecretClass } from '../secret.ts';

/** A token recognised by a literal part and by what stands around it. */
export interface Detector {
  readonly provider: string;
  /** What the mask says: provider and noun, kebab-case. */
  readonly kind: string;
  /** For messages. */
  readonly title: string;
  /** Literal parts, one of which stands in every such token; case matters. */
  readonly anchors: readonly string[];
  /** The characters behind the literal part. */
  readonly charset: Charset;
  /** How many follow, as documented. */
  readonly length: number;
  /** How many must follow: about half, since formats grow and shrink and copies get cut. There is no maximum. */
  readonly minimum: number;
  /** The characters before a literal part that stands inside the token. */
  readonly before: { readonly charset: Charset; readonly minimum: number } | null;
  /** The literal part is short or common: the rest has to look random. */
  readonly weak: boolean;
  /** The literal part is so telling that it counts with other text glued to its front. */
  readonly glued: boolean;
  /** The form of the whole token, where characters and length alone do not tell it. Anchored, free of nested repetition. */
  readonly form: RegExp | null;
  readonly class: SecretClass;
  /** A checksum inside the token: it may raise confidence, never clear a value. */
  readonly checksum: 'crc32-base62' | null;
  /** Where the form is described. */
  readonly source: string;
}

/** Tokens of these begin with so much of their provider's name that a mask with the name would repeat a part of them. */
const shortened: Readonly<Record<string, string>> = {
  'helicone-key': 'gateway-key',
  'rubygems-key': 'gem-key',
  'configcat-key': 'sdk-key',
  'aws-bedrock-key': 'aws-model-key',
  'inference-key': 'model-key',
  'metorial-key': 'mcp-platform-key',
};

/** What a mask says of a secret. */
function kindOf(provider: string, noun: string): string {
  const kind = `${provider}-${noun}`;
  return shortened[kind] ?? kind;
}

export type Extra = Partial<Pick<Detector, 'minimum' | 'before' | 'weak' | 'glued' | 'form' | 'class' | 'checksum'>>;

/** A row of the table. Anchors are divided by spaces. */
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

/** A credential without a telling form of its own: the name it stands under says whose it is. */
export interface NamedDetector {
  readonly provider: string;
  readonly kind: string;
  readonly title: string;
  /** Words of the name that tell the provider; one is enough. */
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
