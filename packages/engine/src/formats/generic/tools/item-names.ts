import type { Located } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';

/** The class name in an object that LangChain serialised: `{lc: 1, id: [langchain, tools, ShellTool]}`; null for other items. */
export function classOf(item: Cursor): Located<string> | null {
  return item.has('lc') ? (item.get('id').texts().at(-1) ?? null) : null;
}

/** The mapping that describes the tool: `{function: {…}}` and `{spec: {…}, function: {…}}` have it one level down. */
export function describedIn(item: Cursor): Cursor {
  const inner = item.get('function');
  return inner.isMapping ? inner : item;
}

/** The action that an item is named by: `{do: pay_invoice, hitl: yes}`. */
export function deedOf(item: Cursor): Located<string> | null {
  const deed = item.any('do', 'action', 'call', 'operation', 'op');
  return deed.node?.kind === 'scalar' && /^[\w.:-]{2,60}$/.test(deed.node.text) ? deed.text() : null;
}
