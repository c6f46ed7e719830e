import type { Invocation, Word } from '../invocation.ts';
import { readMixedOptions } from '../syntax/options.ts';
import { type Sent, sentFile, type Transfer, target } from './transfer-parts.ts';

/** A plain connection: it prints what it receives and sends its input. */
export function readConnection(invocation: Invocation): Transfer {
  const { operands, options } = readMixedOptions(invocation.arguments, {
    letters: 'wpsiXxecgGoqITW',
    names: namesOf('--exec --sh-exec --wait'),
  });
  const [host] = operands;
  const sends: Sent[] = invocation.readsFrom.map((word) => ({ kind: 'file', text: word.text, word }));
  const ignoresInput = options.some(({ name }) => /^-[zldec]$|^--(?:zero|listen|exec|sh-exec)$/.test(name));
  if (invocation.pipedFrom !== null || !(ignoresInput || sends.length > 0)) {
    sends.push({ kind: 'input', text: '', word: invocation.programWord });
  }
  return { addresses: host === undefined ? [] : [host], receives: { file: target(invocation) }, sends, bounded: false };
}

/** The remote side of `socat`: `TCP:host:port`, `OPENSSL:host:port`. http://www.dest-unreach.org/socat/doc/socat.html */
const relayAddress =
  /^(?:tcp[46]?|tcp[46]?-connect|openssl|openssl-connect|ssl|udp[46]?|udp[46]?-connect|sctp):([\w.[\]-]{1,255}):/i;

/** The transfer of a `socat` command; null if neither side is a network address. */
export function readRelay({
  arguments: words,
  pipedFrom,
  readsFrom,
  programWord,
  writesTo,
}: Invocation): Transfer | null {
  const sides = words.filter(({ text }) => !text.startsWith('-') || text === '-');
  const remoteSide = sides.find(({ text }) => relayAddress.test(text));
  if (remoteSide === undefined) return null;
  const host = relayAddress.exec(remoteSide.text)?.[1] ?? '';
  const sends: Sent[] = readsFrom.map((word) => ({ kind: 'file', text: word.text, word }));
  for (const word of sides) {
    const file = /^(?:open|file|gopen):([^,]{1,400})/i.exec(word.text)?.[1];
    if (file !== undefined) sends.push({ kind: 'file', text: file, word });
  }
  if (pipedFrom !== null) sends.push({ kind: 'input', text: '', word: programWord });
  return {
    addresses: [{ ...remoteSide, text: host }],
    receives: { file: writesTo[0]?.text ?? null },
    sends,
    bounded: false,
  };
}

/** `openssl s_client -connect host:port`: a plain connection over TLS. */
export function readSecureConnection(invocation: Invocation): Transfer | null {
  const { arguments: words, pipedFrom, readsFrom, programWord } = invocation;
  const to = words[words.findIndex(({ text }) => text === '-connect') + 1];
  if (words[0]?.text !== 's_client' || to === undefined) return null;
  const sends: Sent[] = readsFrom.map((word) => ({ kind: 'file', text: word.text, word }));
  if (pipedFrom !== null) sends.push({ kind: 'input', text: '', word: programWord });
  return { addresses: [to], receives: { file: target(invocation) }, sends, bounded: false };
}

/** `scp file host:path`, `rsync folder host:path`. */
export function readCopy(invocation: Invocation): Transfer | null {
  const { operands } = readMixedOptions(invocation.arguments, {
    letters: 'eiFPoclJSD',
    names: namesOf('--rsh --exclude --include --files-from --port'),
  });
  const to = operands.at(-1);
  const sources = operands.slice(0, -1);
  if (to === undefined || sources.length === 0) return null;
  if (isRemotePath(to.text)) {
    return {
      addresses: knownAddresses(to),
      receives: null,
      sends: sources.map((word) => ({ kind: 'file', text: word.text, word })),
      bounded: false,
    };
  }
  const remote = sources.filter(({ text }) => isRemotePath(text));
  return remote.length === 0
    ? null
    : { addresses: remote.flatMap(knownAddresses), receives: { file: to.text }, sends: [], bounded: false };
}

/** A host name without a dot is the user's own alias for a machine, whose location is unknown. */
function knownAddresses(word: Word): readonly Word[] {
  return /\.|localhost|::1/.test(word.text.split(':', 1)[0] ?? '') ? [word] : [];
}

function isRemotePath(text: string): boolean {
  return /^(?:[\w.$-]{1,64}@)?[\w.${}-]{2,255}:/.test(text) || /^(?:s3|gs|https?|ftp|sftp|rsync):\/\//.test(text);
}

/** `aws s3 cp a b`, `gsutil cp a b`, `gcloud storage cp a b`, `rclone copy a b`: a copy subcommand with its operands. */
export function readCloudCopy(invocation: Invocation): Transfer | null {
  const at = invocation.arguments.findIndex(({ text }) => /^(?:cp|copy|copyto|mv|move|sync|cat|rsync)$/.test(text));
  const operands = invocation.arguments.slice(at + 1).filter(({ text }) => !text.startsWith('--'));
  const [from, to] = operands;
  if (at === -1 || from === undefined) return null;
  const verb = invocation.arguments[at]?.text;
  if (verb === 'cat' || to?.text === '-') return { addresses: [], receives: { file: null }, sends: [], bounded: false };
  if (to === undefined) return null;
  if (isRemotePath(to.text)) {
    return { addresses: [], receives: null, sends: [{ kind: 'file', text: from.text, word: from }], bounded: false };
  }
  return isRemotePath(from.text) ? { addresses: [], receives: { file: to.text }, sends: [], bounded: false } : null;
}

/** Mail commands. Their operands are email addresses and not hosts. */
export function readMail(invocation: Invocation): Transfer {
  const { operands } = readMixedOptions(invocation.arguments, {
    letters: 'sacbrfSA',
    names: namesOf('--subject --attach'),
  });
  const sends: Sent[] = invocation.readsFrom.map((word) => ({ kind: 'file', text: word.text, word }));
  if (invocation.pipedFrom !== null) sends.push({ kind: 'input', text: '', word: invocation.programWord });
  return { addresses: operands, receives: null, sends, bounded: true };
}

/** `gh gist create file`, `gh gist create -`. */
export function readGitHub(invocation: Invocation): Transfer | null {
  const [first, second, ...rest] = invocation.arguments;
  if (first?.text === 'api') return { addresses: [], receives: { file: target(invocation) }, sends: [], bounded: true };
  if (first?.text !== 'gist' || second?.text !== 'create') return null;
  const files = rest.filter(({ text }) => !text.startsWith('--'));
  const sends =
    files.length === 0
      ? [{ kind: 'input', text: '', word: second } as const]
      : files.map((word) => sentFile(word.text, word));
  return { addresses: [], receives: null, sends, bounded: true };
}

/** A DNS lookup sends the name to whoever operates its domain. */
export function readLookup(invocation: Invocation): Transfer | null {
  const carrying = invocation.arguments.filter(
    ({ text, expands }) => expands && /[$`]/.test(text) && text.includes('.'),
  );
  if (carrying.length === 0) return null;
  const sends = carrying.map((word): Sent => ({ kind: 'text', text: word.text, word }));
  return { addresses: carrying, receives: null, sends, bounded: true };
}

/** `certutil -urlcache -f URL file`, `bitsadmin /transfer name URL file`. */
export function readWindowsDownload(invocation: Invocation): Transfer | null {
  const at = invocation.arguments.findIndex(({ text }) => text.includes('://'));
  const address = invocation.arguments[at];
  if (address === undefined) return null;
  return {
    addresses: [address],
    receives: { file: invocation.arguments[at + 1]?.text ?? null },
    sends: [],
    bounded: true,
  };
}

/** `ssh host command`: runs a command on another machine. */
export function readSecureShell(invocation: Invocation): Transfer | null {
  const { operands } = readMixedOptions(invocation.arguments, { letters: 'bcDEeFIiJLlmOopQRSWw', names: new Set() });
  const [host] = operands;
  if (host === undefined) return null;
  const sends: Sent[] = invocation.pipedFrom === null ? [] : [{ kind: 'input', text: '', word: host }];
  return { addresses: knownAddresses(host), receives: { file: target(invocation) }, sends, bounded: false };
}

function namesOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
