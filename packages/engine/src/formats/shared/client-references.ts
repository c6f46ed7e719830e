import type { HostsReference } from '../format.ts';

/**
 * Claude Desktop passes every value on as it is; a server gets the literal `${NAME}`.
 * https://modelcontextprotocol.io/docs/develop/connect-local-servers
 */
export const claudeDesktop: HostsReference = {
  notation: null,
  paths: ['claude_desktop_config.json'],
  clues: ['globalShortcut:string'],
};

/**
 * Cursor, Cline, Roo Code, Windsurf and Amazon Q expand `${env:NAME}` and pass `${NAME}` on as it is; Claude Code, Gemini CLI and Kiro expand `${NAME}`.
 * https://cursor.com/docs/context/mcp#config-interpolation
 * https://docs.roocode.com/features/mcp/using-mcp-in-roo
 * https://docs.windsurf.com/windsurf/cascade/mcp
 * https://github.com/aws/amazon-q-developer-cli/blob/main/crates/chat-cli/src/mcp_client/client.rs
 */
export function clientsWithPrefix(server: string): HostsReference {
  return {
    notation: '${env:*}',
    paths: [
      '.cursor/mcp.json',
      '.roo/mcp.json',
      'cline_mcp_settings.json',
      'windsurf/mcp_config.json',
      '.amazonq/mcp.json',
      '.aws/amazonq/mcp.json',
    ],
    clues: [
      // Of Cline and Roo Code, and of Windsurf.
      `${server}alwaysAllow:list`,
      `${server}serverUrl:string`,
      // The file's own references show what its client expands.
      ...['env/*', 'headers/*', 'args/*', 'url'].map((place) => `${server}${place}~\${env:`),
    ],
  };
}
