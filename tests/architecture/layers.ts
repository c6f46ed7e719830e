/** The import rules. A folder may import itself and what its row lists, nothing else. */
export const engineLayers = {
  text: [],
  document: ['text'],
  command: ['text', 'knowledge'],
  prompt: ['text', 'knowledge'],
  agent: ['text', 'command', 'knowledge', 'score/table.ts'],
  knowledge: ['text', 'agent/capability.ts'],
  secrets: ['text', 'document', 'knowledge'],
  formats: ['text', 'document', 'agent', 'command', 'knowledge', 'score/table.ts'],
  rules: ['text', 'agent', 'command', 'prompt', 'knowledge', 'secrets/secret.ts', 'score/table.ts'],
  score: [],
  report: ['text', 'document', 'agent', 'formats', 'rules', 'score', 'secrets'],
  render: ['report', 'score', 'catalogue-types.ts'],
  compare: ['report'],
  suppress: ['report', 'score/table.ts'],
  patch: ['text', 'document'],
} as const satisfies Record<string, readonly string[]>;

/** Files of the engine that are above all layers. */
export const engineTop = [
  'analyze.ts',
  'catalogue.ts',
  'catalogue-types.ts',
  'documentation.ts',
  'identify.ts',
  'index.ts',
  'input.ts',
  'sarif.ts',
] as const;

export const packageLayers = {
  engine: [],
  mcp: ['engine'],
  'language-server': ['engine'],
  client: [],
  vscode: ['language-server'],
  cli: ['engine', 'mcp', 'language-server'],
  service: ['engine'],
  web: ['engine'],
} as const satisfies Record<string, readonly string[]>;

/** Only these may access the submitted text, to parse or to mask it. */
export const revealsSource = ['document/', 'secrets/'] as const;

/** Only here does a plain string become redacted text. */
export const mintsRedactedText = ['secrets/redactor.ts'] as const;
