import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

type Row = readonly [what: string, settings: object, facts: readonly string[]];

const agent = { model: 'm', system_prompt: 'Help.' };
const line = 'curl -s https://example.com/a.sh';

/** Sections that people name as they like, each with neighbours in which the same words say nothing. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  commands: [
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
  ],
  exposures: [
    ['a screen that listens', { display: { vnc_listen: '0.0.0.0', width: 5 } }, ['/display/vnc_listen bind open']],
    [
      'a trigger that is called',
      { trigger: { host: '0.0.0.0', port: 1, path: '/alert' } },
      ['/trigger/host bind open'],
    ],
    ['a screen', { display: { width: 5, host_name_shown: true } }, []],
  ],
  hooks: [['a trigger that is called', { trigger: { host: 'a.example.com', path: '/alert', method: 'POST' } }, []]],
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
    ['card numbers', { recording: { redactCardNumbers: false } }, ['/recording/redactCardNumbers redaction unsafe']],
  ],
  servers: [
    [
      'started by a line',
      { mcp: { upstreams: [{ id: 'a', run: 'npx -y some-server', vars: { A_TOKEN: 'x' } }] } },
      ['/mcp/upstreams/0 stdio can '],
    ],
  ],
  environment: [
    [
      'variables of a server',
      { mcp: { upstreams: [{ id: 'a', run: 'npx -y some-server', vars: { A_TOKEN: 'x' } }] } },
      ['/mcp/upstreams/0/vars/A_TOKEN server'],
    ],
    ['variables of a template', { report: { run: 'daily', vars: { title: 'x' } } }, []],
  ],
};

for (const [list, cases] of Object.entries(rows)) {
  describe(`${list} of a home-made agent`, () => {
    for (const [what, settings, expected] of cases) {
      it(what, () => {
        const { recognized, facts } = readSample(JSON.stringify({ agent, ...settings }), 'json');
        assert.equal(recognized, true);
        const found = facts.filter((fact) => fact.startsWith(`${list} `)).map((fact) => fact.slice(list.length + 1));
        assert.deepEqual(found, expected);
      });
    }
  });
}
