import { foldHost } from './hosts.ts';

interface DataSink {
  /** The host; its subdomains are included. */
  readonly host: string;
  readonly kind: SinkKind;
  readonly source: `https://${string}`;
}

/**
 * `capture`: displays every request it receives to the person who opened it. `paste` and `drop`: store text and files for anyone with the
 * link, without an account. `tunnel`: forwards to an unidentified machine for as long as the tunnel is up.
 */
export type SinkKind = 'capture' | 'paste' | 'drop' | 'tunnel';

/** Hosts that receive data without revealing who collects it. Compiled 2026-11. */
const table = [
  { host: 'webhook.site', kind: 'capture', source: 'https://docs.webhook.site/' },
  { host: 'requestbin.com', kind: 'capture', source: 'https://requestbin.com/' },
  { host: 'requestbin.net', kind: 'capture', source: 'https://requestbin.net/' },
  {
    host: 'm.pipedream.net',
    kind: 'capture',
    source: 'https://pipedream.com/docs/workflows/building-workflows/triggers',
  },
  { host: 'requestcatcher.com', kind: 'capture', source: 'https://requestcatcher.com/' },
  { host: 'hookbin.com', kind: 'capture', source: 'https://hookbin.com/' },
  { host: 'beeceptor.com', kind: 'capture', source: 'https://beeceptor.com/docs/' },
  { host: 'postb.in', kind: 'capture', source: 'https://www.postb.in/' },
  { host: 'webhook.cool', kind: 'capture', source: 'https://webhook.cool/' },
  { host: 'typedwebhook.tools', kind: 'capture', source: 'https://typedwebhook.tools/' },
  { host: 'ptsv3.com', kind: 'capture', source: 'https://ptsv3.com/' },
  { host: 'requestinspector.com', kind: 'capture', source: 'https://requestinspector.com/' },
  { host: 'burpcollaborator.net', kind: 'capture', source: 'https://portswigger.net/burp/documentation/collaborator' },
  { host: 'oastify.com', kind: 'capture', source: 'https://portswigger.net/burp/documentation/collaborator' },
  { host: 'interact.sh', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'oast.fun', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'oast.live', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'oast.me', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'oast.online', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'oast.pro', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'oast.site', kind: 'capture', source: 'https://github.com/projectdiscovery/interactsh' },
  { host: 'dnslog.cn', kind: 'capture', source: 'https://dnslog.cn/' },
  { host: 'ceye.io', kind: 'capture', source: 'https://ceye.io/' },
  { host: 'pastebin.com', kind: 'paste', source: 'https://pastebin.com/doc_api' },
  { host: 'paste.ee', kind: 'paste', source: 'https://pastee.github.io/docs/' },
  { host: 'hastebin.com', kind: 'paste', source: 'https://hastebin.com/about.md' },
  { host: 'dpaste.com', kind: 'paste', source: 'https://dpaste.com/api/v2/' },
  { host: 'dpaste.org', kind: 'paste', source: 'https://docs.dpaste.org/api/' },
  { host: 'ghostbin.com', kind: 'paste', source: 'https://ghostbin.com/' },
  { host: 'rentry.co', kind: 'paste', source: 'https://rentry.co/what' },
  { host: 'ix.io', kind: 'paste', source: 'https://ix.io/' },
  { host: 'termbin.com', kind: 'paste', source: 'https://termbin.com/' },
  { host: 'controlc.com', kind: 'paste', source: 'https://controlc.com/' },
  { host: 'transfer.sh', kind: 'drop', source: 'https://github.com/dutchcoders/transfer.sh' },
  { host: 'file.io', kind: 'drop', source: 'https://www.file.io/developers' },
  { host: '0x0.st', kind: 'drop', source: 'https://0x0.st/' },
  { host: 'catbox.moe', kind: 'drop', source: 'https://catbox.moe/tools.php' },
  { host: 'gofile.io', kind: 'drop', source: 'https://gofile.io/api' },
  { host: 'anonfiles.com', kind: 'drop', source: 'https://anonfiles.com/docs/api' },
  { host: 'bashupload.com', kind: 'drop', source: 'https://bashupload.com/' },
  { host: 'temp.sh', kind: 'drop', source: 'https://temp.sh/' },
  { host: 'oshi.at', kind: 'drop', source: 'https://oshi.at/' },
  { host: 'tmpfiles.org', kind: 'drop', source: 'https://tmpfiles.org/api' },
  { host: 'pixeldrain.com', kind: 'drop', source: 'https://pixeldrain.com/api' },
  { host: 'filebin.net', kind: 'drop', source: 'https://filebin.net/api' },
  { host: 'keep.sh', kind: 'drop', source: 'https://keep.sh/' },
  { host: 'ngrok.io', kind: 'tunnel', source: 'https://ngrok.com/docs/universal-gateway/domains' },
  { host: 'ngrok.app', kind: 'tunnel', source: 'https://ngrok.com/docs/universal-gateway/domains' },
  { host: 'ngrok.dev', kind: 'tunnel', source: 'https://ngrok.com/docs/universal-gateway/domains' },
  { host: 'ngrok-free.app', kind: 'tunnel', source: 'https://ngrok.com/docs/universal-gateway/domains' },
  { host: 'ngrok-free.dev', kind: 'tunnel', source: 'https://ngrok.com/docs/universal-gateway/domains' },
  { host: 'ngrok.pizza', kind: 'tunnel', source: 'https://ngrok.com/docs/universal-gateway/domains' },
  {
    host: 'trycloudflare.com',
    kind: 'tunnel',
    source:
      'https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/do-more-with-tunnels/trycloudflare/',
  },
  { host: 'loca.lt', kind: 'tunnel', source: 'https://github.com/localtunnel/localtunnel' },
  { host: 'localtunnel.me', kind: 'tunnel', source: 'https://github.com/localtunnel/localtunnel' },
  { host: 'serveo.net', kind: 'tunnel', source: 'https://serveo.net/' },
  { host: 'localhost.run', kind: 'tunnel', source: 'https://localhost.run/docs/' },
  { host: 'lhr.life', kind: 'tunnel', source: 'https://localhost.run/docs/' },
  { host: 'bore.pub', kind: 'tunnel', source: 'https://github.com/ekzhang/bore' },
  { host: 'pinggy.link', kind: 'tunnel', source: 'https://pinggy.io/docs/' },
  { host: 'tunnelmole.net', kind: 'tunnel', source: 'https://tunnelmole.com/docs/' },
  { host: 'telebit.io', kind: 'tunnel', source: 'https://telebit.cloud/' },
] as const satisfies readonly DataSink[];

const kindByHost: ReadonlyMap<string, SinkKind> = new Map(table.map(({ host, kind }) => [host, kind]));

/** The services' own websites, with their documentation and accounts. */
const sites: ReadonlySet<string> = new Set(['docs.webhook.site', 'www.pastebin.com', 'docs.beeceptor.com']);

/** The kind of data sink a host is; null for an ordinary host. `mcp.pipedream.net` serves tools, `x.m.pipedream.net` captures requests. */
export function sinkOfHost(host: string): SinkKind | null {
  const name = foldHost(host);
  if (sites.has(name)) return null;
  const labels = name.split('.').slice(-6);
  for (let from = 0; from < labels.length - 1; from++) {
    const kind = kindByHost.get(labels.slice(from).join('.'));
    if (kind !== undefined) return kind;
  }
  return null;
}
