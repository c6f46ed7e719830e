import { defineFormat } from '../format.ts';
import { readBlueprint } from './read.ts';

const either = (patterns: readonly string[]) => patterns.join(' | ');
/** Parts of the names of apps that call a model. https://apps.make.com */
const apps =
  'openai anthropic claude gemini vertex-ai ai-agent ai-local-agent ai-provider mistral perplexity open-router deepseek groq xai ollama cohere bedrock hugging-face'.split(
    ' ',
  );
const hosts = [
  'api.openai.com',
  'api.anthropic.com',
  'generativelanguage.googleapis.com',
  'openrouter.ai',
  'api.groq.com',
];
/** Most scenarios only move data, so that one module must use a model. */
const models = either([
  ...apps.map((app) => `**/module~${app}`),
  ...[...hosts, '/chat/completions'].map((host) => `**/url~${host}`),
]);
const often = ['metadata/scenario:mapping', 'metadata/designer:mapping', 'metadata/zone:string', 'name:string'];

export const makeBlueprint = defineFormat({
  id: 'make-blueprint',
  title: 'Make scenario with a model',
  specification: 'https://help.make.com/blueprints',
  filenames: ['*.blueprint.json', 'blueprint.json'],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: ['flow/*/module:string', 'flow/*/id:number', models],
    often: [...often, 'flow/*/mapper:mapping', 'flow/*/parameters:mapping'],
    never: ['nodes', 'tasks', 'agents', 'jobs'],
    // As an interface of Make, or a generator, returns it.
    alternatives: [
      {
        always: ['blueprint/flow/*/module:string', 'blueprint/flow/*/id:number', models],
        often: ['blueprint/name:string', 'blueprint/metadata:mapping'],
        never: ['nodes', 'tasks', 'agents', 'jobs'],
      },
    ],
  },
  notLookedAt: [
    'Connections, and the keys and restrictions of webhooks, which Make stores outside the blueprint.',
    'Agents that are configured in Make and only named here.',
  ],
  defaults: [],
  read: readBlueprint,
});
