interface TunnelProgram {
  readonly names: readonly string[];
  /** Arguments of which any one opens a tunnel; empty when the program does nothing else. */
  readonly words: readonly string[];
  readonly source: `https://${string}`;
}

/** Programs that expose a port of this machine to the internet. Checked 2026-11. */
const table = [
  { names: ['ngrok'], words: ['http', 'tcp', 'tls', 'start'], source: 'https://ngrok.com/docs/agent/cli' },
  {
    names: ['cloudflared'],
    words: ['tunnel'],
    source: 'https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/',
  },
  { names: ['lt', 'localtunnel'], words: [], source: 'https://github.com/localtunnel/localtunnel' },
  { names: ['tailscale'], words: ['funnel'], source: 'https://tailscale.com/kb/1311/tailscale-funnel' },
  { names: ['bore'], words: ['local'], source: 'https://github.com/ekzhang/bore' },
  { names: ['tunnelmole', 'tmole'], words: [], source: 'https://tunnelmole.com/docs/' },
  { names: ['zrok'], words: ['share'], source: 'https://docs.zrok.io/docs/getting-started/' },
  { names: ['devtunnel'], words: ['host'], source: 'https://learn.microsoft.com/azure/developer/dev-tunnels/' },
] as const satisfies readonly TunnelProgram[];

/** Hosts that open a tunnel for anyone who connects by ssh with a remote forward. */
const sshHosts = ['serveo.net', 'localhost.run', 'nokey@localhost.run', 'a.pinggy.io', 'ssh.localhost.run'];

/** Programs that can open a tunnel, whatever their arguments. */
export const tunnelPrograms: ReadonlySet<string> = new Set(table.flatMap(({ names }) => names));

/** Whether a program of this name can open a tunnel. */
export function mayOpenTunnel(name: string): boolean {
  return tunnelPrograms.has(name) || name === 'ssh';
}

/** Whether a program with these arguments opens a tunnel. */
export function opensTunnel(name: string, words: readonly string[]): boolean {
  if (name === 'ssh')
    return words.some((word) => word.startsWith('-R')) && words.some((word) => sshHosts.includes(word));
  const row: TunnelProgram | undefined = table.find(({ names }) => (names as readonly string[]).includes(name));
  return row !== undefined && (row.words.length === 0 || row.words.some((word) => words.includes(word)));
}
