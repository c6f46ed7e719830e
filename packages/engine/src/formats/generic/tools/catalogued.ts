import { locate } from '../../../text/span.ts';
import { type Context, type Setting, within } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { keyWords } from '../names/name.ts';
import { addTool } from './tool.ts';

/** Parts that carry words, keep them or watch over them. */
const bearing = wordSet(
  'connector channel provider storage store memory observability telemetry logger ui theme backend transport adapter formatter sink source',
);

/** `{kind: channel_connector, enabled: true}`: a part in a list of parts, which is what its kind says and not what its name would switch. */
export function readCatalogued({ key, value }: Setting, context: Context): boolean {
  const enabled = value.get('enabled');
  const { node } = value.get('kind');
  if (node?.kind !== 'scalar' || enabled.node?.kind !== 'scalar') return false;
  const words = keyWords(node.text);
  if (words.at(-1) === 'tool') {
    const isOn = enabled.boolean()?.value === true && context.scope.enabled;
    addTool(locate(key.value, value.at), within(context, { ...context.scope, enabled: isOn }));
    enabled.ignore();
  } else if (words.some((word) => bearing.has(word))) enabled.ignore();
  return false;
}
