import {
  type PackageName,
  readDenoName,
  readFlakeName,
  readGoName,
  readJbangName,
  readNpmName,
  readPypiName,
} from './package-names.ts';

/** A program and subcommand that fetches a package and runs or installs it. */
export interface Runner {
  /** The words before its options, program first: `pnpm dlx`. */
  readonly command: string;
  readonly read: (text: string) => PackageName;
  /** Options whose value names the package; the first operand is then a command from it. */
  readonly packages: readonly string[];
  /** Options whose value names an additional package. */
  readonly extras: readonly string[];
  /** Further options whose value is the next word. */
  readonly valued: readonly string[];
  /** Options that prevent fetching. */
  readonly offline: readonly string[];
  /** Programs that the runner starts itself instead of fetching a package of that name. */
  readonly own: readonly string[];
  /** What the operands are: one package and its arguments, only packages, or no packages. */
  readonly operands: 'first' | 'all' | 'none';
  readonly runs: boolean;
}

export const npmOptions =
  '--registry --prefix -w --workspace --cache --userconfig --loglevel --script-shell --shell -n --node-arg --node-options --otp --tag'.split(
    ' ',
  );
export const uvOptions = (
  '--python -p --index-url -i --extra-index-url --index --default-index --find-links -f --refresh-package --directory --project ' +
  '--cache-dir --config-file --env-file --link-mode --resolution --prerelease --exclude-newer --constraints -c --constraint --overrides ' +
  '--with-editable --with-requirements --keyring-provider --upgrade-package --color --group --extra --only-group --package --no-group'
).split(' ');
const pipOptions =
  '-r --requirement -e --editable -c --constraint -i --index-url --extra-index-url -f --find-links -t --target --prefix --root --python -p --platform --proxy --timeout --retries --src --cache-dir --trusted-host'.split(
    ' ',
  );

const runner = (command: string, read: Runner['read'], details: Partial<Runner> = {}): Runner => ({
  command,
  read,
  packages: [],
  extras: [],
  valued: [],
  offline: [],
  own: [],
  operands: 'first',
  runs: true,
  ...details,
});
const npmRunner = {
  packages: ['-p', '--package'],
  valued: [...npmOptions, '-c', '--call'],
  offline: ['--no-install', '--no', '--offline'],
};
const uvRunner = {
  packages: ['--from'],
  extras: ['--with', '-w'],
  valued: uvOptions,
  offline: ['--offline'],
  // https://docs.astral.sh/uv/guides/tools/#requesting-different-python-versions
  own: ['python', 'python3'],
};
const jbangRunner = {
  valued: '-j --java --deps --repos -s --sources --files --cp --class-path -m --main --module --config --catalog'.split(
    ' ',
  ),
  offline: ['-o', '--offline'],
};
const installer = { operands: 'all', runs: false } as const;

/** Every runner, from the manuals of the package managers. */
export const runners: readonly Runner[] = [
  runner('npx', readNpmName, npmRunner),
  runner('npm exec', readNpmName, npmRunner),
  runner('npm x', readNpmName, npmRunner),
  runner('bunx', readNpmName, npmRunner),
  runner('bun x', readNpmName, npmRunner),
  runner('pnpx', readNpmName, npmRunner),
  runner('pnpm dlx', readNpmName, npmRunner),
  runner('yarn dlx', readNpmName, npmRunner),
  runner('uvx', readPypiName, uvRunner),
  runner('uv tool run', readPypiName, uvRunner),
  // https://pypi.org/project/uvenv/
  runner('uvenv run', readPypiName, uvRunner),
  runner('uv run', readPypiName, { ...uvRunner, operands: 'none' }),
  runner('pipx run', readPypiName, { packages: ['--spec'], valued: ['--python', '--index-url', '-i', '--pip-args'] }),
  runner('deno run', readDenoName, {
    valued: ['-c', '--config', '--import-map', '--lock', '--location', '--seed', '--cert', '-L', '--log-level'],
  }),
  runner('deno x', readDenoName),
  runner('deno serve', readDenoName, { valued: ['--port', '--host'] }),
  runner('go run', readGoName, {
    valued: ['-C', '-mod', '-tags', '-exec', '-ldflags', '-gcflags', '-modfile', '-o', '-p'],
  }),
  runner('jbang', readJbangName, jbangRunner),
  runner('jbang run', readJbangName, jbangRunner),
  runner('nix run', readFlakeName),
  runner('nix shell', readFlakeName),
  runner('npm install', readNpmName, { ...installer, valued: npmOptions }),
  runner('npm i', readNpmName, { ...installer, valued: npmOptions }),
  runner('npm add', readNpmName, { ...installer, valued: npmOptions }),
  runner('pnpm add', readNpmName, { ...installer, valued: npmOptions }),
  runner('yarn add', readNpmName, { ...installer, valued: npmOptions }),
  runner('yarn global add', readNpmName, { ...installer, valued: npmOptions }),
  runner('bun add', readNpmName, { ...installer, valued: npmOptions }),
  runner('pip install', readPypiName, { ...installer, valued: pipOptions }),
  runner('python -m pip install', readPypiName, { ...installer, valued: pipOptions }),
  runner('uv pip install', readPypiName, { ...installer, valued: pipOptions }),
  runner('uv tool install', readPypiName, { ...uvRunner, ...installer }),
  runner('uv add', readPypiName, { ...uvRunner, ...installer }),
  runner('pipx install', readPypiName, {
    ...installer,
    valued: ['--python', '--index-url', '-i', '--pip-args', '--suffix'],
  }),
  runner('deno install', readDenoName, {
    ...installer,
    valued: ['-n', '--name', '--root', '--config', '-c', '--import-map'],
  }),
  runner('go install', readGoName, { ...installer, valued: ['-C', '-mod', '-tags', '-ldflags', '-gcflags'] }),
];
