import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { readAiTask } from './ai-task.ts';

/** Plugins that call a model; `langchain4j` is the former name of `ai`. */
const aiPlugin = /^io\.kestra\.plugin\.(?:ai|langchain4j|openai|gemini|anthropic|ollama|mistral|deepseek)\./;
/** Lists of tasks in flows and in other tasks: sequential, parallel, conditional, or after a failure. */
const nestedLists = ['tasks', 'then', 'else', 'errors', 'finally', 'afterExecution'];
const depthMax = 8;

/** Reads the tasks that call a model. The generic reader reads the others. https://kestra.io/docs/workflow-components */
export function readKestra(document: Cursor, model: ModelBuilder): void {
  for (const list of nestedLists) readTasks(document.get(list), model, 0);
  for (const preset of document.get('pluginDefaults').items()) {
    if (!aiPlugin.test(preset.get('type').text()?.value ?? '')) continue;
    readTask(preset.get('values'), model);
    preset.ignoreKeys(['forced']);
  }
  document.ignoreKeys(['id', 'namespace', 'description', 'labels', 'inputs', 'outputs', 'concurrency', 'disabled']);
}

function readTasks(tasks: Cursor, model: ModelBuilder, depth: number): void {
  for (const task of tasks.items()) {
    if (aiPlugin.test(task.get('type').text()?.value ?? '')) {
      readTask(task, model);
      task.ignoreKeys(['id', 'description']);
    } else if (depth < depthMax) {
      task.ignoreKeys(['condition']);
      for (const list of nestedLists) readTasks(task.get(list), model, depth + 1);
      for (const { value } of task.get('cases').members()) readTasks(value, model, depth + 1);
    }
  }
}

function readTask(task: Cursor, model: ModelBuilder): void {
  const enabled = task.get('disabled').boolean()?.value !== true;
  const scope = addAgent(task, task.get('id').text(), model, [], enabled);
  readAiTask(task, model, scope);
}
