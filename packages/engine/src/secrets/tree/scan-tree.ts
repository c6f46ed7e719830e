import {
  type Entry,
  isAliased,
  type MappingNode,
  type Node,
  type ScalarNode,
  type SequenceNode,
} from '../../document/tree.ts';
import { LastOfLength } from '../../text/last-of-length.ts';
import { findMasks } from '../mask.ts';
import type { Hit } from '../search/hit.ts';
import type { RareMarks } from '../search/rare-marks.ts';
import { scanText } from '../search/scan-text.ts';
import { type NameTraits, traitsOf } from '../values/name-traits.ts';
import { listsReference } from '../values/references.ts';
import {
  scanFlaggedPair,
  scanGluedPassword,
  scanPairItem,
  scanShortFlag,
  scanSpacedFlag,
  scanUserItem,
} from './command-flags.ts';
import { scanCommandWords } from './command-words.ts';
import {
  type Context,
  emptyContext,
  isPrivateKeyMember,
  isSecretManifestData,
  isStoredCredential,
  isText,
  loginMemberName,
  type Pair,
  readPair,
} from './context.ts';
import { messageText, scanAnswer, scanPairedAnswer } from './conversation.ts';
import { isNodeReference, isOwnAddress, isPieceOfAnswer, judgedName } from './member-name.ts';
import { collectNamedLists } from './parallel.ts';
import { scanKeyAmongSecrets, scanUnnamed, scanValue } from './scalar.ts';
import { scanSecretData } from './secret-manifest.ts';
import { isKeyBytes, isSeedWords, listsPermissions, listsWords, neighbourContext, pemBlockLength } from './sequence.ts';
import { containsUserPasswords, scanUserPasswords, textsIn } from './user-passwords.ts';
import { isUserPassword, userValuesUnder } from './user-values.ts';
import { isVariable, valueContext } from './value-context.ts';

/** Secrets found in one scalar of the tree. */
export interface NodeHits {
  readonly node: ScalarNode;
  readonly hits: readonly Hit[];
  readonly where: 'value' | 'key';
  /** What a finding points at. */
  readonly at: Node;
  readonly nameNode: ScalarNode | null;
}

/** Shorter keys contain no secret that is recognisable from the text alone. */
const keyMin = 14;

const hyphen = 0x2d;

/** Shorter texts are scanned again, because caching costs more. */
const rememberedMin = 40;

/** Goes through a tree once. Nesting is bounded by the document's depth limit. */
export function scanTree(root: Node, marks: RareMarks, report: (found: NodeHits) => void): void {
  // A file that contains only the bytes of a key, as written by Solana's tools.
  const isKeyFile = root.kind === 'sequence' && root.items.length === 64;
  new TreeScan(marks, report).visit(root, isKeyFile ? { ...emptyContext, traits: traitsOf('keypair') } : emptyContext);
}

class TreeScan {
  /** Rare characters of the whole document: those it does not contain need not be looked for in its texts. */
  readonly #marks: RareMarks;
  readonly #report: (found: NodeHits) => void;
  /** Lists whose items are named by another list. */
  readonly #named = new Map<Node, readonly ScalarNode[]>();
  /** Texts without a secret. */
  readonly #silent = new LastOfLength<true>();

  constructor(marks: RareMarks, report: (found: NodeHits) => void) {
    this.#marks = marks;
    this.#report = report;
  }

  visit(node: Node, context: Context): void {
    if (node.kind === 'scalar') this.#found(node, scanValue(node, context, this.#marks), context.nameNode);
    else if (node.kind === 'sequence') this.#sequence(node, listsReference(node.tag) ? emptyContext : context);
    else this.#mapping(node, context);
  }

  #mapping(mapping: MappingNode, context: Context): void {
    let pair: Pair | null = null;
    const { entries } = mapping;
    collectNamedLists(mapping, this.#named);
    const isMapOfSecrets = context.traits.plural;
    const userValues = userValuesUnder(context.name);
    for (let slot = 0; slot < entries.length; slot++) {
      const entry = entries[slot];
      if (entry === undefined) break;
      const { key, value } = entry;
      if (key.text.length >= keyMin || isMapOfSecrets) this.#key(entry, mapping, isMapOfSecrets);
      if (isOwnAddress(entry, mapping) || isNodeReference(entry, mapping)) continue;
      if (containsUserPasswords(context.name, key.text))
        for (const text of textsIn(value)) this.#found(text, scanUserPasswords(text), key);
      if (isText(value)) this.#found(value, scanPairedAnswer(mapping, key.text, value), key);
      if (value.kind === 'scalar' && isPieceOfAnswer(entry, mapping)) {
        this.#unnamed(value, key);
        continue;
      }
      const traits = traitsOf(key.text);
      if (traits.manifest && this.#manifest(mapping, key, value)) continue;
      if (isAliased(value, mapping, key.slot) && value.kind !== 'scalar') continue;
      if (traits.value) {
        pair ??= readPair(mapping);
        this.visit(value, valueContext(pair, context, value));
      } else if (isText(value) && isShown(key.text)) {
        pair ??= readPair(mapping);
        this.visit(value, valueContext({ ...pair, labelled: true, declared: false }, emptyContext, value));
      } else if (isScopes(value, mapping, context)) {
        this.visit(value, { ...emptyContext, nameNode: key });
      } else {
        const exposed = context.exposed || (traits.exposed && value.kind !== 'scalar');
        const name =
          userValues !== null && isUserPassword(userValues, key, traits, value)
            ? `${key.text} password`
            : judgedName(mapping, key.text, traits, context);
        const own = name === key.text ? traits : traitsOf(name);
        // Most values have names that are not indicative.
        if (value.kind === 'scalar' && !exposed && !own.indicative && !own.provider) this.#unnamed(value, key);
        else this.visit(value, { name, traits: own, nameNode: key, exposed, declared: false, stored: false });
      }
    }
  }

  /** Reads a member whose mapping determines what it is; whether it is done. */
  #manifest(mapping: MappingNode, key: ScalarNode, value: Node): boolean {
    if (isPrivateKeyMember(mapping, key.text) && isText(value) && isUnmasked(value)) {
      this.#found(value, [wholeKey(value)], key);
      return true;
    }
    const login = loginMemberName(mapping, key.text);
    if (login !== null && value.kind === 'scalar') {
      this.visit(value, { ...emptyContext, name: login, traits: traitsOf(login), nameNode: key });
      return true;
    }
    if (value.kind === 'mapping' && isStoredCredential(mapping, key.text)) {
      this.visit(value, { ...emptyContext, nameNode: key, exposed: true });
      return true;
    }
    const coding = isSecretManifestData(mapping, key.text);
    if (coding === null || value.kind !== 'mapping') return false;
    this.#secretData(value, coding);
    // Encoded data is judged by its decoded text only, and not by its name again.
    if (coding === 'base64')
      for (const entry of value.entries) if (isText(entry.value)) this.#unnamed(entry.value, entry.key);
    return coding === 'base64';
  }

  /** `api_keys: { <key>: owner }`: a random-looking key in a map of credentials is a credential. */
  #key({ key, value }: Entry, mapping: MappingNode, isOfSecrets: boolean): void {
    const shown = scanText(key.text, 0, this.#marks);
    const hits = shown.length === 0 && isOfSecrets ? scanKeyAmongSecrets(key, value) : shown;
    if (hits.length > 0) this.#report({ node: key, hits, where: 'key', at: mapping, nameNode: null });
  }

  #sequence(list: SequenceNode, context: Context): void {
    if (isKeyInParts(list, context.traits)) {
      // One key is reported once: all its numbers or words are masked, and the finding points at the list.
      const { nameNode } = context;
      for (const node of list.items)
        if (node.kind === 'scalar') this.#report({ node, hits: [wholeKey(node)], where: 'value', at: list, nameNode });
      return;
    }
    if (listsPermissions(list)) return;
    if (context.traits.class === 'secret' && listsWords(list)) {
      for (const item of list.items)
        if (item.kind === 'scalar') this.#found(item, scanUnnamed(item, this.#marks), null);
      return;
    }
    for (const { node, hits } of scanCommandWords(list)) this.#found(node, hits, null);
    const names = this.#named.get(list);
    for (let index = 0; index < list.items.length; index++) {
      const item = list.items[index];
      const name = names?.[index];
      if (item !== undefined && name !== undefined) {
        this.visit(
          item,
          valueContext({ name, labelled: !isVariable(name.text), declared: false, stored: false }, context, item),
        );
        continue;
      }
      if (item === undefined || (isAliased(item, list, index) && item.kind !== 'scalar')) continue;
      if (item.kind !== 'scalar') {
        this.visit(item, context);
        const message = index > 0 ? messageText(item) : null;
        if (message !== null) this.#found(message, scanAnswer(list, index), null);
        continue;
      }
      const block = pemBlockLength(list, index);
      if (block > 0) {
        for (const line of list.items.slice(index, index + block))
          if (isText(line)) this.#found(line, [wholeKey(line)], null);
        index += block - 1;
        continue;
      }
      const own = neighbourContext(list, index, context);
      this.#found(item, scanValue(item, own, this.#marks), own.nameNode);
      this.#word(list, index, item, context, own.nameNode);
    }
  }

  /** Reads an item as a word of a command or as a line of an environment. Nearly every list contains neither. */
  #word(list: SequenceNode, index: number, item: ScalarNode, context: Context, nameNode: ScalarNode | null): void {
    const before = list.items[index - 1];
    const flag = isText(before) && before.text.charCodeAt(0) === hyphen ? before : null;
    if (flag !== null || context.exposed) this.#found(item, scanPairItem(item, context, flag), nameNode);
    if (flag !== null) {
      this.#found(item, scanUserItem(list, index), nameNode);
      this.#found(item, scanShortFlag(item, flag), nameNode);
    }
    if (item.text.charCodeAt(0) !== hyphen) return;
    this.#found(item, scanGluedPassword(list, index), nameNode);
    this.#found(item, scanSpacedFlag(item), nameNode);
    this.#found(item, scanFlaggedPair(item), nameNode);
  }

  #secretData(data: MappingNode, coding: 'base64' | 'plain'): void {
    for (const { key, value } of data.entries) {
      if (isText(value)) this.#found(value, scanSecretData(value, key.text, coding), key);
    }
  }

  /** Scans a value under a neutral name. Long texts without a secret are cached, because they often repeat. */
  #unnamed(value: ScalarNode, key: ScalarNode): void {
    const isLong = value.text.length >= rememberedMin;
    if (isLong && this.#silent.get(value.text) === true) return;
    const hits = scanUnnamed(value, this.#marks);
    this.#found(value, hits, key);
    if (isLong && hits.length === 0) this.#silent.set(value.text, true);
  }

  #found(node: ScalarNode, hits: readonly Hit[], nameNode: ScalarNode | null): void {
    if (hits.length > 0) this.#report({ node, hits, where: 'value', at: node, nameNode });
  }
}

/** `security: [{ bearerAuth: [orders:read] }]`: the scopes a caller needs, by security scheme. https://spec.openapis.org/oas/v3.1.1#security-requirement-object */
function isScopes(value: Node, { parent }: MappingNode, context: Context): boolean {
  if (value.kind !== 'sequence' || parent?.kind !== 'sequence' || context.name !== 'security') return false;
  return value.items.every((item) => item.kind === 'scalar' && scope.test(item.text));
}

const scope = /^[a-z_-]{2,40}(?:[:./][a-z_*-]{1,40}){0,5}$/i;

/** A key whose bytes or words are the items of a list. */
function isKeyInParts(list: SequenceNode, traits: NameTraits): boolean {
  return ((traits.wallet || traits.class === 'secret') && isKeyBytes(list)) || (traits.phrase && isSeedWords(list));
}

/** `{ env: API_TOKEN, example: … }`: most examples are made up, but some are real. Those that look generated are masked. */
function isShown(key: string): boolean {
  return key === 'example' || key === 'sample';
}

function isUnmasked(node: ScalarNode): boolean {
  return findMasks(node.text).length === 0;
}

function wholeKey(node: ScalarNode): Hit {
  return {
    start: 0,
    end: node.text.length,
    kind: 'private-key',
    title: 'Private key',
    class: 'private-key',
    confidence: 'high',
  };
}
