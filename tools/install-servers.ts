/** Installs PostgreSQL and Redis, which the tests start themselves, if they are missing and this is Debian with root access. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const wanted = [
  { name: 'postgresql', places: '/usr/lib/postgresql/*/bin/postgres' },
  { name: 'redis-server', places: '/usr/bin/redis-server' },
] as const;

const missing = (): readonly string[] =>
  wanted.flatMap(({ name, places }) => (globSync(places).length === 0 ? [name] : []));

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || globSync('/usr/bin/apt-get').length === 0) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** What is still missing, as one sentence; null if nothing is. */
export function installServers(): string | null {
  if (missing().length > 0) install(missing());
  const left = missing().join(' ');
  return left === '' ? null : `The database tests need these programs (Debian: apt-get install ${left}).`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sentence = installServers();
  if (sentence !== null) {
    console.error(sentence);
    process.exitCode = 1;
  }
}
