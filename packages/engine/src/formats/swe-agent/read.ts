import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readContainerOptions } from '../shared/container.ts';
import { addDenials } from '../shared/denial.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readContainerImage } from '../shared/image.ts';
import { addLimit } from '../shared/limit.ts';
import { readModelUse } from '../shared/model-use.ts';
import { addNamedTool } from '../shared/tool.ts';
import { isEarly, readEarly } from './early.ts';
import { isMini, readMini } from './mini.ts';
import { readTemplates } from './templates.ts';
import { addPassedVariables } from './variables.ts';

/** Reads the agent's templates and tools, and the environment in which it runs. */
export function readSweAgent(document: Cursor, model: ModelBuilder): void {
  if (isMini(document)) {
    readMini(document, model);
    return;
  }
  if (isEarly(document)) {
    readEarly(document, model);
    return;
  }
  readAgent(document.get('agent'), model);
  // A run with retries has one configuration per attempt.
  for (const attempt of document.get('agent', 'agent_configs').items()) readAgent(attempt, model);
  document.get('agent', 'retry_loop').ignore();
  readRunEnvironment(document, model);
  document.ignoreKeys([
    'instances',
    'random_delay_multiplier',
    'num_workers',
    'output_dir',
    'problem_statement',
    'actions',
  ]);
}

function readAgent(agent: Cursor, model: ModelBuilder): void {
  readTemplates(agent.get('templates'), model);
  readTools(agent.get('tools'), model);
  const use = agent.get('model');
  if (use.isMapping) readModelUse(use, model, everywhere);
  readCostLimit(use, model);
  use.ignoreKeys([
    'per_instance_cost_limit',
    'total_cost_limit',
    'per_instance_call_limit',
    'retry',
    'delay',
    'completion_kwargs',
    'fallbacks',
    'choose_api_key_by_thread',
  ]);
  agent.ignoreKeys(['type', 'name', 'history_processors', 'max_requeries', 'action_sampler']);
}

/** Zero switches a limit off. One of the others may still hold. https://swe-agent.com/latest/reference/model_config/ */
function readCostLimit(use: Cursor, model: ModelBuilder): void {
  const cost = use.get('per_instance_cost_limit');
  const others = ['total_cost_limit', 'per_instance_call_limit'].map((key) => use.get(key).number()?.value ?? 0);
  if (cost.number()?.value !== 0 || others.some((value) => value > 0)) return;
  model.limits.push({ ...everywhere, at: cost.at, kind: 'budget', value: 'unlimited', origin: 'set' });
}

function readRunEnvironment(document: Cursor, model: ModelBuilder): void {
  readDeployment(document.get('env', 'deployment'), model);
  for (const line of document.get('env', 'post_startup_commands').items())
    readCommandLine(line, 'build', model, everywhere);
  document.get('env').ignoreKeys(['repo', 'post_startup_command_timeout', 'name']);
}

function readTools(tools: Cursor, model: ModelBuilder): void {
  const bash = tools.get('enable_bash_tool');
  if (bash.boolean()?.value === true) addNamedTool(locate('bash', bash.at), model, everywhere);
  const filter = tools.get('filter');
  for (const name of ['blocklist', 'blocklist_standalone']) {
    addDenials(filter.get(name), model, everywhere);
    addDenials(tools.get(name), model, everywhere);
  }
  filter.ignore();
  readEnvironment(tools.get('env_variables'), 'tool', model, everywhere);
  addPassedVariables(tools.get('propagate_env_variables'), model);
  addLimit(tools.get('execution_timeout'), 'timeout', model, everywhere);
  addLimit(tools.get('total_execution_timeout'), 'timeout', model, everywhere);
  tools.ignoreKeys([
    'bundles',
    'parse_function',
    'registry_variables',
    'submit_command',
    'install_timeout',
    'max_consecutive_execution_timeouts',
    'state_command',
    'format_error_template',
    'command_docs',
    'multi_line_command_endings',
    'reset_commands',
    'use_function_calling',
  ]);
}

/** Reads the deployment, which decides where commands run: in a container, in a cloud session, or on the host. */
function readDeployment(deployment: Cursor, model: ModelBuilder): void {
  const type = deployment.get('type').text();
  if (type !== null) {
    const state = type.value === 'local' ? 'off' : 'on';
    model.isolations.push({ ...everywhere, at: type.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  }
  readContainerImage(deployment.get('image'), model, everywhere);
  readContainerOptions(deployment.get('docker_args').texts(), model, everywhere);
  deployment.ignoreKeys([
    'port',
    'startup_timeout',
    'pull',
    'remove_images',
    'python_standalone_dir',
    'platform',
    'remove_container',
  ]);
}
