import type { PackageReference } from '../invocation.ts';
import { isVariable, pinnedInGit, pinnedInGo, pinnedOnNpm, pinnedOnPypi } from './versions.ts';

/** A package reference without the word that contains it. */
export type PackageName = Pick<PackageReference, 'ecosystem' | 'name' | 'version' | 'pinned'>;

const gitHosts = /^(?:github|gitlab|bitbucket|gist|sourcehut|codeberg):/;

const localPath = /^(?:\.{1,2}(?:[\\/]|$)|[\\/~]|[A-Za-z]:[\\/]|(?:file|link|workspace|portal):|\$\{?\w+\}?[\\/])/;

function isLocalPath(text: string): boolean {
  return localPath.test(text);
}

function local(ecosystem: PackageName['ecosystem'], name: string): PackageName {
  return { ecosystem, name, version: null, pinned: 'local' };
}

const repository = /^[A-Za-z0-9][\w.-]*\/[\w.-]+(?:#.*)?$/;
const alias = /^(?:npm:|git|https?:|file:|\.)/;

/** Parses an npm package specifier. https://docs.npmjs.com/cli/v11/using-npm/package-spec */
export function readNpmName(text: string): PackageName {
  const spec = text.startsWith('npm:') ? text.slice(4) : text;
  if (isLocalPath(spec)) return local('npm', spec);
  if (spec.includes(':') || spec.startsWith('git')) {
    if (/^git[+@]|^git:\/\/|^ssh:\/\//.test(spec) || gitHosts.test(spec)) return readGitName(spec, '#');
    if (/^https?:\/\//i.test(spec)) return readUrlName(spec);
  }
  if (repository.test(spec)) return readGitName(spec, '#');
  const divider = spec.indexOf('@', 1);
  const name = divider === -1 ? spec : spec.slice(0, divider);
  const version = divider === -1 ? null : spec.slice(divider + 1);
  if (version !== null && alias.test(version)) return readNpmName(version);
  return { ecosystem: 'npm', name, version, pinned: isVariable(name) ? 'unknown' : pinnedOnNpm(version) };
}

/**
 * Parses a Python requirement, or uvx's `name@version`.
 * https://packaging.python.org/en/latest/specifications/dependency-specifiers/
 */
export function readPypiName(text: string): PackageName {
  if (isLocalPath(text) || (/\.(?:whl|py)$|\.tar\.gz$/.test(text) && !text.includes('://'))) return local('pypi', text);
  const direct = /^[\w.-]+(?:\[[^\]]*\])?\s*@\s*(?=git\+|https?:|file:|\.|\/)/.exec(text);
  const spec = direct === null ? text : text.slice(direct[0].length);
  if (isLocalPath(spec)) return local('pypi', spec);
  if (spec.startsWith('git+')) return readGitName(spec, '@');
  if (/^https?:\/\//i.test(spec)) return readUrlName(spec);
  const [, name = spec, specifier = ''] = /^([\w.-]+)(?:\[[^\]]*\])?\s*([^;]*)/.exec(spec) ?? [];
  const written = specifier.trim();
  const version = written === '' ? null : written.replace(/^(?:={2,3}|@)\s*/, '');
  return {
    ecosystem: 'pypi',
    name,
    version,
    pinned: isVariable(spec) && written === '' ? 'unknown' : pinnedOnPypi(written),
  };
}

/** Parses `git+https://host/owner/name.git@ref#…` (pip, uv) or `…#ref` (npm). */
function readGitName(spec: string, mark: '@' | '#'): PackageName {
  const [address = spec, fragment = ''] = spec.split('#', 2);
  const name = address.replace(/^git\+/, '');
  if (mark === '#') {
    const reference = fragment === '' ? null : fragment;
    return { ecosystem: 'git', name, version: reference, pinned: pinnedInGit(reference) };
  }
  const at = name.lastIndexOf('@');
  const reference = at > name.indexOf('/', name.indexOf('://') + 3) ? name.slice(at + 1) : null;
  const repository = reference === null ? name : name.slice(0, at);
  return { ecosystem: 'git', name: repository, version: reference, pinned: pinnedInGit(reference) };
}

/** A host's archive of a repository at one reference: `/archive/refs/heads/main.zip`, `/tarball/v1.2`. */
const archivePath =
  /^https:\/\/(?:(?:www\.)?github\.com|codeload\.github\.com|api\.github\.com\/repos|(?:www\.)?gitlab\.com|codeberg\.org)\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:-\/)?(?:archive|tarball|zipball|(?:legacy\.)?(?:zip|tar\.gz))\/([^?#]{1,200})/i;

function readArchiveName(url: string): PackageName | null {
  const [, name, rest] = archivePath.exec(url.slice(0, 500)) ?? [];
  if (name === undefined || rest === undefined) return null;
  const written = rest.replace(/(?:\.zip|\.tar(?:\.gz|\.bz2)?|\.tgz)$/i, '');
  const version = written.replace(/^refs\/(?:heads|tags)\//, '');
  const pinned = written.startsWith('refs/heads/') ? 'mutable' : pinnedInGit(version);
  return { ecosystem: 'git', name, version, pinned };
}

/** A file at a URL: pinned only if the URL contains a commit or a version. */
function readUrlName(url: string): PackageName {
  const inGit = readArchiveName(url);
  if (inGit !== null) return inGit;
  if (/\.git(?:[#@]|$)/.test(url)) return readGitName(url, '#');
  const version = /[@/]v?(\d+\.\d+\.\d+[\w.-]*|[0-9a-f]{40})(?=\/|$)/.exec(url)?.[1] ?? null;
  return { ecosystem: 'url', name: url, version, pinned: version === null ? 'mutable' : 'exact' };
}

/** Parses a Go package path with an optional version query. */
export function readGoName(text: string): PackageName {
  const at = text.indexOf('@');
  const path = at === -1 ? text : text.slice(0, at);
  if (isLocalPath(text) || !/^[\w-]+(?:\.[\w-]+)+\//.test(path)) return local('go', text);
  const version = at === -1 ? null : text.slice(at + 1);
  return { ecosystem: 'go', name: path, version, pinned: pinnedInGo(version) };
}

/** Parses a Deno module specifier. https://docs.deno.com/runtime/fundamentals/modules/ */
export function readDenoName(text: string): PackageName {
  if (text.startsWith('npm:')) return readNpmName(text.slice(4).replace(/^\/+/, ''));
  if (text.startsWith('jsr:')) return { ...readNpmName(text.slice(4).replace(/^\/+/, '')), ecosystem: 'deno' };
  if (/^https?:\/\//i.test(text)) return readUrlName(text);
  return local('deno', text);
}

/** Parses an image reference, `[host[:port]/]path[:tag][@digest]`. https://github.com/distribution/reference */
export function readImageName(text: string): PackageName {
  const at = text.indexOf('@');
  if (at !== -1) {
    const digest = text.slice(at + 1);
    const pinned = /^sha(?:256|512):[0-9a-f]{32,128}$/i.test(digest) ? 'digest' : 'unknown';
    return { ecosystem: 'docker', name: withoutTag(text.slice(0, at)), version: digest, pinned };
  }
  const name = withoutTag(text);
  const version = name.length === text.length ? null : text.slice(name.length + 1);
  if (isVariable(version ?? name)) return { ecosystem: 'docker', name, version, pinned: 'unknown' };
  if (isImageOfThisMachine(name) || isLocalTag(version)) return { ecosystem: 'docker', name, version, pinned: 'local' };
  return { ecosystem: 'docker', name, version, pinned: version === null ? 'none' : 'tag' };
}

/**
 * Whether the image is local: from a registry on this machine, or built here by Podman, so that nobody else can move
 * its tags.
 */
export function isImageOfThisMachine(name: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?\//.test(name);
}

/** `desk:local`: by convention the tag of an image that is built on this machine, for which no digest exists. */
export function isLocalTag(version: string | null): boolean {
  return version !== null && /^(?:local|[\w.-]{1,80}-local)$/.test(version);
}

function withoutTag(image: string): string {
  const colon = image.lastIndexOf(':');
  return colon > image.lastIndexOf('/') && !image.slice(colon).includes('}') ? image.slice(0, colon) : image;
}

/** Parses a flake reference. https://nix.dev/manual/nix/latest/command-ref/new-cli/nix3-flake */
export function readFlakeName(text: string): PackageName {
  const [address = text] = text.split('#', 1);
  const [, name = address, reference = null] =
    /^((?:github|gitlab|sourcehut):[^/]+\/[^/?]+)(?:\/([^?]+))?/.exec(address) ?? [];
  if (name === address && !gitHosts.test(address) && !/^git\+/.test(address)) return local('git', text);
  return { ecosystem: 'git', name, version: reference, pinned: pinnedInGit(reference) };
}

/**
 * Parses what `jbang` starts: `alias@owner/repository/reference` is an entry of a catalogue in a repository on GitHub, whose default
 * branch counts without a reference. https://www.jbang.dev/documentation/jbang/latest/alias_catalogs.html
 */
export function readJbangName(text: string): PackageName {
  if (/^https?:\/\//i.test(text)) return readUrlName(text);
  const [, owner, repository = 'jbang-catalog', reference = null] =
    /^[\w.-]{1,100}@([A-Za-z0-9][\w-]{0,100})(?:\/([\w.-]{1,100})(?:\/([\w.-]{1,100}))?)?(?:~.{0,200})?$/.exec(text) ??
    [];
  // Scripts of this machine, and Maven's coordinates, which contain a version.
  if (owner === undefined) return local('git', text);
  return {
    ecosystem: 'git',
    name: `github.com/${owner}/${repository}`,
    version: reference,
    pinned: pinnedInGit(reference),
  };
}
