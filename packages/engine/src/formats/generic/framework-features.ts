import type { Features } from '../format.ts';

/** MetaGPT's company: https://docs.deepwisdom.ai/main/en/guide/get_started/configuration.html */
const company: Features = {
  always: ['llm/api_type:string', 'llm/model:string | llm/base_url:string'],
  often: [
    'search/api_type:string',
    'browser/engine:string',
    'mermaid:mapping',
    'repair_llm_output:boolean',
    'prompt_schema:string',
    'embedding/api_type:string',
    'workspace:mapping',
  ],
  never: [],
};

/** AgentScope's models, by the names that agents call them by: https://modelscope.github.io/agentscope/en/tutorial/203-model.html */
const namedModels: Features = {
  always: ['*/config_name:string', '*/model_type:string'],
  often: ['*/model_name:string', '*/generate_args:mapping', '*/client_args:mapping', '*/api_key:string'],
  never: [],
};

/** TaskWeaver's flat keys: https://microsoft.github.io/TaskWeaver/docs/configurations/overview */
const weaver: Features = {
  always: ['llm.model:string | llm.api_base:string | llm.api_key:string | llm.api_type:string'],
  often: [
    'llm.model:string',
    'llm.api_base:string',
    'llm.api_type:string',
    'execution_service.kernel_mode:string',
    'code_interpreter.*',
    'planner.*',
    'session.*',
  ],
  never: [],
};

/** Frameworks whose files say which models answer, and little else: too few for formats of their own. */
export const frameworkFeatures: readonly Features[] = [company, namedModels, weaver];
