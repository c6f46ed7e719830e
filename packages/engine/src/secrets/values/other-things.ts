import { isUuid } from './benign.ts';
import { classifyName } from './names.ts';
import { randomness } from './randomness.ts';

/** `hooks\\\\auth.md: …`: the digest of a file. */
export function isFileName(name: string): boolean {
  return /\\|\.(?:md|m?jsx?|c?tsx?|sh|py|go|rs|cs|java|jsonl)$/i.test(name);
}

/** `setTokens: 0x…`: what was done on a chain, if the name tells of no key. */
export function isTransaction(name: string, value: string): boolean {
  return /^0x[\da-f]{64}$/i.test(value) && !/key|secret|seed|priv|pk|mnemonic|sign/i.test(name);
}

/** `secrets: [desk_auth_file]`: the list names what is kept elsewhere. */
export function isNameOfOne(value: string): boolean {
  return (
    /^[a-z][a-z\d]{1,30}(?:_[a-z\d]{1,30}){1,6}$/.test(value) &&
    randomness(value) < 0 &&
    classifyName(value) !== 'neutral'
  );
}

/** `signingkey = 0A1B…`: OpenPGP names keys by the end of their fingerprints, or by the whole. */
export function isKeyId(name: string, value: string): boolean {
  return /sign|gpg|pgp/i.test(name) && /^(?:0x)?(?:[\dA-F]{16}|[\dA-F]{40})$/.test(value);
}

/** `agent:desk:telegram:direct:4915551230`: names, numbers and ids of what a conversation goes through. */
export function isAddressOfNames(value: string): boolean {
  const pieces = value.split(':', 10);
  return (
    pieces.length > 2 &&
    pieces.length < 10 &&
    pieces.every((piece) =>
      /^[a-z][a-z_-]{0,60}$/.test(piece) ? randomness(piece) < 0 : /^[+-]?\d{1,20}$/.test(piece) || isUuid(piece),
    )
  );
}
