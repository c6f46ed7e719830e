import { lazily } from '../text/lazily.ts';

/** How a program installs packages that anybody may publish, and that run programs of their own while they are installed. */
export interface PackageInstaller {
  /** Its subcommands, of one word or of two. */
  readonly installing: readonly string[];
  /** Installing is what it is for: without a subcommand that is left open as well. */
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
