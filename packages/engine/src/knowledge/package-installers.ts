import { lazily } from '../text/lazily.ts';

/** A program that installs packages which anyone can publish and whose install scripts run code. */
export interface PackageInstaller {
  /** Its installing subcommands, of one or two words. */
  readonly installing: readonly string[];
  /** Whether installing is its main purpose, so that an entry without a subcommand allows it too. */
  readonly mainly: boolean;
  readonly source: `https://${string}`;
}

const npm = 'https://docs.npmjs.com/cli/using-npm/scripts#life-cycle-scripts' as const;
const pip = 'https://pip.pypa.io/en/stable/cli/pip_install/' as const;

const row = (names: string, installing: readonly string[], source: PackageInstaller['source'], mainly = false) =>
  names.split(' ').map((name) => [name, { installing, mainly, source }] as const);

export const packageInstallers = lazily<ReadonlyMap<string, PackageInstaller>>(
  () =>
    new Map<string, PackageInstaller>([
      ...row('npm pnpm bun', ['install', 'i', 'add'], npm),
      ...row('yarn', ['add', 'global add'], npm),
      ...row('pip', ['install'], pip, true),
      ...row('pipx conda mamba', ['install'], pip),
      ...row('poetry pdm rye', ['add'], pip),
      ...row('uv', ['add', 'pip', 'pip install', 'tool install'], pip),
      ...row('gem', ['install'], 'https://guides.rubygems.org/command-reference/#gem-install', true),
      ...row('cargo', ['install'], 'https://doc.rust-lang.org/cargo/commands/cargo-install.html'),
      ...row('brew', ['install'], 'https://docs.brew.sh/Taps'),
    ]),
);
