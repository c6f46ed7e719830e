/** A small file of a common kind. */
const request = {
  content: JSON.stringify({
    mcpServers: {
      files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem', '/'] },
    },
  }),
  format: 'json',
  sourceFilename: 'claude_desktop_config.json',
} as const;

/** A command that sends an example request, ready to be pasted into a shell in which KEY is set. */
export const exampleCommand = (address: string): string => `curl -s ${address}/api/v1/analyze \\
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(request)}'`;
