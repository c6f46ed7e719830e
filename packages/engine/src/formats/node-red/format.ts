import { defineFormat } from '../format.ts';
import { readFlows } from './read.ts';

const either = (patterns: readonly string[]) => patterns.join(' | ');
const hosts = ['api.openai.com', 'api.anthropic.com', 'generativelanguage.googleapis.com', 'openrouter.ai', ':11434/'];
const vendors = ['openai', 'ollama', 'chatgpt', 'gemini', 'anthropic', 'claude', 'langchain', 'llm', 'mcp', 'ai-agent'];
/** Most flows control devices, so that one node must use a model. */
const models = either([
  ...vendors.map((vendor) => `*/type~${vendor}`),
  ...[...hosts, '/chat/completions'].flatMap((part) => [`*/url~${part}`, `*/func~${part}`]),
]);

export const nodeRed = defineFormat({
  id: 'node-red',
  title: 'Node-RED flow with a model',
  specification: 'https://nodered.org/docs/developing-flows/',
  filenames: [],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: ['*/wires:list', '*/z:string', '*/type:string', models],
    often: ['*/type=tab', '*/type=function', '*/type=debug', '*/x:number', '*/outputs:number'],
    never: ['nodes', 'flow', 'models', 'data'],
    minimum: 5,
  },
  notLookedAt: [
    'Credentials, which are in a separate file, and the login of HTTP endpoints, which is in settings.js.',
    'Programs in function nodes, except whether they start other programs with what a message holds.',
  ],
  defaults: [],
  read: readFlows,
});
