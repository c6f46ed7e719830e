import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import type { Cursor } from '../cursor.ts';

/** The ids of nodes whose output contains what a model wrote, as it is or reshaped. */
export type ModelNodes = ReadonlySet<string>;

const writing = new Set(['llm', 'agent', 'parameter-extractor']);
const reshaping = new Set(['code', 'template-transform', 'variable-aggregator']);

/** Finds the models, and the programs and templates that pass on what a model wrote. */
export function findModelNodes(nodes: readonly Cursor[]): ModelNodes {
  const found = new Set<string>();
  const readers = new Map<string, string[]>();
  for (const node of nodes) {
    const id = node.get('id').word()?.value;
    const type = node.get('data', 'type').text()?.value ?? '';
    if (id === undefined) continue;
    if (writing.has(type)) found.add(id);
    if (!reshaping.has(type)) continue;
    for (const source of sourcesOf(node.get('data', 'variables'))) {
      const known = readers.get(source) ?? [];
      readers.set(source, known);
      known.push(id);
    }
  }
  for (const id of found) for (const reader of readers.get(id) ?? []) found.add(reader);
  return found;
}

/** The nodes that variables come from: `{value_selector: [id, field]}`, or the selector alone. */
function sourcesOf(variables: Cursor): readonly string[] {
  return variables.items().flatMap((variable) => {
    const selector = variable.isList ? variable : variable.get('value_selector');
    return selector.items()[0]?.word()?.value ?? [];
  });
}

/** Variables in a text: `{{#1713261835258.text#}}`. */
const output = /\{\{#([\w-]{1,60})\.[\w.-]{1,120}#\}\}/g;

/** Whether a tool for a database gets its statement from a model. */
export function runsStatementOfModel(name: string, parameters: Cursor, nodes: ModelNodes): boolean {
  if (!capabilitiesOfTool(name).includes('database-write')) return false;
  const value = parameters.any('sql', 'query', 'sql_query', 'statement', 'query_sql').get('value');
  const selected = value.items()[0]?.word()?.value;
  if (selected !== undefined) return nodes.has(selected);
  return [...(value.text()?.value ?? '').matchAll(output)].some(([, id = '']) => nodes.has(id));
}
