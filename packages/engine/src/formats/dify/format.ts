import { defineFormat } from '../format.ts';
import { readDify } from './read.ts';

/** The paths of the list of nodes: in an export, in a response of the API, and in files without a graph. */
const nodeLists = ['workflow/graph/nodes', 'workflow/nodes', 'graph/nodes'];
const inNodes = (...tests: readonly string[]) =>
  nodeLists.flatMap((list) => tests.map((test) => `${list}/*/data/${test}`)).join(' | ');

/** Tests of the whole YAML as one text, the form that the API accepts and returns. */
const inText = (...parts: readonly string[]) =>
  parts.flatMap((part) => ['data', 'yaml_content', 'export_data'].map((key) => `${key}~${part}`)).join(' | ');

export const dify = defineFormat({
  id: 'dify',
  title: 'Dify application',
  specification: 'https://docs.dify.ai/en/guides/application-orchestrate/app-toolkits',
  filenames: ['*.yml', '*.yaml'],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: [
      `app/mode:string | ${inNodes('type=llm', 'type=agent', 'type=question-classifier', 'type=parameter-extractor')}`,
      `workflow/graph/nodes:list | model_config:mapping | kind=app | ${inNodes('model/provider:string', 'prompt_template', 'agent_parameters:mapping')}`,
    ],
    often: [
      'kind=app',
      'workflow/graph/nodes:list',
      inNodes('type=start', 'type=end', 'type=answer', 'type=if-else'),
      'model_config:mapping',
      'app/name:string',
      'workflow/features:mapping',
    ],
    // Flowise and Langflow.
    never: ['nodes', 'data/nodes'],
    alternatives: [
      {
        always: [inText('kind: app'), inText('\nworkflow:', '\nmodel_config:')],
        often: [inText('\napp:', 'app:\n'), 'mode=yaml-content'],
        never: ['nodes', 'kind'],
      },
    ],
  },
  notLookedAt: ['The code in code nodes.', 'Plugins from the marketplace.'],
  defaults: [],
  read: readDify,
});
