import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { isIsolatedScript, readAiTask, scriptTask } from './ai-task.ts';
import { modelPlugins } from './model-plugins.ts';

const aiPlugin = new RegExp(`^io\\.kestra\\.plugin\\.(?:${modelPlugins.join('|')})\\.`);
/** Lists of tasks in flows and in other tasks: sequential, parallel, conditional, or after a failure. */
const nestedLists = ['tasks', 'then', 'else', 'errors', 'finally', 'afterExecution'];
const depthMax = 8;

/** Reads the tasks that call a model. The generic reader reads the others. https://kestra.io/docs/workflow-components */
export function readKestra(document: Cursor, model: ModelBuilder): void {
  const steps: Steps = { answering: new Set(), scripts: [] };
  for (const list of nestedLists) readTasks(document.get(list), model, 0, steps);
  for (const script of steps.scripts) readScript(script, steps.answering, model);
  for (const preset of document.get('pluginDefaults').items()) {
    if (!aiPlugin.test(preset.get('type').text()?.value ?? '')) continue;
    readTask(preset.get('values'), model);
    preset.ignoreKeys(['forced']);
  }
  document.ignoreKeys(['id', 'namespace', 'description', 'labels', 'inputs', 'outputs', 'concurrency', 'disabled']);
}

interface Steps {
  /** The ids of the tasks that call a model. */
  readonly answering: Set<string>;
  readonly scripts: Cursor[];
}

function readTasks(tasks: Cursor, model: ModelBuilder, depth: number, steps: Steps): void {
  for (const task of tasks.items()) {
    const type = task.get('type').text()?.value ?? '';
    if (aiPlugin.test(type)) {
      const id = task.get('id').text()?.value;
      if (id !== undefined) steps.answering.add(id);
      readTask(task, model);
      task.ignoreKeys(['id', 'description']);
    } else if (depth < depthMax) {
      if (scriptTask.test(type)) steps.scripts.push(task);
      task.ignoreKeys(['condition']);
      for (const list of nestedLists) readTasks(task.get(list), model, depth + 1, steps);
      for (const { value } of task.get('cases').members()) readTasks(value, model, depth + 1, steps);
    }
  }
}

/** The output of a task inside a program, with the filters applied to it. https://kestra.io/docs/expressions */
const spliced = /\{\{-?\s{0,8}outputs(?:\.([\w-]{1,80})|\[['"]([\w-]{1,80})['"]\])([^{}]{0,300})\}\}/g;
/** Filters after which the text can still end a literal. Others, such as `json`, `escapeChar` or `length`, write a value of their own. */
const keepingFilters = new Set([
  'replace',
  'trim',
  'default',
  'upper',
  'lower',
  'first',
  'last',
  'capitalize',
  'abbreviate',
]);
const filter = /\|\s{0,8}([a-zA-Z]\w{0,30})/g;

/** The tasks whose outputs a program contains as they are. */
function splicedTasks(program: string): readonly string[] {
  return [...program.matchAll(spliced)].flatMap(([, name, quoted, rest = '']) => {
    const filters = [...rest.matchAll(filter)].map(([, word = '']) => word);
    return filters.every((word) => keepingFilters.has(word)) ? [name ?? quoted ?? ''] : [];
  });
}

/** Reads a program with a model's answer in it: the answer can end the text literal it stands in and continue the program. */
function readScript(task: Cursor, answering: ReadonlySet<string>, model: ModelBuilder): void {
  for (const key of ['script', 'commands']) {
    const program = task.get(key);
    const names = program.texts().flatMap(({ value }) => splicedTasks(value));
    if (!names.some((name) => answering.has(name))) continue;
    const fact = { kind: 'code-execution', state: 'unrestricted', origin: 'set' } as const;
    model.executions.push({ ...everywhere, at: program.at, isolated: isIsolatedScript(task), ...fact });
  }
}

function readTask(task: Cursor, model: ModelBuilder): void {
  const enabled = task.get('disabled').boolean()?.value !== true;
  const scope = addAgent(task, task.get('id').text(), model, [], enabled);
  readAiTask(task, model, scope);
}
