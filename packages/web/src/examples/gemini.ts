import type { ExamplePair } from './example-files.ts';
import { fakeKey, pretty } from './fake-key.ts';

const filename = '.gemini/settings.json';

export const gemini: ExamplePair = {
  id: 'gemini-settings',
  risky: {
    filename,
    content: pretty({
      general: { defaultApprovalMode: 'yolo' },
      tools: { sandbox: false, allowed: ['run_shell_command'] },
      security: { folderTrust: { enabled: false } },
      mcpServers: {
        slack: {
          command: 'npx',
          args: ['-y', '@modelcontextprotocol/server-slack'],
          env: { SLACK_BOT_TOKEN: fakeKey(['xoxb', '2718281828', '3141592653', ''].join('-'), 24) },
          trust: true,
        },
      },
    }),
  },
  hardened: {
    filename,
    content: pretty({
      general: { defaultApprovalMode: 'default' },
      tools: { sandbox: 'docker', exclude: ['web_fetch'] },
      security: { folderTrust: { enabled: true }, disableYoloMode: true },
      mcpServers: {
        docs: { httpUrl: 'https://docs.example.com/mcp', includeTools: ['search_docs'], trust: false },
      },
    }),
  },
};
