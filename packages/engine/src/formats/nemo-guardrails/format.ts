import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';

export const nemoGuardrails = defineFormat({
  id: 'nemo-guardrails',
  title: 'NeMo Guardrails',
  specification: 'https://docs.nvidia.com/nemo/guardrails/latest/user-guides/configuration-guide.html',
  filenames: ['config.yml', 'config/config.yml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: ['models/*/engine:string | rails:mapping | prompts/*/task:string'],
    often: [
      'models/*/engine:string',
      'rails/input:mapping | rails/output:mapping | rails/dialog:mapping | rails/config:mapping',
      'instructions/*/content:string',
      'sample_conversation:string',
      'prompts/*/task:string',
      'prompts/*/content:string | prompts/*/messages:list',
      'models/*/type=main',
    ],
    never: ['workflow:mapping', 'workflow:list', 'agents'],
    minimum: 3,
  },
  notLookedAt: ['Colang flows and Python actions, which are in other files.'],
  defaults: [],
  read: readGuardrails,
});

/** Tasks in which a model judges texts. Their prompts quote what they reject, so they are test data. */
const judgeTasks = /check|guard|safety|topic|hallucination|fact|jailbreak|moderation/i;

/** Reads models, prompts and rails. A listed rail is a protection; a missing one yields no fact. */
function readGuardrails(document: Cursor, model: ModelBuilder): void {
  for (const entry of document.get('models').items()) {
    readModelUse(entry, model, everywhere);
    const parameters = entry.get('parameters');
    if (parameters.isMapping) readModelUse(parameters, model, everywhere, entry.get('engine').text()?.value ?? null);
    entry.ignoreKeys(['engine', 'type', 'mode', 'api_key_env_var']);
  }
  for (const entry of document.get('instructions').items()) {
    addPrompt(entry.get('content'), 'system', model, everywhere);
    entry.get('type').ignore();
  }
  for (const entry of document.get('prompts').items()) {
    if (judgeTasks.test(entry.get('task').text()?.value ?? ''))
      addMaterial(entry.get('content'), 'test-data', model, everywhere);
    else addPrompt(entry.get('content'), 'rule', model, everywhere);
    entry.ignore();
  }
  addMaterial(document.get('sample_conversation'), 'transcript', model, everywhere);
  for (const { value } of document.get('rails').members()) readRails(value, model);
  document.ignoreKeys([
    'colang_version',
    'core',
    'lowest_temperature',
    'enable_multi_step_generation',
    'passthrough',
    'knowledge_base',
    'import_paths',
    'custom_data',
    'tracing',
    'streaming',
    'user_messages',
  ]);
}

function readRails(rails: Cursor, model: ModelBuilder): void {
  for (const subject of rails.get('flows').texts()) {
    const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject } as const;
    model.approvals.push({ ...everywhere, at: subject.at, ...fact });
  }
  rails.ignore();
}
