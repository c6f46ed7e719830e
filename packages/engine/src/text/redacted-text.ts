declare const redacted: unique symbol;

/** Text in which every secret has been masked. Made by `secrets/redactor.ts` and by nothing else. */
export type RedactedText = string & { readonly [redacted]: true };
