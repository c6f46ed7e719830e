import { type Idea, negations } from '../idea.ts';

/** From where the agent can be reached, and what it can reach. */
export const networkIdeas: readonly Idea[] = [
  {
    id: 'public',
    must: ['public publicly'],
    may: 'accessible reachable available visible expose exposed stream link access endpoint api allow make open url server internet chat dashboard ui port web service',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `erreichbarkeit: {von_aussen: ja}`
    id: 'public',
    must: ['reachability reachable accessible visible', 'external externally outside'],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `internet_facing: true`
    id: 'public',
    must: ['internet world', 'facing reachable accessible visible'],
    may: '',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'public',
    must: ['expose exposed', 'internet external externally endpoint api url server port web service dashboard ui'],
    may: 'access allow make open',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `ingress: {visibility: internet}`; articles and repositories have a visibility as well.
    id: 'public',
    must: [
      'visibility exposure reachability',
      'ingress endpoint service server api http port gateway network listener',
    ],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'public internet external world anyone everyone open', safe: 'private internal local loopback' },
  },
  // What is exposed to an agent is not exposed to the public.
  {
    id: 'public',
    must: ['expose exposed'],
    may: '',
    unless: 'to',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // Remote administration of the service; remote resources that an agent uses have other names.
    id: 'remote-management',
    must: ['remote', 'allow access', 'management admin administration dashboard panel'],
    may: 'api ui http client connection control web',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'tunnel',
    must: ['tunnel ngrok cloudflared localtunnel funnel'],
    may: 'public link auto url expose open provider',
    inverts: negations,
    whenTrue: 'unsafe',
    values: { unsafe: 'ngrok cloudflare cloudflared localtunnel funnel' },
  },
  {
    id: 'tunnel',
    must: ['share', 'public gradio link session'],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
    values: { unsafe: 'auto public' },
  },
  {
    id: 'host-check',
    must: ['host rebinding', 'check validate validation protection header verify'],
    may: 'dns',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'private-network',
    must: [
      'private internal local localhost loopback metadata',
      'network ip address host range url service endpoint',
      'allow allowed permit access block deny reject restrict forbid prevent',
    ],
    may: 'request link cloud connection fetch http web browser tool dangerously insecurely',
    inverts: `${negations} block deny reject restrict`,
    whenTrue: 'unsafe',
  },
  {
    // `allow_localhost: true`; a permission to reach the local machine is none for the local network.
    id: 'private-network',
    must: ['localhost loopback', 'allow allowed permit block deny'],
    may: 'access request',
    inverts: `${negations} block deny`,
    whenTrue: 'unsafe',
  },
  {
    id: 'private-network',
    must: ['private internal loopback metadata', 'network ip address range host'],
    may: 'access reach',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'allow allowed permit permitted open', safe: 'deny denied block blocked forbid forbidden' },
  },
  {
    // `metadata_service: allowed`
    id: 'private-network',
    must: ['metadata', 'service endpoint server'],
    may: 'cloud instance access',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'allow allowed permit permitted reachable', safe: 'deny denied block blocked forbid forbidden' },
  },
  {
    // `http: {block_internal: false}`
    id: 'private-network',
    must: ['private internal loopback local', 'block reject'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
  },
  {
    id: 'private-network',
    must: ['metadata', 'block deny reject forbid'],
    may: 'cloud endpoint service instance request',
    inverts: '',
    whenTrue: 'safe',
  },
  {
    id: 'network',
    must: ['firewall firewalled'],
    may: 'outbound egress network',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'network',
    must: ['egress outbound traffic', 'filter filtering'],
    may: 'network',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `connect_to: anywhere`
    id: 'network',
    must: ['connect', 'to'],
    may: 'may can',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'anywhere anything all any everything' },
  },
  {
    // `web_access: unrestricted`
    id: 'network',
    must: ['web internet browser', 'access reach navigation browsing'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'unrestricted unlimited full open any all everything anywhere free',
      safe: 'none restricted allowlist',
    },
  },
  { id: 'private-network', must: ['ssrf'], may: 'protection guard filter check', inverts: negations, whenTrue: 'safe' },
  {
    id: 'model-url',
    must: ['dangerous arbitrary any all every', 'request url domain host site website'],
    may: 'allow access can may visit open browse fetching http fetch',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `limit_browsing_to_allowed_domains: false`
    id: 'model-url',
    must: ['limit restrict', 'browsing access request fetch fetching navigation', 'domain site website url host'],
    may: 'allowed known listed web',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `url_filter: off`
    id: 'model-url',
    must: ['url domain host site', 'filter filtering restriction restrict restricted'],
    may: 'web fetch http browser enforce',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'rendering',
    must: ['render display show raw allow sanitize sanitise escape', 'html'],
    may: 'model output image markdown response',
    inverts: `${negations} sanitize sanitise escape`,
    whenTrue: 'unsafe',
  },
  {
    // `render_markdown_images: true`
    id: 'rendering',
    must: ['render load display', 'image', 'remote external markdown'],
    may: 'model output allow',
    inverts: `${negations} block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'network',
    must: ['network net internet egress outbound'],
    may: 'can may access allow allowed unrestricted full open tool sandbox container connection traffic web external public output exit',
    inverts: `${negations} block deny restrict restricted isolated isolation`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'unrestricted unlimited open host public internet allow allowed permitted allow_all',
      safe: 'isolated restricted allowlist allow_list whitelist deny deny_all offline private proxy blocked local',
    },
  },
];
