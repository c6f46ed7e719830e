import { classifyHost, isLocal } from '../../knowledge/hosts.ts';
import { parseUrl } from '../../text/url.ts';
import type { Invocation, PackageReference, Word } from '../invocation.ts';

/**
 * Registries from which Deno imports modules by URL, with versions in the path.
 * https://docs.deno.com/runtime/fundamentals/modules/
 */
const moduleHosts: ReadonlySet<string> = new Set([
  'deno.land',
  'jsr.io',
  'esm.sh',
  'esm.run',
  'cdn.jsdelivr.net',
  'unpkg.com',
  'deno.com',
]);

/** Whether the URL of such a module has no version, so that the newest one runs. */
export function isUnversionedModule(url: string): boolean {
  return moduleHosts.has(parseUrl(url)?.host ?? '') && !/[@/]v?\d/.test(url.slice(0, 2_000));
}

/** A package that is code at a URL, and the program that runs it. */
export interface RemotePackage {
  readonly program: Word;
  readonly reference: PackageReference;
}

/** Code that a runner fetches from a plain URL and runs. */
export function remotePackages(invocations: readonly Invocation[]): readonly RemotePackage[] {
  const found: RemotePackage[] = [];
  for (const invocation of invocations) {
    const { package: first, extraPackages, programWord: program } = invocation;
    if (first !== null && isRemote(first)) found.push({ program, reference: first });
    for (const reference of extraPackages) if (isRemote(reference)) found.push({ program, reference });
    const script = scriptFromUrl(invocation);
    if (script !== null) found.push({ program, reference: script });
  }
  return found;
}

function isRemote({ ecosystem, name, runs, installs }: PackageReference): boolean {
  if (ecosystem !== 'url' || !runs || !installs) return false;
  const host = parseUrl(name)?.host ?? '';
  return !moduleHosts.has(host) && !isLocal(classifyHost(host));
}

/** Programs that accept a URL as a script: https://lolbas-project.github.io/ and `uv run https://…`. */
const urlScriptRunners: ReadonlySet<string> = new Set([
  'mshta',
  'regsvr32',
  'rundll32',
  'msiexec',
  'wmic',
  'cmstp',
  'bun',
  'jbang',
]);

function scriptFromUrl(invocation: Invocation): PackageReference | null {
  const { program, programWord, wrappers, arguments: words, package: fetched } = invocation;
  // `uv run --with a https://…/server.py`: uv's own options stand before the script.
  if (wrappers.at(-1) === 'uv' && scriptAddress.test(programWord.text)) return scriptAt(programWord);
  if (!urlScriptRunners.has(program) || fetched !== null) return null;
  const word = words.find(({ text }) => scriptAddress.test(text) && isScript(program, text));
  return word === undefined ? null : scriptAt(word);
}

const scriptAddress = /^(?:\/i:)?https?:\/\//i;

function scriptAt(word: Word): PackageReference {
  return { ecosystem: 'url', name: word.text, version: null, pinned: 'mutable', word, installs: true, runs: true };
}

/** Whether the URL is a script; `bun run script.ts https://data` only passes an address to one. */
function isScript(program: string, text: string): boolean {
  if (program !== 'bun' && program !== 'jbang') return true;
  return /\.(?:py|js|ts|mjs|java)(?:[?#]|$)/.test(text.slice(0, 2_000));
}
