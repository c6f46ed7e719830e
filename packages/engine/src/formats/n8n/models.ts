import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addSafetyThreshold } from '../shared/safety-settings.ts';
import type { Step } from './node.ts';

/** Reads the prompts and the limit of an agent node. */
export function readAgentNode({ parameters, model, scope }: Step): void {
  const options = parameters.get('options');
  addPrompt(options.get('systemMessage'), 'system', model, scope, true);
  addPrompt(options.get('prefix'), 'system', model, scope, true);
  // These two contain the user's message.
  for (const name of ['humanMessage', 'suffix']) addPrompt(options.get(name), 'task', model, scope, true);
  addPrompt(parameters.get('text'), 'task', model, scope, true);
  addLimit(options.get('maxIterations'), 'iterations', model, scope);
}

/** Reads the prompts of a chain. */
export function readChain({ parameters, model, scope }: Step): void {
  addPrompt(parameters.any('text', 'prompt'), 'task', model, scope);
  for (const message of parameters.get('messages', 'messageValues').items()) {
    const messageType = message.get('type').text()?.value ?? 'SystemMessagePromptTemplate';
    addPrompt(message.get('message'), messageType.startsWith('System') ? 'system' : 'task', model, scope);
  }
  addPrompt(parameters.get('options', 'systemPromptTemplate'), 'system', model, scope);
}

/** Reads the prompts of an OpenAI node. */
export function readOpenAi({ parameters, model, scope }: Step): void {
  addPrompt(parameters.get('prompt'), 'task', model, scope);
  for (const list of [
    parameters.get('messages', 'values'),
    parameters.get('prompt', 'messages'),
    parameters.get('responses', 'values'),
  ]) {
    for (const message of list.items()) {
      const role = message.get('role').text()?.value === 'system' ? 'system' : 'task';
      addPrompt(message.get('content'), role, model, scope);
    }
  }
  addPrompt(parameters.get('instructions'), 'system', model, scope);
}

/** A model's name may be a resource locator with the value inside. */
export function readModelNode({ type, entry, parameters, credential, model, scope }: Step): void {
  const id = locatorValue(parameters.get('model')) ?? locatorValue(parameters.get('modelName'));
  const endpoint = parameters.get('options').any('baseURL', 'baseUrl').text();
  const named = [type.replace(/^lm(?:Chat)?/, '')];
  for (const setting of parameters.get('options', 'safetySettings', 'values').items())
    addSafetyThreshold(setting.get('threshold'), model, scope);
  addModelUse({ at: entry.at, id, provider: null, endpoint, credential, named }, model, scope);
}

function locatorValue(setting: Cursor): Located<string> | null {
  return (setting.isMapping ? setting.get('value') : setting).text();
}
