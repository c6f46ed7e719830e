import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor, Member } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addBind } from '../shared/exposure.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse, readModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

export const praisonai = defineFormat({
  id: 'praisonai',
  title: 'PraisonAI agents',
  specification: 'https://docs.praison.ai/',
  filenames: ['agents.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'framework=praisonai | framework=crewai | framework=autogen | framework=ag2 | roles/*/goal:string | steps/*/agent/instructions:string | deploy/api/port:number | deploy/cloud/provider:string | deploy/docker/image_name:string',
    ],
    often: [
      'topic:string',
      'roles/*/role:string | agents/*/role:string',
      'roles/*/backstory:string | agents/*/backstory:string | agents/*/instructions:string',
      'roles/*/tasks:mapping | agents/*/tasks:mapping',
      'steps/*/agent:string | steps/*/agent/role:string',
      'type=job',
      'steps/*/judge/criteria:string | steps/*/approve:mapping',
    ],
    never: ['apiVersion'],
  },
  notLookedAt: ['What tools do: they are functions in program code, and only their names are known.'],
  defaults: [],
  read: readPraison,
});

function readPraison(document: Cursor, model: ModelBuilder): void {
  for (const name of ['roles', 'agents']) {
    for (const member of document.get(name).members()) readRole(member, model);
    for (const entry of document.get(name).items()) {
      readRole({ key: entry.get('name').text() ?? locate('', entry.at), value: entry }, model);
    }
  }
  for (const name of ['tasks', 'steps']) readTasks(document.get(name), model, everywhere);
  addPrompt(document.get('topic'), 'task', model, everywhere);
  for (const name of ['input', 'task']) addPrompt(document.get(name), 'task', model, everywhere);
  for (const tool of document.get('tools').texts()) addNamedTool(tool, model, everywhere);
  readDeployment(document.get('deploy'), model);
  document.ignoreKeys([
    'framework',
    'process',
    'planning',
    'dependencies',
    'name',
    'description',
    'manager_llm',
    'metadata',
    'variables',
    'verbose',
    'schedule',
    'workflow',
  ]);
}

/** Reads how the agents are served. https://docs.praison.ai/docs/features/deploy */
function readDeployment(deploy: Cursor, model: ModelBuilder): void {
  const api = deploy.get('api');
  const exposed = addBind(api.get('host'), model, everywhere) === 'open';
  const login = api.get('auth_enabled');
  if (login.is(false)) {
    const fact = { guards: 'endpoint', state: 'none', exposed, origin: 'set', safeValue: true } as const;
    model.authentications.push({ ...everywhere, at: login.at, ...fact });
  }
  readEnvironment(deploy.get('cloud', 'env_vars'), 'container', model, everywhere);
  deploy.ignore();
}

function readRole({ key, value: entry }: Member, model: ModelBuilder): void {
  const scope = addAgent(entry, key, model);
  const tools = entry.get('tools').texts();
  addPrompt(entry.get('prompt'), 'task', model, scope);
  for (const name of ['role', 'goal', 'backstory', 'instructions']) {
    addPrompt(entry.get(name), 'system', model, scope, tools.length > 0 ? true : null);
  }
  for (const tool of tools) addNamedTool(tool, model, scope);
  const llm = entry.get('llm');
  const id = llm.text();
  if (llm.isMapping) readModelUse(llm, model, scope);
  else if (id !== null)
    addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [id.value] }, model, scope);
  readTasks(entry.get('tasks'), model, scope);
  addLimit(entry.any('max_iter', 'max_iterations'), 'iterations', model, scope);
  entry.ignoreKeys([
    'name',
    'toolsets',
    'verbose',
    'cache',
    'max_rpm',
    'max_execution_time',
    'allow_delegation',
    'reflection',
    'self_reflect',
    'step_callback',
    'streaming',
  ]);
}

/** Reads a map of tasks, or a list of steps. */
function readTasks(tasks: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const task of [...tasks.members().map(({ value }) => value), ...tasks.items()]) {
    for (const name of ['description', 'action', 'expected_output']) addPrompt(task.get(name), 'task', model, scope);
    for (const tool of task.get('tools').texts()) addNamedTool(tool, model, scope);
    const agent = task.get('agent');
    if (agent.isMapping) readRole({ key: task.get('name').text() ?? locate('', task.at), value: agent }, model);
    readCommandLine(task.get('run'), 'tool', model, scope);
    // The criteria by which a model judges a text.
    addMaterial(task.get('judge', 'criteria'), 'test-data', model, scope);
    task.ignoreKeys([
      'judge',
      'if',
      'name',
      'agent',
      'context',
      'next_steps',
      'condition',
      'output_file',
      'async_execution',
      'is_start',
      'task_type',
    ]);
  }
}
