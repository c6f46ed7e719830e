import type { Notation } from '../agent/model.ts';
import { readComments } from '../document/comments.ts';
import type { ParsedDocument } from '../document/document.ts';
import { findHidden } from '../document/hidden.ts';
import { prototypeNames } from '../document/prototype-names.ts';
import { sameValue } from '../document/same-value.ts';
import type { Entry, MappingNode, ScalarNode } from '../document/tree.ts';
import { walk } from '../document/walk.ts';
import { isExecutableTag } from '../knowledge/executable-tags.ts';
import { comparePlaces, type Located } from '../text/span.ts';

const nothing: readonly never[] = [];

/** Collects what a document contains besides its values: duplicate keys, tags, comments, hidden characters. */
export function collectNotation(document: ParsedDocument): Notation {
  const duplicateKeys: Notation['duplicateKeys'][number][] = [];
  const prototypeKeys: Located<string>[] = [];
  const executableTags: Located<string>[] = [];
  // A fast path for nearly every file: tags count as markup, and the parser has flagged unusual keys.
  const isPlain = !document.oddKeys && document.markup.length === 0;
  for (const root of isPlain ? nothing : document.roots) {
    walk(root, (node) => {
      if (node.tag !== null && isExecutableTag(node.tag)) executableTags.push({ value: node.tag, at: node });
      if (node.kind !== 'mapping') return;
      for (const row of findDuplicates(node)) duplicateKeys.push(row);
      for (const { key } of node.entries) if (prototypeNames.has(key.text)) prototypeKeys.push(locateKey(key));
    });
  }
  return {
    duplicateKeys: duplicateKeys.sort((a, b) => comparePlaces(a.key.at, b.key.at)),
    prototypeKeys: inOrder(prototypeKeys),
    executableTags: inOrder(executableTags),
    comments: readComments(document),
    hidden: inOrder(findHidden(document)),
  };
}

function inOrder(found: readonly Located<string>[]): readonly Located<string>[] {
  return found.toSorted((a, b) => comparePlaces(a.at, b.at));
}

/** One row per name, at the occurrence that takes effect. */
function findDuplicates(mapping: MappingNode): Notation['duplicateKeys'] {
  if (!mapping.entries.some((entry) => entry.shadowed)) return nothing;
  const differs = new Map<string, boolean>();
  const last = new Map<string, Entry>(mapping.entries.map((entry) => [entry.key.text, entry]));
  for (const { key, value, shadowed } of mapping.entries) {
    if (!shadowed) continue;
    const effective = last.get(key.text)?.value;
    differs.set(key.text, differs.get(key.text) === true || effective === undefined || !sameValue(value, effective));
  }
  return mapping.entries
    .filter(({ key, shadowed }) => !shadowed && differs.has(key.text))
    .map(({ key }) => ({ key: locateKey(key), differs: differs.get(key.text) === true }));
}

function locateKey(key: ScalarNode): Located<string> {
  return { value: key.text, at: key };
}
