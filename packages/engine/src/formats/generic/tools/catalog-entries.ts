import { locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { type Context, type Setting, withScope } from '../context.ts';
import { keyWords } from '../names/key-words.ts';
import { addTool } from './tool-facts.ts';

/** Kinds of components that transport, store or show data. */
const dataComponents = wordSet(
  'connector channel provider storage store memory observability telemetry logger ui theme backend transport adapter formatter sink source',
);

/**
 * Reads an entry of a list of components by its kind: `{kind: channel_connector, enabled: true}`. Kinds that end in `tool` are
 * tools. For a component that handles data, `enabled` is no security switch, whatever the component's name.
 */
export function readCatalogEntry({ key, value }: Setting, context: Context): boolean {
  if (!value.isMapping) return false;
  const enabled = value.get('enabled');
  const { node } = value.get('kind');
  if (node?.kind !== 'scalar' || enabled.node?.kind !== 'scalar') return false;
  const words = keyWords(node.text);
  if (words.at(-1) === 'tool') {
    const isOn = enabled.boolean()?.value === true && context.scope.enabled;
    addTool(locate(key.value, value.at), withScope(context, { ...context.scope, enabled: isOn }));
    enabled.ignore();
  } else if (hasOneOf(words, dataComponents)) enabled.ignore();
  return false;
}
