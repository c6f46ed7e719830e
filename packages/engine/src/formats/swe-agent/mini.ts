import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readContainerOptions } from '../shared/container.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readContainerImage } from '../shared/image.ts';
import { addLimit } from '../shared/limit.ts';
import { readModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addPassedVariables } from './variables.ts';

/** Whether the file configures mini-SWE-agent, whose agent has its templates at the top. */
export function isMini(document: Cursor): boolean {
  return document.get('agent').has('system_template');
}

/** Reads mini-SWE-agent's agent, its model and where its commands run. https://mini-swe-agent.com/latest/advanced/yaml_configuration/ */
export function readMini(document: Cursor, model: ModelBuilder): void {
  const agent = document.get('agent');
  for (const { key, value } of agent.members()) {
    if (!key.value.endsWith('_template')) continue;
    addPrompt(value, key.value === 'system_template' ? 'system' : 'task', model, everywhere, true);
  }
  readLimits(agent, model);
  readMode(agent.get('mode'), model);
  agent.ignoreKeys(['agent_class', 'confirm_exit', 'output_path']);
  readRunPlace(document.get('environment'), model);
  const use = document.get('model');
  if (use.isMapping) readModelUse(use, model, everywhere);
  use.ignore();
  document.ignoreKeys(['run']);
}

/**
 * Reads the limits of a run. Zero switches one off, and the others still hold: without a value there are three dollars, and no limit of
 * steps or time. https://mini-swe-agent.com/latest/reference/agents/default/
 */
function readLimits(agent: Cursor, model: ModelBuilder): void {
  const steps = agent.get('step_limit');
  const cost = agent.get('cost_limit');
  const time = agent.get('wall_time_limit_seconds');
  addLimit(time, 'timeout', model, everywhere);
  const holds = (limit: Cursor, otherwise: number) => (limit.number()?.value ?? otherwise) > 0;
  if (holds(steps, 0)) addLimit(steps, 'iterations', model, everywhere);
  else if (!holds(cost, 3) && !holds(time, 0)) {
    const at = steps.exists ? steps.at : cost.at;
    model.limits.push({ ...everywhere, at, kind: 'iterations', value: 'unlimited', origin: 'set' });
  }
  steps.ignore();
  cost.ignore();
}

/** Reads the mode: commands run unasked in `yolo`; in `confirm` a person approves each, in `human` a person types them. */
function readMode(mode: Cursor, model: ModelBuilder): void {
  const value = mode.text();
  if (value === null) return;
  const state = value.value === 'yolo' ? 'off' : 'on';
  const fact = { kind: 'all-prompts', state, origin: 'set', reach: ['execute'], subject: null } as const;
  model.approvals.push({ ...everywhere, at: value.at, ...fact, safeValue: 'confirm' });
}

function readRunPlace(environment: Cursor, model: ModelBuilder): void {
  const type = environment.get('environment_class').text();
  if (type !== null) {
    const state = type.value === 'local' ? 'off' : 'on';
    model.isolations.push({ ...everywhere, at: type.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  }
  readContainerImage(environment.get('image'), model, everywhere);
  readContainerOptions(environment.get('run_args').texts(), model, everywhere);
  readEnvironment(environment.get('env'), 'tool', model, everywhere);
  addPassedVariables(environment.get('forward_env'), model);
  addLimit(environment.get('timeout'), 'timeout', model, everywhere);
  environment.ignoreKeys(['cwd', 'interpreter', 'executable', 'container_timeout', 'pull_timeout', 'startup_timeout']);
}
