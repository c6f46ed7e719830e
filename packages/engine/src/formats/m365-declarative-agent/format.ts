import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

const reference =
  'https://learn.microsoft.com/en-us/microsoft-365-copilot/extensibility/declarative-agent-manifest-1.5';

export const m365DeclarativeAgent = defineFormat({
  id: 'm365-declarative-agent',
  title: 'Microsoft 365 declarative agent',
  specification: reference,
  filenames: ['declarativeAgent.json', 'declarative-agent.json', '*.agent.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['instructions:string'],
    often: [
      '$schema~declarative-agent | $schema~declarative-copilot',
      'version^v1.',
      'conversation_starters:list',
      'actions/*/file',
      'capabilities/*/name=WebSearch | capabilities/*/name=OneDriveAndSharePoint | capabilities/*/name=GraphConnectors | capabilities/*/name=CodeInterpreter | capabilities/*/name=Email | capabilities/*/name=TeamsMessages',
    ],
    certain: ['$schema~json-schemas/copilot'],
    never: ['model', 'tools', 'spec_version', 'kind', 'llm'],
    minimum: 3,
  },
  notLookedAt: ['Instructions and actions in other files.'],
  defaults: [
    { key: 'capabilities[].items_by_url', value: 'everything the user has access to', source: reference },
    { key: 'capabilities[].sites', value: 'the whole web', source: reference },
  ],
  read: readDeclarativeAgent,
});

function readDeclarativeAgent(document: Cursor, model: ModelBuilder): void {
  const delegates = document
    .get('worker_agents')
    .items()
    .flatMap((item) => item.get('id').text() ?? []);
  const scope = addAgent(document, document.get('name').text(), model, delegates);
  const capabilities = document.get('capabilities').items();
  const hasTools = capabilities.length + document.get('actions').items().length > 0;
  const instructions = document.get('instructions');
  // `$[file('instructions.txt')]` is replaced when the package is built.
  if (instructions.node?.kind === 'scalar' && instructions.node.text.startsWith('$[')) instructions.text();
  else addPrompt(instructions, 'system', model, scope, hasTools);
  addPrompt(document.get('description'), 'description', model, scope);
  for (const starter of document.get('conversation_starters').items())
    addPrompt(starter.get('text'), 'greeting', model, scope);
  for (const capability of capabilities) readCapability(capability, model, scope);
  document.ignoreKeys([
    '$schema',
    'version',
    'id',
    'conversation_starters',
    'actions',
    'behavior_overrides',
    'disclaimer',
    'worker_agents',
    'sensitivity_label',
    'user_overrides',
  ]);
  ignoreComments(document);
}

const narrowing = [
  'items_by_url',
  'items_by_sharepoint_ids',
  'items_by_id',
  'sites',
  'connections',
  'urls',
  'folders',
  'shared_mailbox',
  'group_mailboxes',
  'include_related_content',
  'knowledge_sources',
  'files',
];

/** Reads a capability, which has access to everything of the user unless a list restricts it. */
function readCapability(capability: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = capability.get('name').text();
  if (name === null) return;
  const tool = addNamedTool(name, model, scope);
  tool.at = capability.at;
  tool.narrowed = narrowing.some((key) => capability.get(key).items().length > 0);
  capability.ignore();
}
