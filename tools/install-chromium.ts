/** Finds Chromium for the browser tests; installs it if it is missing and this is Debian with root access. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (): string | undefined => places.find((path) => path !== undefined && existsSync(path));

export function installChromium(): string {
  const found = find() ?? install();
  if (found === undefined)
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  return found;
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], options);
  return find();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(installChromium());
