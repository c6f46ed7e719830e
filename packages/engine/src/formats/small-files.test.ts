import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from './testing.ts';

/** Short files without file names and their formats; `-` means that no format is recognised. */
const cases: readonly (readonly [format: string, language: 'json' | 'yaml', text: string])[] = [
  ['claude-code-settings', 'json', '{"env": {"ANTHROPIC_BASE_URL": "https://gateway.example.com"}}'],
  ['claude-code-settings', 'json', '{"permissions": {"defaultMode": "bypassPermissions"}}'],
  ['claude-code-settings', 'json', '{"enableAllProjectMcpServers": true}'],
  [
    'claude-code-settings',
    'json',
    '{"mcpServers": {"desk": {"command": "desk", "args": []}}, "permissions": {"allow": ["Bash(npm test)", "mcp__desk__read_note"]}}',
  ],
  ['claude-code-settings', 'json', '{"statusLine": {"type": "command", "command": "./line.sh"}}'],
  ['claude-code-settings', 'json', '{"permissions": {"additionalDirectories": ["../notes"]}}'],
  ['-', 'json', '{"env": {"NODE_ENV": "test", "PORT": "80"}}'],
  ['-', 'json', '{"permissions": {"defaultMode": "0644"}}'],
  [
    'claude-code-hooks',
    'json',
    '{"hooks": {"WorktreeCreate": [{"hooks": [{"type": "command", "command": "./layout.sh"}]}]}}',
  ],
  [
    'claude-code-hooks',
    'json',
    '{"name": "notes", "version": "1.0.0", "hooks": {"description": "Layout", "hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./layout.sh"}]}]}}}',
  ],
  ['-', 'json', '{"name": "notes", "hooks": {"hooks": {"stop": [{"command": "./layout.sh"}]}}}'],
  ['-', 'json', '{"hooks": {"pre-commit": [{"command": "npm test"}]}}'],
  ['generic', 'yaml', 'model: {default: vendor/model, provider: openrouter}\nterminal: {backend: local, timeout: 180}'],
  ['generic', 'yaml', 'mcp_servers: {notes: {command: notes}}\nterminal: {backend: docker}\nmodel: {default: m}'],
  [
    'generic',
    'json',
    '{"name": "notes", "tools": [{"name": "get", "description": "Gets a note", "command": "./get.sh", "parameters": {"id": {"type": "string"}}}]}',
  ],
  ['-', 'json', '{"version": "1", "tools": [{"name": "lint", "description": "Lints", "command": "eslint ."}]}'],
  ['generic', 'yaml', 'name: desk\nsystem_prompt: You are the clerk of a small office.'],
  ['generic', 'json', '{"name": "desk", "model": "our-own-7", "instructions": "You are the clerk of a small office."}'],
  [
    'generic',
    'json',
    '{"title": "Desk", "instructions": "You are the clerk of a small office.", "tools": ["file_note"]}',
  ],
  ['-', 'json', '{"title": "Cave", "description": "A game", "prompt": "You are standing in a dark cave, alone."}'],
  ['-', 'json', '{"title": "Legs", "model": "T-1000", "instructions": "Take a mat and ten minutes of your time."}'],
  ['-', 'json', '{"id": "7", "system_prompt": "You are the clerk of an office.", "messages": [], "output": "Filed."}'],
  ['-', 'yaml', 'terminal: {backend: wezterm, timeout: 180}\ndisplay: {theme: dark}'],
  ['-', 'yaml', 'terminal: {backend: local}\nmodel: {name: T-1000}'],
  ['goose-config', 'yaml', 'extensions:\n  desk: {cmd: desk, args: [], type: stdio, enabled: true, timeout: 9}'],
  ['-', 'yaml', 'extensions:\n  desk: {cmd: desk, enabled: true}'],
  [
    'continue-json',
    'json',
    '{"experimental": {"modelContextProtocolServers": [{"name": "desk", "transport": {"type": "stdio", "command": "desk"}}]}}',
  ],
  ['-', 'json', '{"experimental": {"modelContextProtocolServers": true}}'],
  ['cursor-cli', 'json', '{"terminalAllowlist": ["git"], "mcpAllowlist": ["desk:list"]}'],
  ['cursor-cli', 'json', '{"autoRun": {"block_instructions": ["Ask before anything is deleted."]}}'],
  ['-', 'json', '{"autoRun": {"jobs": ["tidy"]}}'],
  [
    'cursor-cli',
    'json',
    '{"sandbox": {"networkAllowlist": ["example.com"]}, "webFetchDomainAllowlist": ["example.com"]}',
  ],
  ['vscode-settings', 'json', '{"chat.tools.global.autoApprove": true}'],
  ['vscode-settings', 'json', '{"amp.dangerouslyAllowAll": true}'],
  ['-', 'json', '{"chat.title": "Desk"}'],
  ['deepagents', 'json', '{"name": "desk", "runtime": {"model": {"model_id": "acme:one"}}}'],
  ['semantic-kernel-prompt', 'json', '{"schema": 1, "type": "completion", "completion": {"max_tokens": 50}}'],
  ['semantic-kernel-prompt', 'yaml', 'name: Desk\ntemplate_format: handlebars\nexecution_settings: {default: {}}'],
  ['nemo-guardrails', 'yaml', 'prompts:\n  - task: self_check_input\n    content: Is this polite?'],
  [
    'swe-agent',
    'yaml',
    'agent:\n  type: retry\n  agent_configs:\n    - templates: {system_template: Fix it.}\n      model: {name: m}',
  ],
  ['-', 'json', '{"$schema": "https://opencode.ai/tui.json", "theme": "dark"}'],
  ['mcp-client', 'json', '{"mcpServers": {}}'],
  ['-', 'json', '{"servers": {}}'],
  ['mcp-client', 'yaml', 'servers:\n  desk: {name: desk, command: [npx, desk-mcp], environment: {DESK: "${DESK}"}}'],
  [
    'generic',
    'json',
    '{"bind": "::", "jwt": {"mode": "hs256"}, "servers": [{"name": "notes", "transport": "stdio", "command": "notes", "allowedTools": ["read_note"]}]}',
  ],
  ['-', 'json', '{"bind": "::", "servers": [{"name": "mail", "transport": "smtp", "command": "mailer"}]}'],
  [
    '-',
    'yaml',
    'receivers: {otlp: {protocols: {http: {endpoint: "0.0.0.0:4318", cors: {allowed_origins: ["*"]}}}}}\nexporters: {otlp/agents: {endpoint: "tempo:4317", tls: {insecure: true}}}\nservice: {pipelines: {traces: {receivers: [otlp], exporters: [otlp/agents]}}}',
  ],
  ['-', 'yaml', 'servers:\n  clangd: {name: clangd, command: [clangd, --background-index]}'],
  ['roo-modes', 'yaml', 'slug: notes\nname: Notes\nroleDefinition: You keep notes.\ngroups: [read, edit]'],
  ['-', 'yaml', 'slug: notes\nname: Notes\ngroups: [readers, editors]'],
  ['amazonq-agent', 'json', '{"name": "desk", "toolsSettings": {"subagent": {"trustedAgents": ["*"]}}}'],
  ['litellm-proxy', 'yaml', 'general_settings:\n  master_key: os.environ/LITELLM_MASTER_KEY'],
  [
    'm365-declarative-agent',
    'json',
    '{"$schema": "https://aka.ms/json-schemas/copilot-extensions/v1.0/declarative-copilot.schema.json", "name": "Desk", "instructions": "Be brief."}',
  ],
  ['fast-agent', 'yaml', 'mcp:\n  servers:\n    desk: {target: "uv run desk.py"}'],
  ['fast-agent', 'yaml', 'default_model: haiku\nlogger: {show_chat: true, show_tools: true}\nmcp:'],
  ['-', 'yaml', 'logger: {level: info}\nserver: {port: 80}'],
  [
    'librechat',
    'yaml',
    'version: 1.2.8\nendpoints: {custom: [{name: desk, apiKey: user_provided, baseURL: "https://desk.example.com/v1"}]}',
  ],
  ['librechat', 'yaml', 'version: 1.2.8\nbalance: {enabled: true, startBalance: 100}'],
  ['-', 'yaml', 'version: 1.2.8\nendpoints: {users: /users}\ncache: true'],
  ['flowise', 'json', '{"name": "add", "description": "Adds", "schema": "[]", "func": "return 1", "iconSrc": ""}'],
  [
    'google-adk',
    'yaml',
    'name: desk\nmodel: gemini-2.5-flash\ninstruction: Be brief.\ntools:\n  - name: google_search',
  ],
  ['generic', 'yaml', 'name: desk\nmodel: gemini-2.5-flash\nsystem_prompt: Be brief.\ntools: [search]'],
  ['generic', 'json', '{"version": "1", "agents": {"ads": {"soul": "ads.md"}, "news": {"soul": "news.md"}}}'],
  ['generic', 'yaml', 'agents:\n  - {id: scout, purpose: Maps the code., skills: [reading]}'],
  ['generic', 'json', '{"agent_name": "desk", "agent_instruction": "You take orders and answer questions."}'],
  ['-', 'yaml', 'agents:\n  - {id: 1, phone: "12"}\n  - {id: 2, phone: "34"}'],
];

describe('the format of a short file', () => {
  for (const [format, language, text] of cases) {
    it(`${format}: ${text.slice(0, 80)}`, () => {
      const reading = readSample(text, language);
      assert.equal(reading.recognized ? reading.format : '-', format);
    });
  }
});

describe('a file of containers or pipelines', () => {
  const environment = { HOST: '0.0.0.0', SSL_CERT_FILE: '/etc/ssl/own.crt', NODE_OPTIONS: '--require ./x.js' };
  const files: readonly (readonly [name: string, file: object])[] = [
    ['a compose file', { services: { web: { image: 'acme/web:1', environment } } }],
    [
      'a playbook',
      [{ name: 'a', 'community.docker.docker_container': { env: { HOST: '0.0.0.0', SSL_CERT_FILE: '/etc/own.crt' } } }],
    ],
    ['a pipeline', { jobs: { test: { 'runs-on': 'linux', env: environment } } }],
    [
      'a manifest',
      { apiVersion: 'v1', kind: 'Pod', spec: { containers: [{ env: [{ name: 'HOST', value: '0.0.0.0' }] }] } },
    ],
  ];
  for (const [name, file] of files) {
    it(`${name} yields no facts`, () => {
      const { recognized, facts } = readSample(JSON.stringify(file), 'json');
      assert.equal(recognized, false);
      assert.deepEqual(facts, []);
    });
  }

  it('another unrecognised file yields facts for its environment', () => {
    assert.deepEqual(readSample(JSON.stringify({ job: { env: environment } }), 'json').facts.length > 0, true);
  });

  it('the response of a model is not recognised', () => {
    const answer = { object: 'response', instructions: 'Be brief.', model: 'm', tools: [], max_tool_calls: null };
    assert.equal(readSample(JSON.stringify(answer), 'json').recognized, false);
  });
});
