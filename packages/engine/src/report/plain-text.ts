import type { RedactedText } from '../text/redacted-text.ts';
import type { CatalogueText, FingerprintText, Report } from './schema.ts';

/** Text that contains no unredacted user data: masked, written in the source, or computed from such text. */
type CleanText = RedactedText | CatalogueText | FingerprintText;

/**
 * Evaluates to the path of every field of a type that could hold unredacted user text: `string`, any brand other than
 * the clean ones, `unknown`, `any`, and open-ended keys. A closed union of literals cannot hold user data. Otherwise
 * `never`.
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

/** A record requires a literal as a key, but not `string` or a template pattern. */
type IsLiteral<T extends string> = Record<never, never> extends Record<T, 1> ? false : true;

type OpenKeys<T, Path extends string> = string extends keyof T ? `${Path}{}` : never;

type Expect<None extends never> = None;

/** Fails to compile, naming the field, if a report could hold plain text. */
export type ReportHoldsNoPlainText = Expect<PlainText<Report>>;
