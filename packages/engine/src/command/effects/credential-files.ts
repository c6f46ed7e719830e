import { namesCredentials } from '../../knowledge/credential-paths.ts';
import { reachOfPath } from '../../knowledge/path-reach.ts';
import type { Invocation, Word } from '../invocation.ts';

/** Programs that print the files given as arguments, with the number of operands before the files (a pattern, a script). */
const filePrinters: ReadonlyMap<string, number> = new Map([
  ...'cat head tail less more bat tac nl base64 base32 xxd od hexdump strings gzip bzip2 xz zip gpg openssl wc sort tee'
    .split(' ')
    .map((program) => [program, 0] as const),
  ...'tar 7z'.split(' ').map((program) => [program, 0] as const),
  ...'grep egrep rg sed awk jq cut yq'.split(' ').map((program) => [program, 1] as const),
  ...'get-content gc type'.split(' ').map((program) => [program, 0] as const),
]);
/** Options with which `grep` and similar programs print no content of the file. */
const quietOptions: ReadonlySet<string> = new Set([
  '-q',
  '--quiet',
  '--silent',
  '-c',
  '--count',
  '-l',
  '--files-with-matches',
]);

/** The word that names a credential file which the invocation reads, or null if there is none. */
export function credentialFileIn({ program, arguments: words, readsFrom }: Invocation): Word | null {
  const redirected = readsFrom.find(({ text }) => isCredentialFile(text)) ?? null;
  const operandsBefore = filePrinters.get(program);
  if (operandsBefore === undefined || redirected !== null) return redirected;
  if (operandsBefore > 0 && words.some(({ text }) => quietOptions.has(text))) return null;
  const operands = words.filter(({ text }) => !text.startsWith('-'));
  return operands.slice(operandsBefore).find(({ text }) => isCredentialFile(text)) ?? null;
}

/**
 * Whether a path is a credential file, such as `~/.ssh/id_ed25519`, `$HOME/.aws/credentials`, `/etc/shadow` or `.env`;
 * `.env.example` and public keys are not.
 */
export function isCredentialFile(path: string): boolean {
  if (path.length > 400 || !/[./]/.test(path)) return false;
  if (reachOfPath(path) === 'credentials') return true;
  const segments = path.toLowerCase().replaceAll('\\', '/').split('/');
  return namesCredentials(segments.slice(-3));
}
