import type { Located } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';

/** `{lc: 1, id: [langchain, tools, ShellTool]}`: LangChain writes an object down with the path of its class. */
export function classOf(item: Cursor): Located<string> | null {
  return item.has('lc') ? (item.get('id').texts().at(-1) ?? null) : null;
}

/** `{function: {…}}` and `{spec: {…}, function: {…}}` describe a tool one level below. */
export function describedIn(item: Cursor): Cursor {
  const inner = item.get('function');
  return inner.isMapping ? inner : item;
}

/** `{do: pay_invoice, hitl: yes}` */
export function deedOf(item: Cursor): Located<string> | null {
  const deed = item.any('do', 'action', 'call', 'operation', 'op');
  return deed.node?.kind === 'scalar' && /^[\w.:-]{2,60}$/.test(deed.node.text) ? deed.text() : null;
}
