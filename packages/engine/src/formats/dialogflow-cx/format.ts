import { defineFormat } from '../format.ts';
import { readDialogflow } from './read.ts';

export const dialogflowCx = defineFormat({
  id: 'dialogflow-cx',
  title: 'Dialogflow CX or Vertex conversational agent',
  specification: 'https://docs.cloud.google.com/dialogflow/cx/docs/reference/json-export',
  filenames: [],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [
      'displayName:string',
      'genericWebService/uri:string | webhooks/*/genericWebService/uri:string | startFlow:string | startPlaybook:string | instruction/steps:list | playbooks/*/instruction:mapping',
    ],
    often: [
      'defaultLanguageCode:string',
      'goal:string',
      'timeout',
      'advancedSettings:mapping | speechToTextSettings:mapping',
    ],
    never: ['apiVersion', 'kind'],
    alternatives: [
      {
        // The agent file of an export, in which the folder name is the agent's name.
        always: ['defaultLanguageCode:string', 'startFlow:string | startPlaybook:string', 'timeZone:string'],
        often: ['advancedSettings:mapping | speechToTextSettings:mapping | genAppBuilderSettings:mapping'],
        never: ['apiVersion', 'kind'],
      },
      {
        always: [
          'displayName:string',
          'goal:string',
          'steps/*/text:string',
          'referencedTools:list | referencedPlaybooks:list',
        ],
        often: [],
        never: ['apiVersion', 'kind'],
      },
      {
        always: [
          'displayName:string',
          'dataStoreSpec:mapping | openApiSpec:mapping | functionSpec:mapping | connectorSpec:mapping | extensionSpec:mapping',
        ],
        often: ['toolType:string', 'actions:list | actionSchemas:list', 'description:string'],
        never: ['apiVersion', 'kind'],
      },
      {
        always: ['displayName:string', 'nluSettings:mapping', 'eventHandlers/*/event:string | transitionRoutes:list'],
        often: ['nluSettings/classificationThreshold:number | nluSettings/modelType:string'],
        never: ['apiVersion', 'kind'],
      },
      {
        always: ['generativeSafetySettings:mapping', 'languageCode:string'],
        often: ['knowledgeConnectorSettings:mapping', 'fallbackSettings:mapping', 'llmModelSettings:mapping'],
        never: ['apiVersion', 'kind'],
      },
    ],
  },
  notLookedAt: [
    'Flows, intents and tools of the export, which are in separate files.',
    'The fixed replies of flows, which no model reads.',
  ],
  defaults: [
    {
      key: 'advancedSettings.loggingSettings',
      value: 'off (conversations are not logged)',
      source: 'https://docs.cloud.google.com/dialogflow/cx/docs/concept/agent-settings',
    },
  ],
  read: readDialogflow,
});
