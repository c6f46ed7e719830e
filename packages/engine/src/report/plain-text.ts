import type { RedactedText } from '../text/redacted-text.ts';
import type { CatalogueText, FingerprintText, Report } from './schema.ts';

/** Text that cannot hold what the redactor never saw: masked, written in the source, or computed from such text. */
type CleanText = RedactedText | CatalogueText | FingerprintText;

/**
 * Names every field of a type that could hold text of the user's which the redactor never saw: `string`, any brand but the clean ones,
 * `unknown`, `any`, and keys that are not written out. A closed union of literals holds nothing of anybody's.
 */
export type PlainText<T, Path extends string = ''> = 0 extends 1 & T
  ? Path
  : unknown extends T
    ? Path
    : T extends CleanText
      ? never
      : T extends string
        ? IsLiteral<T> extends true
          ? never
          : Path
        : T extends readonly (infer Item)[]
          ? PlainText<Item, `${Path}[]`>
          : T extends object
            ? OpenKeys<T, Path> | { [Key in keyof T & string]: PlainText<T[Key], `${Path}.${Key}`> }[keyof T & string]
            : never;

/** A literal as a key has to be there; of `string` and of patterns there may be none. */
type IsLiteral<T extends string> = Record<never, never> extends Record<T, 1> ? false : true;

type OpenKeys<T, Path extends string> = string extends keyof T ? `${Path}{}` : never;

type Expect<None extends never> = None;

/** Does not compile, and names the field, when a report could hold plain text. */
export type ReportHoldsNoPlainText = Expect<PlainText<Report>>;
