import type { ModelBuilder } from '../../agent/builder.ts';
import type { Agent } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addLimit } from '../shared/limit.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';
import { readNested } from './read.ts';

/** Agent classes with a built-in tool, which controls a browser or reads files. */
const builtIn = new Map([
  ['MultimodalWebSurfer', 'browser'],
  ['FileSurfer', 'read_file'],
]);

/** Reads an agent with its model, tools and handoffs. */
export function readAgent(kind: string, config: Cursor, model: ModelBuilder): void {
  const scope = addAgent(config, config.get('name').text(), model, readHandoffs(config.get('handoffs')));
  const hasTools = config.get('tools').items().length > 0 || config.has('workbench');
  addPrompt(config.get('system_message'), 'system', model, scope, hasTools);
  addPrompt(config.get('description'), 'description', model, scope);
  const tool = builtIn.get(kind);
  if (tool !== undefined) addNamedTool(locate(tool, config.at), model, scope);
  for (const name of ['model_client', 'tools', 'workbench', 'code_executor', 'model_context', 'memory']) {
    readNested(config.get(name), model, scope);
  }
  addLimit(config.get('max_tool_iterations'), 'iterations', model, scope);
  config.ignoreKeys(ignoredKeys);
}

/** Reads handoffs: names, or objects with a `target`. */
function readHandoffs(list: Cursor): Agent['delegatesTo'] {
  return list.items().flatMap((item) => {
    const target = item.isMapping ? item.get('target').text() : item.text();
    item.ignore();
    return target === null ? [] : [target];
  });
}

const ignoredKeys = [
  'reflect_on_tool_use',
  'tool_call_summary_format',
  'model_client_stream',
  'metadata',
  'structured_message_factory',
  'supported_languages',
  'sources',
  'max_retries_on_error',
  'start_page',
  'viewport_width',
  'viewport_height',
  'headless',
  'animate_actions',
  'to_save_screenshots',
  'use_ocr',
  'downloads_folder',
  'debug_dir',
];
