import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

const reference = 'https://learn.microsoft.com/en-us/semantic-kernel/concepts/prompts/yaml-schema';

export const semanticKernelPrompt = defineFormat({
  id: 'semantic-kernel-prompt',
  title: 'Semantic Kernel prompt',
  specification: reference,
  filenames: ['*.prompt.yaml', 'config.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'template:string | template_format:string | completion/max_tokens',
      'template_format | input_variables | execution_settings | type=completion',
    ],
    often: [
      'template_format:string',
      'input_variables:list',
      'execution_settings:mapping',
      'output_variable',
      'allow_dangerously_set_content',
    ],
    never: ['agents', 'tools'],
  },
  notLookedAt: [],
  defaults: [{ key: 'allow_dangerously_set_content', value: 'false', source: reference }],
  read: readPromptTemplate,
});

/** Reads a template as a task. The calling program sets its variables, which are encoded unless disabled. */
function readPromptTemplate(document: Cursor, model: ModelBuilder): void {
  addPrompt(document.get('template'), 'task', model, everywhere);
  readEncoding(document, model);
  for (const variable of document.get('input_variables').items()) {
    readEncoding(variable, model);
    variable.ignore();
  }
  for (const { value: settings } of document.get('execution_settings').members()) {
    for (const name of settings.get('function_choice_behavior', 'functions').texts())
      addNamedTool(name, model, everywhere);
    settings.ignore();
  }
  document.ignoreKeys([
    'schema',
    'name',
    'description',
    'template_format',
    'output_variable',
    'is_sensitive',
    'type',
    'completion',
    'input',
    'default_services',
  ]);
}

/** Reads whether variables are encoded. Without encoding, a value can end the message and start another one. */
function readEncoding(entry: Cursor, model: ModelBuilder): void {
  const raw = entry.get('allow_dangerously_set_content').boolean();
  if (raw === null) return;
  const state = raw.value ? 'off' : 'on';
  const fact = { kind: 'guardrail', state, origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, at: raw.at, ...fact });
}
