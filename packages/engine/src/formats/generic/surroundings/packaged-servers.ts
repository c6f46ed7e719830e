import { type Located, locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';

const packageNames = ['package', 'pkg', 'npm_package', 'npmPackage', 'pip_package', 'pypi_package'] as const;
const runnerNames = ['runner', 'via', 'with', 'launcher', 'manager', 'registry', 'ecosystem', 'type'] as const;
const pythonRunner = /^(?:uvx?|pipx?|pypi|python3?)$/i;
const nodeRunner = /^(?:npx|npm|bunx|pnpx?|node|yarn)$/i;
const reference = /^(@?[\w.-]{1,60}(?:\/[\w.-]{1,100})?)(?:(?:@|==)(\S{1,60}))?$/;

/** `{id: search, package: brave-search-mcp, runner: npx}`: a server given by its package and its launcher. */
export function isPackaged(entry: Cursor): boolean {
  return entry.any(...packageNames).isText && ecosystemOf(entry) !== null;
}

/** Adds the package of such a server as a component. */
export function readPackage(entry: Cursor, { model, scope }: Context): void {
  const ecosystem = ecosystemOf(entry);
  const text = entry.any(...packageNames).text();
  const read = text === null ? null : parsePackage(text);
  if (ecosystem === null || read === null) return;
  model.components.push({ ...scope, ...read, at: read.name.at, kind: 'package', ecosystem, autoUpdate: false });
}

function ecosystemOf(entry: Cursor): 'npm' | 'pypi' | null {
  const { node } = entry.any(...runnerNames);
  if (node?.kind !== 'scalar') return entry.any('npm_package', 'npmPackage').isText ? 'npm' : null;
  if (pythonRunner.test(node.text)) return 'pypi';
  return nodeRunner.test(node.text) ? 'npm' : null;
}

function parsePackage(
  text: Located<string>,
): { readonly name: Located<string>; readonly version: string | null } | null {
  const [, name, version = null] = reference.exec(text.value.trim()) ?? [];
  return name === undefined ? null : { name: locate(name, text.at), version };
}
