import type { MappingNode, Node, ScalarNode, SequenceNode } from '../../document/tree.ts';
import { remembered } from '../../text/remembered.ts';
import { traitsOf } from '../values/name-traits.ts';
import { isText } from './context.ts';

/** `names`, `header_names`, `columns`: keys of a list that names the items of another list. */
const nameList =
  /^(?:[a-z][a-z_-]{0,20}[_-])?(?:names?|keys?|columns?|cols|fields?|headers?|headings?|variables?|vars|params|parameters)$/;
/** `values`, `header_values`, `row`: keys of a list with the values of those names. */
const valueList = /^(?:[a-z][a-z_-]{0,20}[_-])?(?:values?|vals|row|data|contents?|cells)$/;
/** `rows`: keys of a list of such lists. */
const rowList = /^(?:[a-z][a-z_-]{0,20}[_-])?(?:rows|data|values|records|entries|items)$/;

const caseChange = /([a-z])([A-Z])/g;
const keyMax = 40;

/** The possible roles of a list, from its key. */
interface ListRoles {
  readonly names: boolean;
  readonly values: boolean;
  readonly rows: boolean;
}

const noRoles: ListRoles = { names: false, values: false, rows: false };

const rolesOf: (key: string) => ListRoles = remembered((key) => {
  if (key.length > keyMax) return noRoles;
  const word = key.replace(caseChange, '$1_$2').toLowerCase();
  return { names: nameList.test(word), values: valueList.test(word), rows: rowList.test(word) };
});

const entriesMax = 60;

/** Adds the lists whose items are named by another list: `{ names: [API_KEY], values: [...] }`. */
export function collectNamedLists(mapping: MappingNode, lists: Map<Node, readonly ScalarNode[]>): void {
  if (mapping.entries.length < 2 || mapping.entries.length > entriesMax) return;
  for (const { key, value } of mapping.entries) {
    if (value.kind !== 'sequence' || value.items.length === 0) continue;
    const { values, rows } = rolesOf(key.text);
    if (values && value.items.every((item) => item.kind === 'scalar')) {
      const names = findNames(mapping, value, value.items.length);
      if (names !== null) lists.set(value, names);
    } else if (rows) addRows(mapping, value, lists);
  }
}

/** `columns: [name, token]` beside `rows: [[...], [...]]`. */
function addRows(mapping: MappingNode, table: SequenceNode, lists: Map<Node, readonly ScalarNode[]>): void {
  const [first] = table.items;
  if (first?.kind !== 'sequence') return;
  const names = findNames(mapping, table, first.items.length);
  if (names === null) return;
  for (const row of table.items)
    if (row.kind === 'sequence' && row.items.length === names.length) lists.set(row, names);
}

/** The nearest list of names before the values, or else the first behind them. */
function findNames(mapping: MappingNode, values: SequenceNode, count: number): readonly ScalarNode[] | null {
  let nearest: SequenceNode | null = null;
  let isBehind = false;
  for (const { key, value } of mapping.entries) {
    if (value === values) {
      if (nearest !== null) break;
      isBehind = true;
    } else if (value.kind === 'sequence' && value.items.length === count && rolesOf(key.text).names) {
      nearest = value;
      if (isBehind) break;
    }
  }
  const names = nearest?.items.filter(isText) ?? [];
  return names.length === count && names.some(({ text }) => traitsOf(text).indicative) ? names : null;
}
