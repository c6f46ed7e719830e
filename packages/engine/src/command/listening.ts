import { opensTunnel } from '../knowledge/tunnel-programs.ts';
import type { Invocation } from './invocation.ts';

const here = /(?:^|[\s=])(?:127\.0\.0\.1|localhost|::1|\[::1\])(?:[\s:]|$)/;

/** A port is opened to others: a listener, a file server, a tunnel, a remote forward. */
export function opensListener({ program, arguments: words, package: fetched }: Invocation): boolean {
  const text = words
    .slice(0, 40)
    .map((word) => word.text)
    .join(' ')
    .slice(0, 1_000);
  if (
    opensTunnel(
      fetched?.name ?? program,
      words.slice(0, 40).map((word) => word.text),
    )
  )
    return true;
  if (here.test(text)) return false;
  switch (program) {
    case 'nc':
    case 'ncat':
    case 'netcat':
      return words.some((word) => /^-[a-zA-Z]{0,6}l/.test(word.text) || word.text === '--listen');
    case 'socat':
      return /(?:^|\s)(?:TCP[46]?|OPENSSL|UDP[46]?|SSL)-L(?:ISTEN)?:/i.test(text);
    case 'python':
    case 'python3':
    case 'py':
      return /-m\s+http\.server\b/.test(text);
    case 'php':
      return words.some((word) => word.text === '-S');
    case 'ruby':
      return /-run\b.*\bhttpd\b/.test(text);
    case 'ssh':
      return words.some((word) => /^-[a-zA-Z]{0,6}R/.test(word.text));
    default:
      return (
        fetched !== null && (fetched.name === 'http-server' || fetched.name === 'serve') && fetched.ecosystem === 'npm'
      );
  }
}
