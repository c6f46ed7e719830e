import { wordSet } from '../../text/word-set.ts';
/** Servers whose positional arguments are the folders that they open, by package or program name without version. */
export const fileServers: ReadonlySet<string> = new Set([
  '@modelcontextprotocol/server-filesystem', // https://github.com/modelcontextprotocol/servers/tree/main/src/filesystem
  'mcp-server-filesystem', // the same, installed
  'server-filesystem',
  '@mcp/server-filesystem',
  'mcp-filesystem-server', // https://github.com/mark3labs/mcp-filesystem-server
  'github.com/mark3labs/mcp-filesystem-server',
  'rust-mcp-filesystem', // https://github.com/rust-mcp-stack/rust-mcp-filesystem
  '@rust-mcp-stack/rust-mcp-filesystem',
  '@cyanheads/filesystem-mcp-server', // https://github.com/cyanheads/filesystem-mcp-server
  'filesystem-mcp-server',
  'mcp-obsidian', // https://github.com/smithery-ai/mcp-obsidian: the vault's folder
]);

/**
 * Flags whose value is a folder that a server opens. Only those after the server's own name count: `uv --directory` sets a working
 * directory.
 */
export const folderFlags = wordSet(
  '--allow-path --allow-paths --allowed-path --allowed-paths --allow-dir --allow-dirs --allowed-dir --allowed-dirs --allowed-directory --allowed-directories --allow-directory --allow-read --allow-write --root --roots --root-dir --base-dir --base-path --folder --path --vault',
);

/** Bridges that take the address of the server that they connect to. */
export const bridges: ReadonlySet<string> = new Set([
  'mcp-remote', // https://github.com/geelen/mcp-remote
  'supergateway', // https://github.com/supercorp-ai/supergateway
  'mcp-proxy', // https://github.com/sparfenyuk/mcp-proxy
  '@modelcontextprotocol/inspector',
  '@pyroprompts/mcp-stdio-to-streamable-http-adapter',
  'mcp-remote-client',
  '@smithery/cli',
  'fastmcp',
]);
