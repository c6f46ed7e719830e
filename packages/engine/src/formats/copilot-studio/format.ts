import { defineFormat } from '../format.ts';
import { readCopilotStudio } from './read.ts';

export const copilotStudio = defineFormat({
  id: 'copilot-studio',
  title: 'Microsoft Copilot Studio',
  specification: 'https://learn.microsoft.com/en-us/microsoft-copilot-studio/authoring-create-edit-topics',
  filenames: ['*.mcs.yml', '*.mcs.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'kind=AdaptiveDialog | kind=GptComponentMetadata | kind=TaskDialog | kind=AgentDialog | kind=KnowledgeSourceConfiguration | kind=BotDefinition | authenticationMode:string',
    ],
    often: [
      'beginDialog/kind:string',
      'beginDialog/actions:list',
      'modelDescription:string',
      'inputs/*/kind:string',
      'instructions:string | conversationStarters:list',
      'action/kind:string',
      'source/kind:string',
      'schemaName:string',
      'entity/schemaName:string | entity/authenticationMode:string',
      'components/*/kind:string',
      'configuration:mapping | publishedOn | template:string',
    ],
    never: ['apiVersion', 'spec_version'],
  },
  notLookedAt: ['The results of Power Fx expressions.', 'Connections and flows that actions refer to.'],
  defaults: [],
  read: readCopilotStudio,
});
