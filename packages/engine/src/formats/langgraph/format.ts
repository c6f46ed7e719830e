import { defineFormat } from '../format.ts';
import { readLanggraph } from './read.ts';

const reference = 'https://docs.langchain.com/langsmith/cli';

export const langgraph = defineFormat({
  id: 'langgraph',
  title: 'LangGraph application',
  specification: reference,
  filenames: ['langgraph.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['graphs:mapping'],
    often: [
      'graphs/*~.py: | graphs/*~.ts: | graphs/*~.js: | graphs/*/path:string',
      'dependencies:list | node_version',
      'python_version | env | dockerfile_lines | pip_config_file | base_image',
      '$schema~langgra',
      'checkpointer:mapping | store:mapping | http:mapping | auth:mapping',
    ],
    never: ['workflow', 'nodes'],
  },
  notLookedAt: ['The graphs themselves, which are program code in other files.'],
  defaults: [
    { key: 'checkpointer.serde.pickle_fallback', value: 'true', source: reference },
    { key: 'auth', value: 'no authentication of its own', source: reference },
    { key: 'http.enable_custom_route_auth', value: 'false', source: reference },
  ],
  read: readLanggraph,
});
