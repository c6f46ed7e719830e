import { defineFormat } from '../format.ts';
import { readHomeMade } from './read.ts';
import { genericSignature } from './recognition/signature.ts';

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
  shownBy: [
    'A prompt or tools, and a model: `system_prompt`, `instructions` or `persona`, `tools`, `functions` or MCP servers, `model`, `llm` or `provider`. They may stand at the root, in a section, or in each agent of a list or map.',
    'A model of language by its own name (`gpt-4o`, `anthropic/claude-sonnet-4-5`, `${LLM_MODEL}`) wherever one is chosen, and two things around it that agents have: what it can do, what it is told, whom it asks, what runs its commands, where people reach it.',
    'Agents in a list or a map and nothing else, each told who it is, with its model or with the tools that it may use; tools by name with a shell among them, in groups or with their schemas, and databases with the statements that a model may run.',
    'A name and a text that tells a model who it is (“You are …”), or a prompt beside a list of tools, plugins or knowledge.',
    'Stages of which one asks a model and another runs a command, calls an address or uses a tool with what came out.',
    'MCP servers in words of their own, such as `exec` and `argv`, and the gateways before such servers or before models.',
    'A resource with `kind: Agent` and a `spec`, rulings on what a shell and files are used for, programs that start coding agents, and the files of frameworks that have no page here.',
    'Several things of which only agents are spoken so, wherever they stand: models and texts that speak to one, tools by their names, who is asked, what is fenced in, rulings on deeds. The longer the file, the more of them it takes.',
    'Names count by their words, in any spelling: `requireApproval: false`, `approval-required: no` and `freigabe_erforderlich: nein` say the same. Besides English, words of German, Spanish, French, Italian and Portuguese are known, and the ones that decide most in Dutch, Swedish, Polish, Czech and Turkish.',
    'Files of build servers, containers, clusters and package managers, translations, training runs, price lists, measurements and recorded answers share such words and are no agents.',
  ],
  notLookedAt: [
    'Keys are read by their names; what the program behind them really does with a value is not known.',
    'What the configuration leaves out is unknown: no defaults are assumed.',
  ],
  defaults: [],
  read: readHomeMade,
});
