import { lazily } from '../../text/lazily.ts';
import { defineFormat } from '../format.ts';
import { readCustomConfiguration } from './read.ts';
import { buildGenericSignature } from './recognition/signature.ts';

const genericSignature = lazily(buildGenericSignature);

export const generic = defineFormat({
  id: 'generic',
  title: 'Custom agent configuration',
  specification: 'https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/',
  filenames: ['agent.yaml', 'agent.yml', 'agent.json', 'agents.yaml', 'agents.yml', 'agents.json', 'agent-config.*'],
  dialect: 'json',
  role: 'unknown',
  // A getter, because the signature has about a thousand paths and is needed only where no vendor's format matches.
  get signature() {
    return genericSignature();
  },
  identifiedBy: [
    'A prompt or tools, and a model: `system_prompt`, `instructions` or `persona`; `tools`, `functions` or MCP servers; `model`, `llm` or `provider`. They may be at the root, in a section, or in each agent of a list or map.',
    'A language model by name (`gpt-4o`, `anthropic/claude-sonnet-4-5`, `${LLM_MODEL}`), and two further parts of an agent: capabilities, instructions, approvals, an executor for its commands, or a channel where people reach it.',
    'A list or map of agents only, each with a text that says who it is and with its model or tools; named tools that include a shell, in groups or with schemas; databases with the statements that a model may run.',
    'A name and a text that tells a model who it is (“You are …”), or a prompt with a list of tools, plugins or knowledge.',
    'Workflow steps of which one calls a model and another uses its output to run a command, call a URL or use a tool.',
    'MCP servers under non-standard keys, such as `exec` and `argv`, and gateways in front of such servers or of models.',
    'A resource with `kind: Agent` and a `spec`, policies for shell and file access, programs that start coding agents, and the files of frameworks that have no page here.',
    'Several terms that are specific to agents, anywhere in the file: models and texts addressed to them, tool names, approvals, sandboxes, action policies. The longer the file, the more of them are needed.',
    'Keys are matched by their words, in any spelling: `requireApproval: false`, `approval-required: no` and `freigabe_erforderlich: nein` mean the same. Besides English, German, Spanish, French, Italian and Portuguese words are known, and the most important ones in Dutch, Swedish, Polish, Czech and Turkish.',
    'A key may begin with a word that is not known, if the rest leaves no doubt and the agent’s own texts have that word: `claims_audit_log: off` where the instructions speak of claims, `safety: {refit_approval_required: false}` where they speak of refits.',
    'Files of build servers, containers, clusters and package managers, translations, training runs, price lists, measurements and recorded responses use similar words and are not taken for agents.',
  ],
  notLookedAt: [
    'What the program does with each value: keys are interpreted by their names.',
    'Settings that the file leaves out: no defaults are assumed.',
  ],
  defaults: [],
  read: readCustomConfiguration,
});
