import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

export const crewaiTasks = defineFormat({
  id: 'crewai-tasks',
  title: 'CrewAI tasks',
  specification: 'https://docs.crewai.com/en/concepts/tasks',
  filenames: ['config/tasks.yaml', 'tasks.yaml', 'tasks.yml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['+/description:string', '+/expected_output:string'],
    often: ['*/agent:string'],
    never: ['agents', 'roles', 'framework'],
  },
  notLookedAt: ['What the agents of these tasks may do, which is in the agents file.'],
  defaults: [{ key: 'human_input', value: 'false', source: 'https://docs.crewai.com/en/concepts/tasks' }],
  read: readTasks,
});

/** Reads the members of the file, each of which is a task. Variables in braces are replaced by the author's program. */
function readTasks(document: Cursor, model: ModelBuilder): void {
  for (const { value: task } of document.members()) {
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

/** Output, order and callbacks. A missing human review is the normal case and yields no fact. */
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
