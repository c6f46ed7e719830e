import { describeFacts, type FactRow } from '../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'lookup_order' }] };

const rows: Readonly<Record<string, readonly FactRow[]>> = {
  commands: [
    [
      'servers by their command lines',
      { dependencies: { mcp: ['npx -y notes-mcp', 'uvx crm-mcp'] } },
      ['/dependencies/mcp/0 server', '/dependencies/mcp/1 server'],
    ],
    [
      'a server that is started, and one by its address',
      {
        servers: [
          { name: 'notes', command: 'npx', args: ['-y', 'notes-mcp'] },
          { name: 'erp', url: 'https://acme.com/' },
        ],
      },
      ['/servers/0/command server'],
    ],
    ['servers by their names', { dependencies: { mcp: ['notes', 'npx'] } }, []],
  ],
  endpoints: [
    ['servers by their addresses', { mcp: ['npx -y notes-mcp', 'https://mcp.acme.com/'] }, ['/mcp/1 mcp']],
    [
      'an address beside a server that is started',
      {
        servers: [
          { name: 'notes', command: 'npx', args: ['-y', 'notes-mcp'] },
          { name: 'erp', url: 'https://acme.com/' },
        ],
      },
      ['/servers/1/url mcp'],
    ],
    ['addresses alone', { servers: [{ name: 'live', url: 'https://acme.com/' }] }, ['/servers/0/url unknown']],
    [
      'the address of a server',
      { mcp: { servers: { erp: { address: 'http://erp.acme.com/mcp' } } } },
      ['/mcp/servers/erp/address mcp'],
    ],
  ],
};

describeFacts(rows, agent);
