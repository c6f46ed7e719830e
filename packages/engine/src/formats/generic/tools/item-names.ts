import type { Located } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { membersNamed } from '../folded-keys.ts';

/** The class name in an object that LangChain serialised: `{lc: 1, id: [langchain, tools, ShellTool]}`; null for other items. */
export function classNameOf(item: Cursor): Located<string> | null {
  return item.has('lc') ? (item.get('id').texts().at(-1) ?? null) : null;
}

/** The mapping that describes the tool: `{function: {…}}` and `{spec: {…}, function: {…}}` have it one level down. */
export function definitionIn(item: Cursor): Cursor {
  const inner = item.get('function');
  return inner.isMapping ? inner : item;
}

/** The action that an item is named by: `{do: pay_invoice, hitl: yes}`. */
export function actionOf(item: Cursor): Located<string> | null {
  const action = item.any('do', 'action', 'call', 'operation', 'op');
  return /^[\w.:-]{2,60}$/.test(action.written) ? action.text() : null;
}

const nameKeys = wordSet('name');

/** The name under a key in another language: `{nome: apagar_conta}`. */
export function translatedNameOf(item: Cursor): Located<string> | null {
  const [member] = membersNamed(item, nameKeys);
  return member?.value.isText === true ? member.value.text() : null;
}
