import { canonicalProgram, interpreters, shells } from '../../knowledge/interpreters.ts';
import type { Invocation, Word } from '../invocation.ts';

const connectors: ReadonlySet<string> = new Set(['nc', 'ncat', 'netcat', 'telnet']);

/** Whether it has redirections or is a program that connects; most commands can be skipped by this. */
export function mayOpenReverseShell({ program, writesTo, readsFrom }: Invocation): boolean {
  return writesTo.length > 0 || readsFrom.length > 0 || connectors.has(program) || program === 'socat';
}

/**
 * Whether a shell's input and output are a network connection, in the forms of
 * https://attack.mitre.org/techniques/T1059/004/.
 */
export function opensReverseShell(invocation: Invocation, invocations: readonly Invocation[]): boolean {
  const { program, arguments: words, writesTo, readsFrom, pipedFrom } = invocation;
  if (writesTo.some(isConnection) || readsFrom.some(isConnection)) {
    return shells.has(program) || program === 'exec' || interpreters.has(canonicalProgram(program));
  }
  if (connectors.has(program)) {
    const executes = words.some(({ text }) => /^(?:-[a-z]{0,6}[ec]|--exec|--sh-exec|--lua-exec)$/.test(text));
    if (executes && words.some(({ text }) => isShellPath(text))) return true;
    const before = pipedFrom === null ? undefined : invocations[pipedFrom];
    return (
      before !== undefined && shells.has(before.program) && before.arguments.every(({ text }) => text.startsWith('-'))
    );
  }
  return (
    program === 'socat' &&
    words.some(({ text }) => /(?:^|,)(?:exec|system):/i.test(text)) &&
    words.some(({ text }) => /^(?:tcp|openssl|udp)/i.test(text))
  );
}

function isConnection({ text }: Word): boolean {
  return text.startsWith('/dev/tcp/') || text.startsWith('/dev/udp/');
}

function isShellPath(text: string): boolean {
  const base = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1).replace(/\.exe$/i, '');
  return shells.has(base) || base === 'cmd' || base === 'powershell';
}
