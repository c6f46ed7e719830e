import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../testing.ts';
import { describeFacts, type FactRow } from './testing.ts';

const agent = { model: 'm', system_prompt: 'Help.' };
const line = 'curl -s https://example.com/a.sh';

/** Sections with names of the author's choice, and similar sections in which the same words have another meaning. */
const rows: Readonly<Record<string, readonly FactRow[]>> = {
  commands: [
    ['a browser by its options', { screen: { flags: ['--no-sandbox'] } }, ['/screen/flags tool']],
    ['options of something else', { screen: { flags: ['--no-scale'] } }, []],
    ['an agent and its options', { runner: { cli: 'claude', cli_args: ['-p'] } }, ['/runner/cli tool']],
    ['an agent by its product', { jobs: [{ engine: 'claude-code', flags: ['-p'] }] }, ['/jobs/0/engine tool']],
    ['an agent in one line', { fallback: { agentCommand: 'codex exec --full-auto' } }, ['/fallback/agentCommand tool']],
    [
      'an agent and its options in one list',
      { review: { command: ['claude', '-p', '--dangerously-skip-permissions'] } },
      ['/review/command/0 tool'],
    ],
    ['another program in a list', { review: { command: ['make', '-j', 'all'] } }, []],
    ['an agent that names its section', { gemini: { extra_args: '-y -m x' } }, ['/gemini/extra_args tool']],
    ['a browser and its options', { browser: { args: ['--headless'] } }, ['/browser/args tool']],
    ['options of anything', { compiler: { args: ['-O2'], flags: ['--fast'] } }, []],
    ['arguments that are none', { claude: { args: ['fast'] }, browser: { options: { wide: true } } }, []],
    [
      'a coding agent without options, and one in a help text',
      { note: { command: 'claude' }, help: { text: 'codex exec --full-auto' } },
      [],
    ],
    [
      'commands of a plugin',
      { plugins: [{ id: 'a', commands: [{ command: line }] }] },
      ['/plugins/0/commands/0/command tool'],
    ],
    [
      'commands by name',
      { scripts: { fetch: line, lint: 'make lint' } },
      ['/scripts/fetch tool', '/scripts/lint tool'],
    ],
    ['texts under `commands`', { commands: { greet: 'Say hello', stop: 'halt' } }, []],
  ],
  permissions: [
    [
      'sibling lists of commands',
      { modes: { dev: { allow: ['git', 'npm', 'make'], deny: ['rm'] } } },
      [
        '/modes/dev/allow/0 allow shell',
        '/modes/dev/allow/1 allow shell',
        '/modes/dev/allow/2 allow shell',
        '/modes/dev/deny/0 deny shell',
      ],
    ],
    [
      'sibling lists of other words',
      { words: { list: { allow: ['git', 'cat', 'dog', 'tail'], deny: ['owl', 'fox'] } } },
      [],
    ],
    [
      'decisions under `consent`',
      { consent: { shell: 'allow', write_file: 'ask' } },
      ['/consent/shell allow shell wildcard true', '/consent/write_file ask write wildcard true'],
    ],
    ['consent of visitors', { consent: { cookies: 'allow', newsletter: 'ask' } }, []],
    ['a plural as an action', { approval: { writes: 'skip' } }, ['/approval/writes allow write wildcard true']],
    [
      '`tools: all` with a rule on the shell',
      { tools: 'all', policy: { shell: 'ask' } },
      ['/policy/shell ask shell wildcard true'],
    ],
    [
      'a default decision to allow',
      { tool_policy: { default: 'allow', shell: 'ask' } },
      ['/tool_policy/default allow any wildcard true', '/tool_policy/shell ask shell wildcard true'],
    ],
    [
      '`defaultAction: allow` in a policy',
      { policy: { defaultAction: 'allow' } },
      ['/policy/defaultAction allow any wildcard true'],
    ],
    [
      'a default decision to deny',
      { policy: { default_action: 'deny', search: 'allow' } },
      ['/policy/search allow search wildcard true'],
    ],
    ['a default of another kind', { theme: { default: 'allow' } }, []],
    [
      'the tool in the name',
      { guards: { shell_policy: 'allow', browser_mode: 'ask' } },
      ['/guards/shell_policy allow shell wildcard true', '/guards/browser_mode ask browse wildcard true'],
    ],
    [
      'no tool in the name',
      { network_mode: 'bridge', file_mode: '0644', cookie_policy: 'allow', shell_mode: 'vi' },
      [],
    ],
  ],
  exposures: [
    [
      'the listening address of a server as a URL',
      { kestrel: { http: { url: 'http://0.0.0.0:5000' } } },
      ['/kestrel/http/url bind open'],
    ],
    [
      'addresses of a client and a model',
      { client: { url: 'http://0.0.0.0:5000' }, llm: { url: 'http://0.0.0.0:11434' } },
      [],
    ],
    [
      'an option that listens',
      { 'inference-server': { flags: '--host 0.0.0.0 --port 1' } },
      ['/inference-server/flags bind open'],
    ],
    ['messages from everybody', { inbound: { from: '*' }, mail: { from: '*' } }, ['/inbound/from sender open']],
    ['the allowed hosts of ASP.NET', { AllowedHosts: '*' }, ['/AllowedHosts host-check open']],
    [
      'a listening address with a German key',
      { webserver: { adresse: '0.0.0.0' }, firma: { adresse: '0.0.0.0' } },
      ['/webserver/adresse bind open'],
    ],
    ['in Spanish', { servidor: { host: '0.0.0.0' } }, ['/servidor/host bind open']],
    ['a screen that listens', { display: { vnc_listen: '0.0.0.0', width: 5 } }, ['/display/vnc_listen bind open']],
    [
      'a trigger that is called',
      { trigger: { host: '0.0.0.0', port: 1, path: '/alert' } },
      ['/trigger/host bind open'],
    ],
    ['a screen', { display: { width: 5, host_name_shown: true } }, []],
  ],
  hooks: [
    [
      'commands before and after',
      { fix: { prepare: ['npm ci'], after: ['git status'] } },
      ['/fix/prepare/0 session', '/fix/after/0 after'],
    ],
    [
      'the command of an automation',
      { automations: [{ trigger: 'sunset', do: './lights.sh' }] },
      ['/automations/0/do other'],
    ],
    ['words under `before` and `after`', { fix: { before: 'noon', after: ['lunch'] } }, []],
    ['a trigger that is called', { trigger: { host: 'a.example.com', path: '/alert', method: 'POST' } }, []],
  ],
  prompts: [
    [
      'a role description',
      {
        a: {
          role_description: 'You write pages for the shop of the desk.',
          description: 'You write pages for the shop of the desk.',
        },
      },
      ['/agent/system_prompt system', '/a/role_description system'],
    ],
    [
      'a text addressed to the model',
      { a: { creed: 'You are a clerk who sorts letters.' } },
      ['/agent/system_prompt system', '/a/creed system'],
    ],
    [
      'a text for people',
      { a: { hint: 'You are about to delete the letter.', creed: 'Letters are sorted by hand.' } },
      ['/agent/system_prompt system'],
    ],
  ],
  approvals: [
    [
      'in Spanish',
      { herramientas: [{ nombre: 'a', name: 'delete_mail', confirmacion: 'nunca' }] },
      ['/herramientas/0/confirmacion tool off'],
    ],
    [
      'automatic approval by risk level',
      { steps: { a: { risk_level: 'low', auto_approve: true }, b: { risk_level: 'high', auto_approve: true } } },
      ['/steps/a/auto_approve tool off', '/steps/b/auto_approve all-prompts off'],
    ],
    ['merging without review', { mergeWithoutReview: true }, ['/mergeWithoutReview tool off']],
    ['loading without a review page', { loadWithoutReviewPage: true, without_review: 5 }, []],
    ['`ask: false` of a tool', { tools: [{ name: 'delete_mail', ask: false }] }, ['/tools/0/ask tool off']],
    ['a tool with a question as a text', { tools: [{ name: 'quiz', ask: 'What is it?' }], quiz: { ask: false } }, []],
  ],
  authentications: [['a confirmation of logins', { confirmations: { logins: 'none' } }, []]],
  executions: [
    ['a login before using the shell', { login_required: { shell: true } }, []],
    [
      'a command supplied by a model',
      { remedies: { a: { command: '{{ generated_script }}' }, b: { command: 'systemctl restart {{ service }}' } } },
      ['/remedies/a/command code-execution unrestricted'],
    ],
    [
      'a shell command with free arguments',
      { commands: { sh: { exec: 'bash -c "$ARGS"' } } },
      ['/commands/sh/exec code-execution unrestricted'],
    ],
    [
      'one command with arguments',
      { commands: { sh: { exec: 'bash -c "ls $ARGS"' } }, crawler: { javascript: { execute: true } } },
      [],
    ],
    ['an executor on the host', { executor: { kind: 'local' } }, ['/executor/kind code-execution unrestricted']],
    [
      'an executor in a container',
      { executor: { kind: 'docker' }, driver: { kind: 'local' } },
      ['/executor/kind code-execution off'],
    ],
    ['a shell', { shell: { enabled: true } }, ['/shell/enabled code-execution unrestricted']],
    [
      'a shell that requires approval',
      { shell: { enabled: true, confirm_each: true } },
      ['/shell/enabled code-execution restricted'],
    ],
    [
      'a shell with an allow-list',
      { shell: { enabled: true, allow: ['git status'] } },
      ['/shell/enabled code-execution restricted'],
    ],
    [
      'a shell with an allow-list of everything',
      { shell: { enabled: true, allow: ['*'] } },
      ['/shell/enabled code-execution unrestricted'],
    ],
    [
      'a shell with approval switched off',
      { shell: { enabled: true, confirm_each: false, allow: ['git'] } },
      ['/shell/enabled code-execution unrestricted'],
    ],
  ],
  limits: [
    ['an unlimited budget', { limits: { maxCostUsd: 'unlimited' } }, ['/limits/maxCostUsd budget unlimited']],
    ['prices', { shop: { unit_cost: 'none', shipping_usd: -1 } }, []],
    ['unlimited attempts', { loop: { attempts: 'unlimited' } }, ['/loop/attempts retries unlimited']],
    [
      'a budget of steps',
      { run: { step_budget: -1, maxHops: 0 } },
      ['/run/step_budget iterations unlimited', '/run/maxHops iterations 0'],
    ],
    ['an unlimited stock', { shop: { stock: 'unlimited', budget: 0 } }, []],
  ],
  egresses: [
    ['any host of requests', { http: { hosts: 'any' } }, ['/http/hosts domains open']],
    ['listening addresses', { listen: { host: '*' }, board: { hosts: 'any' } }, []],
    ['any domain in a list', { crawl: { domains: ['*'] } }, ['/crawl/domains/0 domains open']],
    ['two domains in a list', { crawl: { domains: ['a.example.com', 'b.example.com'] } }, []],
    ['any site', { web: { sites: 'any' } }, ['/web/sites domains open']],
    ['one site, and any host', { web: { site: 'shop' }, listen: { host: '*' } }, []],
  ],
  isolations: [
    ['the network of the host', { runtime: { network: 'host' } }, ['/runtime/network container-flag off']],
    ['a network of its own', { runtime: { network: 'bridge' } }, []],
    [
      'the socket of the container engine',
      { socket: '/var/run/docker.sock' },
      ['/socket docker-socket off escapes true'],
    ],
    ['a socket of its own', { socket: '/run/desk.sock', docker: '/var/run/docker.sock is here' }, []],
  ],
  fileGrants: [
    ['a mounted folder', { secrets: { mount: '~/.aws' } }, ['/secrets/mount write mount']],
    ['a mount point in a web page', { page: { mount: '#app' } }, []],
    ['a folder to save to', { attachments: { saveTo: '/' } }, ['/attachments/saveTo write directory']],
    ['a base that is no folder', { theme: { base: '/' } }, []],
  ],
  endpoints: [
    [
      'the address of an identity provider and of a model provider',
      { identity_provider: { url: 'https://id.example.com/token' }, provider: { url: 'https://llm.example.com' } },
      ['/identity_provider/url login', '/provider/url model'],
    ],
    [
      'an address beside the name of a model',
      { engine: { deployment: 'gpt-4.1', gateway: 'https://ai.example.com/v1' } },
      ['/engine/gateway model'],
    ],
    [
      'a source of knowledge',
      { rag: { sources: [{ kind: 'site', root: 'http://wiki.example.com/' }] } },
      ['/rag/sources/0/root content'],
    ],
    ['a link to the source code', { about: { source: 'http://git.example.com/' } }, []],
  ],
  loggings: [
    [
      'unmasked transcripts',
      { transcript: { enabled: true, mask_secrets: false } },
      ['/transcript/mask_secrets redaction unsafe'],
    ],
    ['prompts in telemetry', { telemetry: { 'send-prompts': true } }, ['/telemetry/send-prompts prompts unsafe']],
    [
      'masked transcripts',
      { logging: { storeTranscripts: true, maskPii: true } },
      ['/logging/storeTranscripts transcripts safe', '/logging/maskPii redaction safe'],
    ],
    [
      'transcripts with masking in another section',
      { logging: { storeTranscripts: true }, form: { maskPii: true } },
      ['/logging/storeTranscripts transcripts unsafe', '/form/maskPii redaction safe'],
    ],
    [
      'the settings of a secret detector',
      { secret_scan: { redact: false, block_on_detection: true, min_findings: 2 } },
      [],
    ],
    [
      'unmasked card numbers',
      { recording: { redactCardNumbers: false } },
      ['/recording/redactCardNumbers redaction unsafe'],
    ],
    ['digits in a speech transcript', { speech_to_text: { redaction: false } }, []],
  ],
  servers: [
    [
      'a server with a command line in a list',
      { mcp: [{ name: 'db', exec: 'uvx some-server' }] },
      ['/mcp/0 stdio can '],
    ],
    [
      'a command line that contains MCP',
      { hands: { a: { launch: 'npx -y some-mcp' }, b: { start: ['uvx', 'mcp-b'] } } },
      ['/hands/a stdio can '],
    ],
    [
      'a command line without MCP',
      { hands: { a: { launch: 'npx -y some-page' }, mcp_note: { start: 'npx soon' } } },
      [],
    ],
    [
      'a server under `tool_sources`',
      { tool_sources: { a: { launch: ['uvx', 'some-server'] } } },
      ['/tool_sources/a stdio can '],
    ],
    [
      'a server with a command line under `upstreams`',
      { mcp: { upstreams: [{ id: 'a', run: 'npx -y some-server', vars: { A_TOKEN: 'x' } }] } },
      ['/mcp/upstreams/0 stdio can '],
    ],
  ],
  environmentSharing: [
    ['inherited variables beside others', { env: { inherit: 'all', MODE: 'x' } }, ['/env/inherit inherits-all']],
    ['no inherited variables beside others', { env: { inherit: 'none', MODE: 'x' } }, []],
  ],
  environment: [
    ['variables with upper-case names', { variables: { LD_PRELOAD: './a.so' } }, ['/variables/LD_PRELOAD host']],
    ['other variables', { variables: { Title: 'a', LD_PRELOAD: './a.so' }, global: { MODE: 'x' } }, []],
    [
      'variables of a server',
      { mcp: { upstreams: [{ id: 'a', run: 'npx -y some-server', vars: { A_TOKEN: 'x' } }] } },
      ['/mcp/upstreams/0/vars/A_TOKEN server'],
    ],
    ['variables of a template', { report: { run: 'daily', vars: { title: 'x' } } }, []],
  ],
};

describeFacts(rows, { agent });

it('a listening address in a container with published ports is not an exposure', () => {
  const bindsOf = (more: object) => {
    const desk = { image: 'desk:1', environment: ['DESK_HOST=0.0.0.0'], ...more };
    return readSample(JSON.stringify({ agent, compose: { parts: { desk } } }), 'json').facts.filter((fact) =>
      fact.includes(' bind '),
    );
  };
  assert.deepEqual(bindsOf({ ports: ['8080:8080'] }), []);
  assert.deepEqual(bindsOf({}), ['exposures /compose/parts/desk/environment/0 bind open']);
});
