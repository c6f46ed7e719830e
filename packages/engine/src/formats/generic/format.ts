import { defineFormat } from '../format.ts';
import { readHomeMade } from './read.ts';
import { genericSignature } from './signature.ts';

export const generic = defineFormat({
  id: 'generic',
  title: 'Agent configuration of its own kind',
  specification: 'https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/',
  filenames: ['agent.yaml', 'agent.yml', 'agent.json', 'agents.yaml', 'agents.yml', 'agents.json', 'agent-config.*'],
  dialect: 'json',
  role: 'unknown',
  // A thousand paths, tried where no vendor's format shows itself.
  get signature() {
    return genericSignature();
  },
  notLookedAt: [
    'Keys are read by their names; what the program behind them really does with a value is not known.',
    'What the configuration leaves out is unknown: no defaults are assumed.',
  ],
  defaults: [],
  read: readHomeMade,
});
