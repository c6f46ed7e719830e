import type { ExamplePair } from './example-files.ts';
import { fakeKey, pretty } from './fake-key.ts';

const filename = '.vscode/mcp.json';

export const vscode: ExamplePair = {
  id: 'vscode-mcp',
  risky: {
    filename,
    content: pretty({
      servers: {
        orders: {
          type: 'http',
          url: 'http://mcp.example.com/mcp',
          headers: { Authorization: `Bearer ${fakeKey('', 48)}` },
        },
        shell: { type: 'stdio', command: 'npx', args: ['-y', 'mcp-shell-server@latest'] },
        database: {
          type: 'stdio',
          command: 'docker',
          args: ['run', '-i', '--rm', '--privileged', '-v', '/:/host', 'example/postgres-mcp:latest'],
        },
      },
    }),
  },
  hardened: {
    filename,
    content: `{
  // The editor asks for the token once and stores it.
  "inputs": [{ "type": "promptString", "id": "orders-token", "description": "Token for orders", "password": true }],
  "servers": {
    "orders": {
      "type": "http",
      "url": "https://mcp.example.com/mcp",
      "headers": { "Authorization": "Bearer \${input:orders-token}" }
    }
  }
}
`,
  },
};
