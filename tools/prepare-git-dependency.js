/**
 * Builds the package if npm installs this repository from git, as pre-commit does: npm then runs `prepare` but not `prepack`, and has not
 * installed the build tools if the installation is a global one, because its option `global` also applies to the repository's own packages.
 * JavaScript, because it runs on the Node of the system, before the one of the packages is installed.
 */
import { spawnSync } from 'node:child_process';

// npm sets this variable only while it prepares a repository that it installs from git.
const { _PACOTE_NO_PREPARE_: gitDependency, npm_execpath: npm } = process.env;

const run = (...args) => {
  const { status } = spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (gitDependency !== undefined && npm !== undefined) {
  // Without the scripts of packages, one of which is this script.
  run('ci', '--global=false', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund');
  run('run', 'prepack');
}
