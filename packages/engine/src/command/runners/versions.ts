import type { PackageReference } from '../invocation.ts';

type Pinned = PackageReference['pinned'];

const variable = /\$[A-Za-z_{(]|\{\{|%[A-Za-z_]+%|^<.+>$/;

/** Whether the text depends on a variable or template. */
export function isVariable(text: string): boolean {
  return variable.test(text);
}

const exactOnNpm = /^[v=]{0,2}\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** The pinning of an npm version: exact, dist-tag or range. https://docs.npmjs.com/cli/v11/using-npm/package-spec */
export function pinnedOnNpm(version: string | null): Pinned {
  if (version === null || version === '') return 'none';
  if (isVariable(version)) return 'unknown';
  if (exactOnNpm.test(version)) return 'exact';
  return /^[A-Za-z][\w.-]*$/.test(version) && !/^[xX]$/.test(version) ? 'tag' : 'range';
}

/** Whether the version is a Git address, as in `name@git+https://…#v1`. */
export function isGitAddress(version: string | null): version is string {
  return version !== null && /^(?:git[+:@]|github:|gitlab:|bitbucket:|ssh:)/.test(version);
}

/** The pinning of a PEP 440 specifier, or of `name@version` as uvx accepts it. */
export function pinnedOnPypi(specifier: string): Pinned {
  if (specifier === '') return 'none';
  if (isVariable(specifier)) return 'unknown';
  if (/^={2,3}\s*v?\d[\w.!+-]*$/.test(specifier) || /^@v?\d+\.\d[\w.!+-]*$/.test(specifier)) return 'exact';
  return /^@[A-Za-z][\w.-]*$/.test(specifier) ? 'tag' : 'range';
}

/**
 * The pinning of a Git reference. A commit is exact; a version tag can be moved but rarely is; a branch, or no
 * reference, changes with the repository.
 */
export function pinnedInGit(reference: string | null): Pinned {
  if (reference === null || reference === '') return 'mutable';
  if (isVariable(reference)) return 'unknown';
  if (isCommit(reference)) return 'exact';
  if (reference.startsWith('semver:')) return 'range';
  return /^(?:[a-z][\w-]{0,40}[-/@])?v?\d+(?:\.\d+)+(?:[-+][\w.+-]+)?$/i.test(reference) ? 'tag' : 'mutable';
}

function isCommit(reference: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(reference) && /\d/.test(reference) && /[a-f]/i.test(reference);
}

/** The pinning of a Go module query. https://go.dev/ref/mod#version-queries */
export function pinnedInGo(version: string | null): Pinned {
  if (version === null) return 'local';
  if (isVariable(version)) return 'unknown';
  if (/^v\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version) || isCommit(version)) return 'exact';
  if (version === 'latest' || version === 'upgrade' || version === 'patch') return 'tag';
  return /^v\d+(?:\.\d+)?$|^[<>]/.test(version) ? 'range' : 'mutable';
}
