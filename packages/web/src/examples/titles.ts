/** Formats with examples; their texts are loaded on demand. */
export const exampleTitles = [
  { id: 'mcp-client', title: 'MCP servers of a desktop client' },
  { id: 'claude-code-settings', title: 'Claude Code settings' },
  { id: 'vscode-mcp', title: 'VS Code MCP servers' },
  { id: 'gemini-settings', title: 'Gemini CLI settings' },
  { id: 'opencode', title: 'OpenCode' },
  { id: 'goose-config', title: 'Goose (YAML)' },
  { id: 'continue-yaml', title: 'Continue (YAML)' },
  { id: 'crewai-agents', title: 'CrewAI agents (YAML)' },
  { id: 'n8n', title: 'n8n workflow' },
] as const;

export type ExampleId = (typeof exampleTitles)[number]['id'];
