import { classifyHost, isLocal } from '../../knowledge/hosts.ts';
import { parseUrl } from '../../text/url.ts';
import type { Invocation, PackageReference, Word } from '../invocation.ts';

/** Registries whose modules Deno is meant to run by URL, with versions in the path. https://docs.deno.com/runtime/fundamentals/modules/ */
const moduleHosts: ReadonlySet<string> = new Set([
  'deno.land',
  'jsr.io',
  'esm.sh',
  'esm.run',
  'cdn.jsdelivr.net',
  'unpkg.com',
  'deno.com',
]);

/** A module of such a registry whose address names no version: whatever is newest runs. */
export function isUnversionedModule(url: string): boolean {
  return moduleHosts.has(parseUrl(url)?.host ?? '') && !/[@/]v?\d/.test(url.slice(0, 2_000));
}

export interface RemotePackage {
  readonly program: Word;
  readonly reference: PackageReference;
}

/** Code that a runner takes from a plain URL and runs. */
export function remotePackages(invocations: readonly Invocation[]): readonly RemotePackage[] {
  const found: RemotePackage[] = [];
  for (const invocation of invocations) {
    const { package: first, extraPackages, programWord: program } = invocation;
    if (first !== null && isRemote(first)) found.push({ program, reference: first });
    for (const reference of extraPackages) if (isRemote(reference)) found.push({ program, reference });
    const script = directScript(invocation);
    if (script !== null) found.push({ program, reference: script });
  }
  return found;
}

function isRemote({ ecosystem, name, runs, installs }: PackageReference): boolean {
  if (ecosystem !== 'url' || !runs || !installs) return false;
  const host = parseUrl(name)?.host ?? '';
  return !moduleHosts.has(host) && !isLocal(classifyHost(host));
}

/** Programs that take a URL for a script: https://lolbas-project.github.io/ and `jbang https://…`. */
const takesUrl: ReadonlySet<string> = new Set([
  'mshta',
  'regsvr32',
  'rundll32',
  'msiexec',
  'wmic',
  'cmstp',
  'bun',
  'jbang',
]);

function directScript({
  program,
  programWord,
  wrappers,
  arguments: words,
  package: fetched,
}: Invocation): PackageReference | null {
  // `uv run --with a https://…/server.py`: what is run stands behind uv's own options.
  if (wrappers.at(-1) === 'uv' && address.test(programWord.text)) return scriptAt(programWord);
  if (!takesUrl.has(program) || fetched !== null) return null;
  const word = words.find(({ text }) => address.test(text) && isScript(program, text));
  return word === undefined ? null : scriptAt(word);
}

const address = /^(?:\/i:)?https?:\/\//i;

function scriptAt(word: Word): PackageReference {
  return { ecosystem: 'url', name: word.text, version: null, pinned: 'mutable', word, installs: true, runs: true };
}

/** `bun run script.ts https://data` passes an address on; only a program text counts. */
function isScript(program: string, text: string): boolean {
  if (program !== 'bun' && program !== 'jbang') return true;
  return /\.(?:py|js|ts|mjs|java)(?:[?#]|$)/.test(text.slice(0, 2_000));
}
