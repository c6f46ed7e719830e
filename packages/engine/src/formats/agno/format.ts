import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';

export const agno = defineFormat({
  id: 'agno',
  title: 'Agno AgentOS',
  specification: 'https://docs.agno.com/reference/agent-os/configuration',
  filenames: ['agent_os.yaml', 'configuration.yaml'],
  dialect: 'json',
  role: 'service',
  signature: {
    always: ['chat/quick_prompts:mapping | memory/dbs:list | session/dbs:list | knowledge/dbs:list'],
    often: [
      'chat/quick_prompts:mapping',
      'available_models:list',
      'memory/dbs/*/db_id',
      'session/dbs:list',
      'knowledge/dbs:list',
      'evals/dbs:list | metrics/dbs:list',
      'manifest:mapping',
    ],
    never: [],
  },
  notLookedAt: ['Agents, tools and access control, which are program code.'],
  defaults: [],
  read: readAgentOs,
});

/** Reads descriptions and suggestions for the chat. Agents are defined in program code. */
function readAgentOs(document: Cursor, model: ModelBuilder): void {
  addMaterial(document.get('chat', 'quick_prompts'), 'documentation', model, everywhere);
  for (const { value } of document.get('manifest').members())
    addPrompt(value.get('description'), 'description', model, everywhere);
  for (const name of ['chat', 'manifest', 'available_models', 'memory', 'session', 'knowledge', 'evals', 'metrics'])
    document.get(name).ignore();
}
