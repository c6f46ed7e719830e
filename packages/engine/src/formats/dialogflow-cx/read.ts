import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addDescribedTool } from '../shared/tool.ts';

/** Reads an agent, or one of the files of its export. */
export function readDialogflow(document: Cursor, model: ModelBuilder): void {
  for (const webhook of [document, ...document.get('webhooks').items()]) readWebhook(webhook, model);
  for (const playbook of [document, ...document.get('playbooks').items()]) readPlaybook(playbook, model);
  readTool(document, model);
  readLogging(document, model);
  readSafety(document.get('generativeSafetySettings'), model);
  document.ignore();
}

/** Reads a playbook. Older exports have the steps beside the goal, newer ones in `instruction` as well. */
function readPlaybook(playbook: Cursor, model: ModelBuilder): void {
  const goal = playbook.get('goal');
  addPrompt(goal, 'system', model, everywhere, true);
  const instruction = playbook.get('instruction');
  const steps = instruction.has('steps') || !goal.isText ? instruction.get('steps') : playbook.get('steps');
  for (const step of steps.items()) readStep(step, model);
  addPrompt(instruction.get('guidelines'), 'system', model, everywhere, true);
}

function readStep(step: Cursor, model: ModelBuilder): void {
  if (!step.isMapping) addPrompt(step, 'system', model, everywhere, true);
  addPrompt(step.get('text'), 'system', model, everywhere, true);
  for (const inner of step.get('steps').items()) readStep(inner, model);
}

/** Reads a webhook, which receives what users say. */
function readWebhook(webhook: Cursor, model: ModelBuilder): void {
  const service = webhook.get('genericWebService');
  const url = service.get('uri').text();
  if (url === null) return;
  const headers = service.get('requestHeaders').members();
  const credential = service.has('password') || headers.some(({ key }) => /auth|key|token/i.test(key.value));
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential, vendor: null });
}

const toolSpecs = ['openApiSpec', 'functionSpec', 'connectorSpec', 'extensionSpec', 'dataStoreSpec'];

function readTool(document: Cursor, model: ModelBuilder): void {
  const name = document.get('displayName').text();
  if (name === null || !toolSpecs.some((spec) => document.get(spec).isMapping)) return;
  const tool = addDescribedTool(name, document, model, everywhere);
  if (document.has('dataStoreSpec')) tool.capabilities = ['search'];
}

/** Reads whether conversations are logged to Cloud Logging without redaction by a template of the project. */
function readLogging(document: Cursor, model: ModelBuilder): void {
  if (document.has('securitySettings')) return;
  const nested = document.get('advancedSettings', 'loggingSettings');
  const settings = nested.has('enableStackdriverLogging') ? nested : document;
  const logged = settings.get('enableStackdriverLogging').boolean();
  if (logged?.value !== true || nested.get('enableConsentBasedRedaction').is(true)) return;
  const fact = { ...everywhere, at: logged.at, kind: 'prompts', origin: 'set' } as const;
  model.loggings.push({ ...fact, state: 'unsafe' });
}

/** https://docs.cloud.google.com/dialogflow/cx/docs/concept/generative/generative-settings */
function readSafety(settings: Cursor, model: ModelBuilder): void {
  for (const part of ['raiSettings', 'defaultRaiSettings']) {
    for (const filter of settings.get(part, 'categoryFilters').items()) {
      const level = filter.get('filterLevel').text();
      if (level === null) continue;
      const state = level.value === 'BLOCK_NONE' ? 'off' : 'on';
      const fact = { ...everywhere, at: level.at, kind: 'guardrail', origin: 'set', reach: [], subject: null } as const;
      model.approvals.push({ ...fact, state });
    }
  }
}
