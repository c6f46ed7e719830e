declare const redacted: unique symbol;

/** Text in which every secret has been masked. Only `secrets/redactor.ts` creates it. */
export type RedactedText = string & { readonly [redacted]: true };
