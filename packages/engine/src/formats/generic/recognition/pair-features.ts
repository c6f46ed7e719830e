import type { Features } from '../../format.ts';
import { either } from './patterns.ts';

const lists = ['settings', 'config', 'configuration', 'options', 'properties'];
const names = ['key', 'name', 'setting', 'option'];
const prompts = ['system_prompt', 'systemPrompt', 'system-prompt', 'SYSTEM_PROMPT', 'system_message', 'instructions'];

const promptInPairs = either(
  lists.flatMap((list) => names.flatMap((name) => prompts.map((prompt) => `@${list}/*/@${name}=${prompt}`))),
);

/** The prompt may also be outside the list of settings. */
const promptOutside = either(
  ['prompt:addressed', 'instructions:addressed', 'system_prompt:sentence', 'system_message:sentence'].map(
    (name) => `@${name}`,
  ),
);
const anyPrompt = `${promptInPairs} | ${promptOutside}`;

/** `settings: [{key: model, value: gpt-4o}, {key: system_prompt, value: …}]`: an agent whose settings are pairs. */
export const pairedSettings: Features = {
  always: [anyPrompt, either(lists.map((list) => `@${list}/*/@value:llm`))],
  often: [],
  certain: [anyPrompt],
  never: ['apiVersion', 'services', 'jobs', 'openapi', '@results', '@metrics', '@runs', '@prices'],
};
