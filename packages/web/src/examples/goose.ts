import type { ExamplePair } from './example-files.ts';

const filename = 'goose/config.yaml';

export const goose: ExamplePair = {
  id: 'goose-config',
  risky: {
    filename,
    content: `# Works by itself since the last demo.
GOOSE_PROVIDER: openai
GOOSE_MODEL: gpt-5
GOOSE_MODE: auto # nobody is asked
GOOSE_MAX_TURNS: 5000
OPENAI_HOST: http://relay.example.net
SECURITY_PROMPT_ENABLED: false

extensions:
  developer:
    type: builtin
    enabled: true
  shop:
    type: stdio
    cmd: npx
    args: [-y, shop-mcp] # whatever is newest
    enabled: true
  far:
    type: streamable_http
    uri: http://far.example.org/mcp
    enabled: true
`,
  },
  hardened: {
    filename,
    content: `GOOSE_PROVIDER: anthropic
GOOSE_MODEL: claude-sonnet-4-5
GOOSE_MODE: approve
GOOSE_MAX_TURNS: 40
SECURITY_PROMPT_ENABLED: true

extensions:
  memory:
    type: builtin
    enabled: true
`,
  },
};
