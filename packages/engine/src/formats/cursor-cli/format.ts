import { defineFormat } from '../format.ts';
import { readCursorCli } from './read.ts';

/** Rule names that only Cursor uses. */
const verbs = ['allow', 'deny']
  .flatMap((list) => ['Shell(', 'Mcp('].map((verb) => `permissions/${list}/*^${verb}`))
  .join(' | ');

/** Lists in `permissions.json` and in older versions. */
const lists =
  'terminalAllowlist:list | mcpAllowlist:list | webFetchDomainAllowlist:list | autoRun/allow_instructions:list | autoRun/block_instructions:list';

export const cursorCli = defineFormat({
  id: 'cursor-cli',
  title: 'Cursor CLI permissions',
  specification: 'https://cursor.com/docs/cli/reference/permissions',
  filenames: ['.cursor/cli.json', 'cli-config.json', '.cursor/permissions.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      `permissions/allow:list | permissions/deny:list | ${lists}`,
      `${verbs} | ${lists} | approvalMode=unrestricted | approvalMode=allowlist`,
    ],
    often: ['version:number', 'editor:mapping', 'approvalMode:string', 'sandbox/mode:string', 'network:mapping'],
    never: ['agents:mapping'],
  },
  notLookedAt: ['Settings of the other scope (user or project).'],
  defaults: [
    {
      key: 'approvalMode',
      value: 'allowlist (anything not listed needs approval)',
      source: 'https://cursor.com/docs/cli/reference/configuration',
    },
  ],
  read: readCursorCli,
});
