import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../testing.ts';
import { describeFacts, type FactRow } from './testing.ts';

const agent = { model: 'm', system_prompt: 'Help.' };
const line = 'curl -s https://example.com/a.sh';

/** Sections that people name as they like, each with neighbours in which the same words say nothing. */
const rows: Readonly<Record<string, readonly FactRow[]>> = {
  commands: [
    ['a browser by its options', { screen: { flags: ['--no-sandbox'] } }, ['/screen/flags tool']],
    ['options of something else', { screen: { flags: ['--no-scale'] } }, []],
    ['an agent and its options', { runner: { cli: 'claude', cli_args: ['-p'] } }, ['/runner/cli tool']],
    ['an agent by its product', { jobs: [{ engine: 'claude-code', flags: ['-p'] }] }, ['/jobs/0/engine tool']],
    ['an agent in one line', { fallback: { agentCommand: 'codex exec --full-auto' } }, ['/fallback/agentCommand tool']],
    ['an agent that names its section', { gemini: { extra_args: '-y -m x' } }, ['/gemini/extra_args tool']],
    ['a browser and its options', { browser: { args: ['--headless'] } }, ['/browser/args tool']],
    ['options of anything', { compiler: { args: ['-O2'], flags: ['--fast'] } }, []],
    ['arguments that are none', { claude: { args: ['fast'] }, browser: { options: { wide: true } } }, []],
    ['a line about an agent', { note: { command: 'claude' }, help: { text: 'codex exec --full-auto' } }, []],
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
    ['words under a name of commands', { commands: { greet: 'Say hello', stop: 'halt' } }, []],
  ],
  permissions: [
    [
      'commands in lists beside each other',
      { modes: { dev: { allow: ['git', 'npm', 'make'], deny: ['rm'] } } },
      [
        '/modes/dev/allow/0 allow shell',
        '/modes/dev/allow/1 allow shell',
        '/modes/dev/allow/2 allow shell',
        '/modes/dev/deny/0 deny shell',
      ],
    ],
    [
      'other lists beside each other',
      { words: { list: { allow: ['git', 'cat', 'dog', 'tail'], deny: ['owl', 'fox'] } } },
      [],
    ],
    [
      'consent',
      { consent: { shell: 'allow', write_file: 'ask' } },
      ['/consent/shell allow shell wildcard true', '/consent/write_file ask write wildcard true'],
    ],
    ['consent of visitors', { consent: { cookies: 'allow', newsletter: 'ask' } }, []],
    ['several deeds at once', { approval: { writes: 'skip' } }, ['/approval/writes allow write wildcard true']],
    ['every tool in a word', { tools: 'all', policy: { shell: 'ask' } }, ['/policy/shell ask shell wildcard true']],
    [
      'what no rule names is allowed',
      { tool_policy: { default: 'allow', shell: 'ask' } },
      ['/tool_policy/default allow any wildcard true', '/tool_policy/shell ask shell wildcard true'],
    ],
    [
      'a rule called default_action',
      { policy: { defaultAction: 'allow' } },
      ['/policy/defaultAction allow any wildcard true'],
    ],
    [
      'what no rule names is refused',
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
    ['an address nobody dials', { kestrel: { http: { url: 'http://0.0.0.0:5000' } } }, ['/kestrel/http/url bind open']],
    [
      'an address that is dialled',
      { client: { url: 'http://0.0.0.0:5000' }, llm: { url: 'http://0.0.0.0:11434' } },
      [],
    ],
    [
      'an option that listens',
      { 'inference-server': { flags: '--host 0.0.0.0 --port 1' } },
      ['/inference-server/flags bind open'],
    ],
    ['from everybody', { inbound: { from: '*' }, mail: { from: '*' } }, ['/inbound/from sender open']],
    ['hosts by which it is called', { AllowedHosts: '*' }, ['/AllowedHosts host-check open']],
    [
      'in German',
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
      'lines before and after',
      { fix: { prepare: ['npm ci'], after: ['git status'] } },
      ['/fix/prepare/0 session', '/fix/after/0 after'],
    ],
    [
      'what an automation does',
      { automations: [{ trigger: 'sunset', do: './lights.sh' }] },
      ['/automations/0/do other'],
    ],
    ['words before and after', { fix: { before: 'noon', after: ['lunch'] } }, []],
    ['a trigger that is called', { trigger: { host: 'a.example.com', path: '/alert', method: 'POST' } }, []],
  ],
  prompts: [
    [
      'what a role is told',
      {
        a: {
          role_description: 'You write pages for the shop of the desk.',
          description: 'You write pages for the shop of the desk.',
        },
      },
      ['/agent/system_prompt system', '/a/role_description system'],
    ],
    [
      'a text that speaks to the model',
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
      'what was judged beforehand',
      { steps: { a: { risk_level: 'low', auto_approve: true }, b: { risk_level: 'high', auto_approve: true } } },
      ['/steps/a/auto_approve tool off', '/steps/b/auto_approve all-prompts off'],
    ],
    ['what is done without asking', { mergeWithoutReview: true }, ['/mergeWithoutReview tool off']],
    ['what is done without a page', { loadWithoutReviewPage: true, without_review: 5 }, []],
    ['a tool that is not asked about', { tools: [{ name: 'delete_mail', ask: false }] }, ['/tools/0/ask tool off']],
    ['a tool that has a question', { tools: [{ name: 'quiz', ask: 'What is it?' }], quiz: { ask: false } }, []],
  ],
  authentications: [['what is confirmed', { confirmations: { logins: 'none' } }, []]],
  executions: [
    ['what a login is asked before', { login_required: { shell: true } }, []],
    [
      'a command that a model wrote',
      { remedies: { a: { command: '{{ generated_script }}' }, b: { command: 'systemctl restart {{ service }}' } } },
      ['/remedies/a/command code-execution unrestricted'],
    ],
    [
      'a command of any text',
      { commands: { sh: { exec: 'bash -c "$ARGS"' } } },
      ['/commands/sh/exec code-execution unrestricted'],
    ],
    [
      'a command of one file',
      { commands: { sh: { exec: 'bash -c "ls $ARGS"' } }, crawler: { javascript: { execute: true } } },
      [],
    ],
    ['a runner on the machine', { executor: { kind: 'local' } }, ['/executor/kind code-execution unrestricted']],
    [
      'a runner in a container',
      { executor: { kind: 'docker' }, driver: { kind: 'local' } },
      ['/executor/kind code-execution off'],
    ],
    ['a shell', { shell: { enabled: true } }, ['/shell/enabled code-execution unrestricted']],
    [
      'a shell that asks',
      { shell: { enabled: true, confirm_each: true } },
      ['/shell/enabled code-execution restricted'],
    ],
    [
      'a shell of few commands',
      { shell: { enabled: true, allow: ['git status'] } },
      ['/shell/enabled code-execution restricted'],
    ],
    [
      'a shell of all commands',
      { shell: { enabled: true, allow: ['*'] } },
      ['/shell/enabled code-execution unrestricted'],
    ],
    [
      'a shell whose question is off',
      { shell: { enabled: true, confirm_each: false, allow: ['git'] } },
      ['/shell/enabled code-execution unrestricted'],
    ],
  ],
  limits: [
    ['money without an end', { limits: { maxCostUsd: 'unlimited' } }, ['/limits/maxCostUsd budget unlimited']],
    ['what a thing costs', { shop: { unit_cost: 'none', shipping_usd: -1 } }, []],
    ['endless in so many words', { loop: { attempts: 'unlimited' } }, ['/loop/attempts retries unlimited']],
    [
      'a budget of steps',
      { run: { step_budget: -1, maxHops: 0 } },
      ['/run/step_budget iterations unlimited', '/run/maxHops iterations 0'],
    ],
    ['endless of another kind', { shop: { stock: 'unlimited', budget: 0 } }, []],
  ],
  egresses: [
    ['any host of requests', { http: { hosts: 'any' } }, ['/http/hosts domains open']],
    ['where it listens', { listen: { host: '*' }, board: { hosts: 'any' } }, []],
    ['any site in a list', { crawl: { domains: ['*'] } }, ['/crawl/domains/0 domains open']],
    ['sites in a list', { crawl: { domains: ['a.example.com', 'b.example.com'] } }, []],
    ['any site', { web: { sites: 'any' } }, ['/web/sites domains open']],
    ['one site, and any host', { web: { site: 'shop' }, listen: { host: '*' } }, []],
  ],
  isolations: [
    ['the network of the host', { runtime: { network: 'host' } }, ['/runtime/network container-flag off']],
    ['a network of its own', { runtime: { network: 'bridge' } }, []],
    ['the engine of containers', { socket: '/var/run/docker.sock' }, ['/socket docker-socket off escapes true']],
    ['a socket of its own', { socket: '/run/desk.sock', docker: '/var/run/docker.sock is here' }, []],
  ],
  fileGrants: [
    ['a folder put in', { secrets: { mount: '~/.aws' } }, ['/secrets/mount write mount']],
    ['a point of a page', { page: { mount: '#app' } }, []],
    ['where it writes', { attachments: { saveTo: '/' } }, ['/attachments/saveTo write directory']],
    ['a base that is no folder', { theme: { base: '/' } }, []],
  ],
  endpoints: [
    [
      'who answers for identities is no provider of models',
      { identity_provider: { url: 'https://id.example.com/token' }, provider: { url: 'https://llm.example.com' } },
      ['/identity_provider/url login', '/provider/url model'],
    ],
    [
      'beside the name of a model',
      { engine: { deployment: 'gpt-4.1', gateway: 'https://ai.example.com/v1' } },
      ['/engine/gateway model'],
    ],
    [
      'a source of knowledge',
      { rag: { sources: [{ kind: 'site', root: 'http://wiki.example.com/' }] } },
      ['/rag/sources/0/root content'],
    ],
    ['a source of the program', { about: { source: 'http://git.example.com/' } }, []],
  ],
  loggings: [
    [
      'transcripts that are not masked',
      { transcript: { enabled: true, mask_secrets: false } },
      ['/transcript/mask_secrets redaction unsafe'],
    ],
    ['prompts that are sent', { telemetry: { 'send-prompts': true } }, ['/telemetry/send-prompts prompts unsafe']],
    [
      'masked transcripts',
      { logging: { storeTranscripts: true, maskPii: true } },
      ['/logging/storeTranscripts transcripts safe', '/logging/maskPii redaction safe'],
    ],
    [
      'transcripts masked elsewhere',
      { logging: { storeTranscripts: true }, form: { maskPii: true } },
      ['/logging/storeTranscripts transcripts unsafe', '/form/maskPii redaction safe'],
    ],
    ['what a detector finds', { secret_scan: { redact: false, block_on_detection: true, min_findings: 2 } }, []],
    ['card numbers', { recording: { redactCardNumbers: false } }, ['/recording/redactCardNumbers redaction unsafe']],
    ['digits in what is heard', { speech_to_text: { redaction: false } }, []],
  ],
  servers: [
    ['started by a line in a list', { mcp: [{ name: 'db', exec: 'uvx some-server' }] }, ['/mcp/0 stdio can ']],
    [
      'a line that names the protocol',
      { hands: { a: { launch: 'npx -y some-mcp' }, b: { start: ['uvx', 'mcp-b'] } } },
      ['/hands/a stdio can '],
    ],
    ['a line of something else', { hands: { a: { launch: 'npx -y some-page' }, mcp_note: { start: 'npx soon' } } }, []],
    ['sources of tools', { tool_sources: { a: { launch: ['uvx', 'some-server'] } } }, ['/tool_sources/a stdio can ']],
    [
      'started by a line',
      { mcp: { upstreams: [{ id: 'a', run: 'npx -y some-server', vars: { A_TOKEN: 'x' } }] } },
      ['/mcp/upstreams/0 stdio can '],
    ],
  ],
  environmentSharing: [
    ['beside variables', { env: { inherit: 'all', MODE: 'x' } }, ['/env/inherit inherits-all']],
    ['none beside variables', { env: { inherit: 'none', MODE: 'x' } }, []],
  ],
  environment: [
    ['names as only the environment has them', { variables: { LD_PRELOAD: './a.so' } }, ['/variables/LD_PRELOAD host']],
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

it('every address of a container is the container’s own, and its ports say who reaches it', () => {
  const bindsOf = (more: object) => {
    const desk = { image: 'desk:1', environment: ['DESK_HOST=0.0.0.0'], ...more };
    return readSample(JSON.stringify({ agent, compose: { parts: { desk } } }), 'json').facts.filter((fact) =>
      fact.includes(' bind '),
    );
  };
  assert.deepEqual(bindsOf({ ports: ['8080:8080'] }), []);
  assert.deepEqual(bindsOf({}), ['exposures /compose/parts/desk/environment/0 bind open']);
});
