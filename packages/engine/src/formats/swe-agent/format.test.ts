import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /agent/model',
    'prompts /agent/templates/system_template system',
    'prompts /agent/templates/instance_template task',
    'prompts /agent/templates/next_step_template task',
    'tools /agent/tools/enable_bash_tool unknown can execute',
    'commands /env/post_startup_commands/0 build',
    'isolations /env/deployment/type sandbox off',
    'endpoints /agent/model/api_base model',
    'limits /agent/tools/execution_timeout timeout 0',
  ],
  'hardened.yaml': [
    'models /agent/model',
    'prompts /agent/templates/system_template system',
    'prompts /agent/templates/instance_template task',
    'permissions /agent/tools/filter/blocklist/0 deny other wildcard true',
    'permissions /agent/tools/filter/blocklist/1 deny other wildcard true',
    'isolations /env/deployment/type sandbox on',
    'components /env/deployment/image image docker version sha256:0000000000000000000000000000000000000000000000000000000000000000',
    'limits /agent/tools/execution_timeout timeout 30',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`swe-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'swe-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('options of the deployment’s container', () => {
  const factsOf = (...options: readonly string[]): readonly string[] => {
    const deployment = { type: 'docker', docker_args: options };
    const file = {
      agent: { templates: { system_template: 'You mend.' }, tools: { bundles: [] } },
      env: { deployment },
    };
    const reading = readSample(JSON.stringify(file), 'json');
    assert.equal(reading.format, 'swe-agent');
    assert.deepEqual(reading.unread, []);
    return reading.facts.filter((fact) => !/^prompts |\/type sandbox /.test(fact));
  };
  const place = '/env/deployment/docker_args';
  it('are read at their own places', () => {
    assert.deepEqual(factsOf('--memory=4g', '--privileged', '-v', '/srv/desk:/desk:ro'), [
      `isolations ${place}/1 container-flag off escapes true`,
      `fileGrants ${place}/3 read mount`,
    ]);
  });
  it('are no command, and limits are no weakness', () => {
    assert.deepEqual(factsOf('--memory=4g', '--cpus', '2'), []);
  });
});

describe('mini-SWE-agent', () => {
  const agent = {
    system_template: 'You fix bugs.',
    instance_template: 'Fix this: {{task}}',
    step_limit: 40,
    cost_limit: 3,
  };
  const of = (changes: object, environment: object = {}) =>
    readSample(JSON.stringify({ agent: { ...agent, ...changes }, environment, model: { model_kwargs: {} } }), 'json');
  const prompts = ['prompts /agent/system_template system', 'prompts /agent/instance_template task'];

  it('is recognised by its templates and limits', () => {
    const { format, facts, unread } = of({ mode: 'confirm' });
    assert.equal(format, 'swe-agent');
    assert.deepEqual(facts, [
      ...prompts,
      'approvals /agent/mode all-prompts on',
      'limits /agent/step_limit iterations 40',
    ]);
    assert.deepEqual(unread, []);
    const templates = { system_template: 'You fix bugs.', user_template: 'Fix this.' };
    assert.notEqual(readSample(JSON.stringify({ agent: templates }), 'json').format, 'swe-agent');
  });
  it('is reported if its commands run unasked or on the host', () => {
    const severitiesOf = (ruleId: RuleId, changes: object, environment: object = {}) =>
      findingsOf(ruleId, { agent: { ...agent, ...changes }, environment, model: { model_kwargs: {} } }).map(
        ({ severity }) => severity,
      );
    assert.deepEqual(severitiesOf('AG-003', { mode: 'yolo' }), ['critical']);
    assert.deepEqual(severitiesOf('AG-003', { mode: 'yolo' }, { environment_class: 'docker' }), ['high']);
    assert.deepEqual(severitiesOf('AG-003', { mode: 'human' }), []);
    assert.deepEqual(severitiesOf('AG-007', {}, { run_args: ['--rm', '--privileged'] }), ['critical']);
    assert.deepEqual(severitiesOf('AG-007', {}, { environment_class: 'docker', run_args: ['--rm'] }), []);
  });
});

it('reads whether any limit of cost holds', () => {
  const found = (limits: object) => {
    const agent = {
      templates: { system_template: 'You fix bugs.' },
      tools: { bundles: [] },
      model: { name: 'm', ...limits },
    };
    return findingsOf('AG-021', { agent, env: { deployment: { type: 'docker' } } }).map(({ pointer }) => pointer);
  };
  assert.deepEqual(found({ per_instance_cost_limit: 0 }), ['/agent/model/per_instance_cost_limit']);
  assert.deepEqual(found({ per_instance_cost_limit: 0, per_instance_call_limit: 80 }), []);
  assert.deepEqual(found({ per_instance_cost_limit: 2 }), []);
  assert.deepEqual(found({}), []);
});

it('reads the variables of the host that commands can read (AG-015)', () => {
  const found = (name: string) =>
    findingsOf(
      'AG-015',
      `agent:\n  model: {name: m}\n  templates: {system_template: Help.}\n  tools:\n    propagate_env_variables: [${name}]\n`,
      'yaml',
    ).map(({ pointer }) => pointer);
  assert.deepEqual(found('SSH_AUTH_SOCK'), ['/agent/tools/propagate_env_variables/0']);
  for (const harmless of ['TZ', 'SEARCH_URL']) assert.deepEqual(found(harmless), [], harmless);
});

describe('limits of mini-SWE-agent', () => {
  const found = (limits: object) =>
    findingsOf('AG-021', {
      agent: { system_template: 'You fix bugs.', instance_template: 'Fix {{task}}', mode: 'confirm', ...limits },
      model: { model_kwargs: {} },
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);

  it('are off if none holds', () => {
    assert.deepEqual(found({ step_limit: 0, cost_limit: 0 }), ['/agent/step_limit high']);
    assert.deepEqual(found({ cost_limit: 0 }), ['/agent/cost_limit high']);
    assert.deepEqual(found({ step_limit: 250, cost_limit: 0 }), ['/agent/step_limit medium']);
  });
  it('hold if one does, and three dollars hold without being written', () => {
    for (const limits of [{ step_limit: 0 }, { step_limit: 0, cost_limit: 3 }, { cost_limit: 0, step_limit: 50 }, {}])
      assert.deepEqual(found(limits), [], JSON.stringify(limits));
    assert.deepEqual(found({ step_limit: 0, cost_limit: 0, wall_time_limit_seconds: 900 }), []);
  });
});

it('reads the variables that mini-SWE-agent forwards into its container (AG-015)', () => {
  const found = (name: string) =>
    findingsOf('AG-015', {
      agent: { system_template: 'You fix bugs.', instance_template: 'Fix {{task}}', step_limit: 20 },
      environment: { environment_class: 'docker', forward_env: [name] },
    }).map(({ pointer }) => pointer);
  assert.deepEqual(found('SSH_AUTH_SOCK'), ['/environment/forward_env/0']);
  assert.deepEqual(found('TZ'), []);
});

describe('SWE-agent before 1.0', () => {
  const templates = { system_template: 'You fix bugs.', instance_template: 'Fix {issue}' };
  const early = {
    ...templates,
    next_step_template: '{observation}',
    command_files: ['config/commands/search.sh'],
    parse_function: 'ThoughtActionParser',
    blocklist: ['vim'],
    env_variables: { WINDOW: 100 },
    summarizer_config: { system_template: 'You shorten.' },
  };

  it('is read', () => {
    const { format, facts, unread } = readSample(JSON.stringify(early), 'json');
    assert.equal(format, 'swe-agent');
    assert.deepEqual(facts, [
      'prompts /system_template system',
      'prompts /instance_template task',
      'prompts /next_step_template task',
      'prompts /summarizer_config/system_template system',
      'permissions /blocklist/0 deny other wildcard true',
      'environment /env_variables/WINDOW tool',
    ]);
    assert.deepEqual(unread, []);
  });
  it('is not any pair of templates', () => {
    assert.notEqual(readSample(JSON.stringify(templates), 'json').format, 'swe-agent');
  });
});
