/** Programs that start MCP servers. */
const launchers = 'npx|uvx|bunx|pnpx|pipx|uv|bun|deno|node|python3?|docker|podman';

const word = new RegExp(`^(?:${launchers}|[\\w.~-]{0,40}\\/\\S{1,200})$`);
const line = new RegExp(`^(?:sudo\\s{1,9})?(?:${launchers})\\s{1,9}\\S`);
const lineWithProtocol = new RegExp(`^(?:${launchers})\\s.{0,400}(?:\\bmcp\\b|modelcontextprotocol)`, 'i');

/** Whether the first word of a command is a launcher or the path of a program. */
export function isLauncher(text: string): boolean {
  return word.test(text);
}

/** `npx -y notes-mcp`: whether a line starts with a launcher and says what it launches. */
export function isLauncherLine(text: string): boolean {
  return line.test(text.trimStart());
}

/** `npx -y @modelcontextprotocol/server-github`: whether a launcher's line contains the protocol's name. */
export function isProtocolLine(text: string): boolean {
  return lineWithProtocol.test(text.slice(0, 500));
}
