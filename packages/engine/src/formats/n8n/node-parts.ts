import type { Cursor } from '../cursor.ts';

/** The name of a node; empty if it has none. */
export function nameOf(node: Cursor): string {
  return node.get('name').text()?.value ?? '';
}

/** The full type of a node, with its package. */
export function typeOf(node: Cursor): string {
  return node.get('type').text()?.value ?? '';
}

/** The program of a code node, in any version of the node; empty if it has none. */
export function programOf(node: Cursor): string {
  return node.get('parameters').any('jsCode', 'functionCode', 'pythonCode').text()?.value ?? '';
}

/** A field that a `Set` node writes. */
export interface SetField {
  readonly name: Cursor;
  readonly value: Cursor;
}

/** The fields that a `Set` node writes, in any version of the node. */
export function setFields(node: Cursor): readonly SetField[] {
  const parameters = node.get('parameters');
  const lists = [
    parameters.get('assignments', 'assignments'),
    parameters.get('values', 'string'),
    parameters.get('fields', 'values'),
  ];
  return lists.flatMap((list) =>
    list.items().map((field) => ({ name: field.get('name'), value: field.any('value', 'stringValue') })),
  );
}
