import { opensTunnel, tunnelPrograms } from '../../knowledge/tunnel-programs.ts';
import type { Invocation, Word } from '../invocation.ts';
import { lineOf } from '../syntax/line.ts';

const localAddress = /(?:^|[\s=])(?:127\.0\.0\.1|localhost|::1|\[::1\])(?:[\s:]|$)/;

type Check = (line: string, words: readonly Word[]) => boolean;
const listens: Check = (_, words) => words.some(({ text }) => /^-[a-zA-Z]{0,6}l/.test(text) || text === '--listen');
const serves: Check = (line) => /-m\s+http\.server\b/.test(line);

/** Programs that open a port unless restricted to this machine. Sources: their manual pages. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['nc', listens],
  ['ncat', listens],
  ['netcat', listens],
  ['socat', (line) => /(?:^|\s)(?:TCP[46]?|OPENSSL|UDP[46]?|SSL)-L(?:ISTEN)?:/i.test(line)],
  ['python', serves],
  ['python3', serves],
  ['py', serves],
  ['php', (_, words) => words.some(({ text }) => text === '-S')],
  ['ruby', (line) => /-run\b.*\bhttpd\b/.test(line)],
  ['ssh', (_, words) => words.some(({ text }) => /^-[a-zA-Z]{0,6}R/.test(text))],
]);
const fileServers: ReadonlySet<string> = new Set(['http-server', 'serve', 'local-web-server']);

/** Whether a port is opened to others: a listener, a file server, a tunnel, a remote forward. */
export function opensListener({ program, arguments: words, package: fetched }: Invocation): boolean {
  const name = fetched?.name ?? program;
  if (tunnelPrograms.has(name))
    return opensTunnel(
      name,
      words.slice(0, 40).map(({ text }) => text),
    );
  const check = fetched?.ecosystem === 'npm' && fileServers.has(name) ? () => true : checks.get(program);
  if (check === undefined) return false;
  const line = lineOf(words);
  return !localAddress.test(line) && check(line, words);
}
