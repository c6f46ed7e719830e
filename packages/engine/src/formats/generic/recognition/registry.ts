import type { MappingNode, Node } from '../../../document/tree.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { foldKey } from '../names/key-words.ts';

const descriptions = wordSet('description summary tagline');
/** Where a visitor of the list reads more about an entry. */
const links = wordSet(
  'repository repo github github_url repository_url repo_url source_url homepage website url doc doc_url documentation link',
);
/** What a list says about the entries of others, and nobody about a server of their own. */
const credits = wordSet(
  'author publisher vendor maintainer license licence star github_star download rating popularity verify official is_official featured security_audit npm_package installation install_command install',
);
/** Settings of a server that is started. */
const switches = wordSet(
  'enabled disabled is_active active autostart auto_start autoapprove auto_approve always_allow allowed_tool trust timeout',
);

const listingsMin = 3;
const listingsExamined = 8;

/** Whether the document is a list of servers to choose from: it describes, links and credits each entry and switches none on. */
export function isRegistry({ node }: Cursor): boolean {
  if (node === undefined) return false;
  if (listsOthers(node)) return true;
  return node.kind === 'mapping' && node.entries.some(({ value }) => listsOthers(value));
}

function listsOthers(container: Node): boolean {
  const entries = entriesOf(container);
  return entries.length >= listingsMin && entries.every(isListing);
}

/** The first entries. One that is no mapping is a remark. */
function entriesOf(container: Node): readonly MappingNode[] {
  const values =
    container.kind === 'sequence'
      ? container.items
      : container.kind === 'mapping'
        ? container.entries.slice(0, listingsExamined).map(({ value }) => value)
        : [];
  return values.slice(0, listingsExamined).filter((value): value is MappingNode => value.kind === 'mapping');
}

function isListing({ entries }: MappingNode): boolean {
  const keys = entries.map(({ key }) => foldKey(key.text));
  const names = (some: ReadonlySet<string>) => hasOneOf(keys, some);
  return names(descriptions) && names(links) && names(credits) && !names(switches);
}
