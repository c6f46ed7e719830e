import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { addDescribedTool, addNamedTool } from '../shared/tool.ts';

export const openWebui = defineFormat({
  id: 'open-webui',
  title: 'Open WebUI export',
  specification: 'https://docs.openwebui.com/features/workspace/models',
  filenames: ['models-export-*.json', 'tools-export-*.json', 'functions-export-*.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['*/meta:mapping', '*/base_model_id | */params:mapping | */specs:list | */content:string'],
    often: [
      '*/base_model_id',
      '*/params/system:string',
      '*/specs:list',
      '*/meta/toolIds:list | */meta/capabilities:mapping | */meta/manifest:mapping',
      '*/access_control',
      '*/is_active:boolean',
    ],
    never: ['config', 'meta:mapping'],
    alternatives: [
      {
        // The form that the API accepts: models below a key, or a single model.
        always: [
          'models/*/base_model_id | base_model_id',
          'models/*/meta:mapping | meta:mapping',
          'models/*/params:mapping | params:mapping',
        ],
        often: [
          'models/*/params/system:string | params/system:string',
          'models/*/meta/toolIds:list | meta/toolIds:list | models/*/meta/capabilities:mapping | meta/capabilities:mapping',
          'models/*/is_active:boolean | is_active:boolean',
        ],
        never: ['providers', 'mcpServers'],
      },
    ],
  },
  notLookedAt: ['The Python source of tools and functions.'],
  defaults: [],
  read: readExport,
});

/** Reads a list of models with prompts, of tools, or of functions. */
function readExport(document: Cursor, model: ModelBuilder): void {
  const list = document.isMapping ? document.get('models') : document;
  for (const entry of list.exists ? list.items() : [document]) readEntry(entry, model);
}

function readEntry(entry: Cursor, model: ModelBuilder): void {
  const scope = addAgent(
    entry,
    entry.any('id', 'name').text(),
    model,
    [],
    entry.get('is_active').boolean()?.value !== false,
  );
  const tools = entry.get('meta', 'toolIds').texts();
  addPrompt(entry.get('params', 'system'), 'system', model, scope, tools.length > 0 ? true : null);
  addPrompt(entry.get('meta', 'description'), 'description', model, scope);
  for (const tool of tools) addNamedTool(tool, model, scope);
  for (const spec of entry.get('specs').items()) {
    const name = spec.get('name').text();
    if (name !== null) addDescribedTool(name, spec, model, scope);
  }
  addMaterial(entry.get('content'), 'code', model, scope);
  const id = entry.get('base_model_id').text();
  addModelUse({ at: entry.at, id, provider: null, endpoint: null, credential: false, named: [] }, model, scope);
  entry.ignore();
}
