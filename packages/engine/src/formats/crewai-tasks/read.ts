import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { readCrewModel } from '../crewai-agents/read.ts';
import type { Cursor } from '../cursor.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads the members of the file, each of which is a task, or the crew that lists its tasks. */
export function readTasks(document: Cursor, model: ModelBuilder): void {
  const tasks = document.get('tasks');
  if (!tasks.isList) {
    readEach(
      document.members().map(({ value }) => value),
      model,
    );
    return;
  }
  readEach(tasks.items(), model);
  for (const name of crewModels) readCrewModel(document.get(name), model, everywhere);
  document.ignoreKeys(crewKeys);
}

/** Reads tasks. Variables in braces are replaced by the author's program. */
function readEach(tasks: readonly Cursor[], model: ModelBuilder): void {
  for (const task of tasks) {
    if (!task.isMapping) continue;
    addPrompt(task.get('description'), 'task', model, everywhere);
    addPrompt(task.get('expected_output'), 'task', model, everywhere);
    for (const tool of task.get('tools').texts()) addNamedTool(tool, model, everywhere);
    readGuardrails(task, model);
    task.ignoreKeys(ignoredKeys);
  }
}

/** Reads the checks of a task's output: a description or the name of a function. */
function readGuardrails(task: Cursor, model: ModelBuilder): void {
  for (const name of ['guardrail', 'guardrails']) {
    for (const subject of task.get(name).texts()) {
      const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject } as const;
      model.approvals.push({ ...everywhere, at: subject.at, ...fact });
    }
  }
}

const crewModels = ['manager_llm', 'planning_llm', 'chat_llm', 'function_calling_llm'];

/** Order, output and callbacks of a crew. Its memory is its own. https://docs.crewai.com/en/concepts/memory */
const crewKeys = [
  ...['name', 'agents', 'process', 'verbose', 'memory', 'planning', 'manager_agent', 'cache', 'stream', 'tracing'],
  ...['inputs', 'embedder', 'knowledge_sources', 'output_log_file', 'max_rpm', 'security_config'],
  ...['before_kickoff_callbacks', 'after_kickoff_callbacks'],
];

/** Output, order and callbacks of a task. A missing human review is the normal case and yields no fact. */
const ignoredKeys = [
  'name',
  'agent',
  'context',
  'config',
  'async_execution',
  'human_input',
  'markdown',
  'output_file',
  'output_json',
  'output_pydantic',
  'create_directory',
  'callback',
  'converter_cls',
  'guardrail_max_retries',
  'max_retries',
  'verbose',
  'prompt_context',
];
