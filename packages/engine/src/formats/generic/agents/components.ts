import type { Component } from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { imageOf } from '../../shared/image.ts';
import { type Context, type Setting, withSection } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { walk } from '../walk.ts';

const sectionNames = wordSet(
  'plugin extension addon custom_component skill package module dependency requirement pip_package npm_package',
);
const gitHosts =
  /^(?:(?:github|gitlab|bitbucket):[\w.-]{1,60}\/|git\+|git@|git:|ssh:\/\/git@)|^(?:https:\/\/)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[\w.-]{1,100}\/|\.git(?:[@#]|$)/i;

/** Reads components that are fetched by name: plugins, extensions, skills, packages. A bare name may be local and produces no fact. */
export function readComponents({ value, name, reading, owner }: Setting, context: Context): boolean {
  if (!sectionNames.has(name)) return false;
  const kind = name === 'skill' ? 'skill' : /plugin|extension|addon/.test(name) ? 'plugin' : 'package';
  if (value.isList) {
    if (!hasChecksums(owner)) for (const item of value.items()) readItem(item, kind, context);
    // The settings inside a plugin's entry.
    walk(value, withSection(context, reading));
    return true;
  }
  for (const { value: member } of value.members()) readPluginImage(member, context);
  return false;
}

const checksumNames = wordSet('checksum hash sha256 sha512 digest integrity');

/** Whether checksums stand beside a list or a name: they fix what a name leaves open. */
const hasChecksums = oncePerOwner((owner) => hasNamed(owner, checksumNames));

const ociPrefix = 'oci://';

/** `plugins: {search: {url: oci://…}}`: plugins distributed through a container registry. */
function readPluginImage(member: Cursor, { model, scope }: Context): void {
  const text = member.any('url', 'path', 'source').text();
  if (text === null || !text.value.startsWith(ociPrefix)) return;
  model.components.push({ ...scope, ...imageOf(locate(text.value.slice(ociPrefix.length), text.at)), at: text.at });
}

function readItem(item: Cursor, kind: Component['kind'], context: Context): void {
  const updates = item.any('auto_update', 'autoUpdate').boolean()?.value === true;
  if (!updates && item.isMapping && hasChecksums(item)) return;
  const source = item.isMapping
    ? item.any('pip', 'pypi', 'npm', 'source', 'from', 'git', 'repo', 'repository', 'url', 'package', 'spec', 'name')
    : item;
  const text = source.text();
  if (text === null) return;
  const given = item.any('version', 'ref', 'rev', 'commit', 'tag', 'branch').text();
  const read = parseReference(text) ?? (given !== null && isMoving(given.value) ? unversioned(text) : null);
  if (!item.isMapping) item.ignore();
  if (read === null) return;
  const version = given === null || isMoving(given.value) ? read.version : given.value;
  context.model.components.push({
    ...context.scope,
    ...read,
    at: text.at,
    kind: read.kind ?? kind,
    version,
    autoUpdate: updates,
  });
  // Code that is fetched in plaintext can be replaced on the way.
  if (read.kind === 'url' && /^http:/i.test(read.name.value)) {
    const { model, scope } = context;
    const plaintext = { url: read.name, purpose: 'marketplace', credential: false, vendor: null } as const;
    model.endpoints.push({ ...scope, at: text.at, ...plaintext });
  }
}

function isMoving(version: string): boolean {
  return /^(?:latest|\*|any|newest|nightly)$/i.test(version.trim());
}

/** `{name: crm, version: latest}`: a name alone may be local, but then no version moves. */
function unversioned(name: Located<string>): Reference {
  return { kind: null, ecosystem: 'other', name, version: null };
}

type Reference = Pick<Component, 'ecosystem' | 'name' | 'version'> & { readonly kind: Component['kind'] | null };

function parseReference(text: Located<string>): Reference | null {
  const written = text.value.trim();
  if (/\s/.test(written)) return null;
  if (gitHosts.test(written)) return gitReference(written, text);
  if (/^https?:\/\//i.test(written)) return { kind: 'url', ecosystem: 'other', name: text, version: null };
  const python = /^([A-Za-z0-9][\w.-]{0,100}(?:\[[\w,-]{1,60}\])?)(?:==|>=|~=|<=|>|<|!=)(.{1,60})$/.exec(written);
  if (python !== null) {
    const [, name = '', rest = ''] = python;
    const exact = written.includes('==') && !rest.includes(',') && !rest.includes('*');
    return {
      kind: null,
      ecosystem: 'pypi',
      name: locate(name, text.at),
      version: exact ? rest : written.slice(name.length),
    };
  }
  const node = /^(?:npm:)?(@[\w.-]{1,60}\/[\w.-]{1,100}|[\w.-]{1,100})@(.{1,60})$/.exec(written);
  if (node !== null)
    return { kind: null, ecosystem: 'npm', name: locate(node[1] ?? '', text.at), version: node[2] ?? null };
  if (/^(?:npm:|@[\w.-]{1,60}\/)/.test(written)) {
    return { kind: null, ecosystem: 'npm', name: locate(written.replace(/^npm:/, ''), text.at), version: null };
  }
  return null;
}

/** The Git reference after the path (`…#ref`, `…@ref`) or in a page's address (`/tree/ref/`). */
function gitReference(written: string, text: Located<string>): Reference {
  const path = written.replace(/^(?:git\+)?[a-z]{2,10}:\/\/[^/]{0,200}\//i, '');
  const marked = /[#@]([\w./-]{1,100})$/.exec(path) ?? /\/(?:tree|blob|releases\/tag)\/([\w.-]{1,100})/.exec(path);
  return { kind: 'git', ecosystem: 'git', name: text, version: marked?.[1] ?? null };
}
