import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addPrompt } from '../shared/prompt.ts';

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
  },
  notLookedAt: ['Flows, intents and tools of an export stand in files of their own.'],
  defaults: [],
  read: readAgent,
});

function readAgent(document: Cursor, model: ModelBuilder): void {
  for (const webhook of [document, ...document.get('webhooks').items()]) readWebhook(webhook, model);
  for (const playbook of [document, ...document.get('playbooks').items()]) {
    addPrompt(playbook.get('goal'), 'system', model, everywhere, true);
    for (const step of playbook.get('instruction', 'steps').items()) readStep(step, model);
    addPrompt(playbook.get('instruction', 'guidelines'), 'system', model, everywhere, true);
  }
  document.ignore();
}

/** Where the agent sends what a caller said. */
function readWebhook(webhook: Cursor, model: ModelBuilder): void {
  const service = webhook.get('genericWebService');
  const url = service.get('uri').text();
  if (url === null) return;
  const headers = service.get('requestHeaders').members();
  const credential = service.has('password') || headers.some(({ key }) => /auth|key|token/i.test(key.value));
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential, vendor: null });
}

function readStep(step: Cursor, model: ModelBuilder): void {
  if (!step.isMapping) addPrompt(step, 'system', model, everywhere, true);
  addPrompt(step.get('text'), 'system', model, everywhere, true);
  for (const inner of step.get('steps').items()) readStep(inner, model);
}
