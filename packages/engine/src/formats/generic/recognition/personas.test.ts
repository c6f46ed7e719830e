import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

type Row = readonly [shape: string, file: object];

const isShown = (file: object) => readSample(JSON.stringify(file), 'json').recognized;

const parts: readonly Row[] = [
  ['personas by name', { personas: { pirate: { system_prompt: 'You are a pirate of the sea.', max_chars: 240 } } }],
  ['prompts by name', { pirate: { system_prompt: 'Talk like a pirate.' }, chef: { system_prompt: 'Talk of food.' } }],
  ['an agent with its persona', { agent: { name: 'Ida', persona: 'You are Ida, the clerk of a small desk.' } }],
  ['an agent by its description', { bot: { name: 'Ida', description: 'An AI agent that sorts letters.' } }],
  ['agents with prompt files', { agents: [{ id: 'a', name: 'A', prompt_file: 'a.md' }] }],
  ['injection phrases', { guards: { injection_patterns: ['ignore previous instructions'] } }],
  ['a client of a model', { llm: { provider: 'openai', baseUrl: 'https://llm.example.com/v1', model: 'gpt-4o' } }],
  ['forbidden commands', { blocklist: ['rm -rf /', 'mkfs'], dangerous: ['mv'], allowed_paths: ['/srv/notes'] }],
  [
    'escalation to a person',
    { kill_switch: {}, escalation_rules: [{ condition: 'amount > 75', action: 'require_human_approval' }] },
  ],
  ['a coding agent as the backend', { backend: 'claude-code', model: 'claude-sonnet-4-5', flags: [] }],
  ['a client of a model at the root', { provider: 'anthropic', model: 'claude-sonnet-4-5', temperature: 0.2 }],
];

const others: readonly Row[] = [
  ['prompts with responses', { a: { system_prompt: 'Be kind to all.', response: 'Yes' } }],
  ['a shop with personas', { personas: { student: { age: 20, budget: 300 }, retiree: { age: 70, budget: 900 } } }],
  ['an agent of a monitoring system', { agent: { name: 'node1', description: 'An agent that reports the load.' } }],
  ['texts on an assistant', { assistant: { title: 'Ida', backstory: 'You are welcome to ask for a form.' } }],
  ['a person with an AI agent', { author: { name: 'Ida', description: 'An AI agent that sorts letters.' } }],
  ['mails with prompt files', { mails: [{ id: 'a', prompt_file: 'a.md' }] }],
  ['injection moulds of a factory', { injection: { patterns: ['moulded'] }, moulds: 4 }],
  ['an application with a model client', { server: { port: 80 }, openai: { model: 'gpt-4o', api_key: '${KEY}' } }],
  ['a build that deletes files', { blocked: ['rm -rf dist'], steps: [{ run: 'make' }] }],
  ['rules of an office', { rules: [{ condition: 'amount > 75', action: 'require_signature' }], budget: 9 }],
  ['a server behind a proxy', { backend: 'nginx', flags: [], port: 80 }],
  ['a car', { provider: 'acme', model: 'm-100', host: 'a' }],
  ['a test of a model', { model: 'gpt-4o', temperature: 0 }],
  [
    'a build server',
    { jenkins: { systemMessage: 'Welcome to the builds', numExecutors: 2, clouds: [{ docker: {} }] } },
  ],
];

describe('a file with one part of an agent', () => {
  for (const [shape, file] of parts) it(`recognised: ${shape}`, () => assert.ok(isShown(file)));
  for (const [shape, file] of others) it(`not recognised: ${shape}`, () => assert.ok(!isShown(file)));
});

const shown = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.' };
const raw = 'https://raw.githubusercontent.com/acme/skills';

/** Settings added to those that show an agent, and the findings of medium severity and above. */
const findings: readonly (readonly [what: string, settings: object, found: readonly string[]])[] = [
  [
    'a tool in the lists of allowed tools and of approval needs approval',
    { permissions: { allow: ['write_file', 'delete_file'], require_confirmation: ['write_file'] } },
    ['AG-003 /permissions/allow/1'],
  ],
  [
    'a list of approval does not apply to another profile',
    {
      profiles: {
        a: { allow: ['bash', 'read_file', 'list_files'], require_confirmation: ['list_files'] },
        b: { allow: ['bash', 'read_file', 'list_files'], require_confirmation: ['bash'] },
      },
    },
    ['AG-002 /profiles/a/allow/0'],
  ],
  [
    '`always_approve` beside `auto_approve` means approval',
    { approval_gates: { always_approve: ['send_email'], auto_approve: ['read_inbox'] } },
    [],
  ],
  [
    '`always_approve` alone means no approval',
    { approval: { always_approve: ['send_email'] } },
    ['AG-003 /approval/always_approve/0'],
  ],
  ['no review, except for listed actions', { reviewRequired: false, greenlightRequiredFor: ['dns', 'email'] }, []],
  ['no review', { reviewRequired: false }, ['AG-003 /reviewRequired']],
  [
    'a door lock with automatic control',
    { devices: { front_lock: { control: 'auto' }, lamp: { control: 'auto' }, garage: { control: 'ask' } } },
    ['AG-003 /devices/front_lock/control'],
  ],
  ['skills from a raw text', { skills: { sources: [`${raw}/main/index.json`] } }, ['AG-022 /skills/sources/0']],
  [
    'a prompt from a raw text',
    { agent: { model: 'gpt-4o', prompt_source: `${raw}/main/desk.md` } },
    ['AG-022 /agent/prompt_source'],
  ],
  ['a prompt from a local file', { agent: { model: 'gpt-4o', prompt_source: './desk.md' } }, []],
  ['skills pinned to a commit', { skills: { sources: [`${raw}/${'0123abcd'.repeat(5)}/index.json`] } }, []],
  ['knowledge from a web page', { knowledge: { sources: ['https://docs.example.com/help'] } }, []],
  [
    'a coding agent started without approval',
    { runtime: 'claude-code', extra_flags: ['--permission-mode', 'bypassPermissions'] },
    ['AG-003 /extra_flags/0'],
  ],
  ['an option that only one program has', { extra_args: ['--dangerously-skip-permissions'] }, ['AG-003 /extra_args/0']],
  [
    'an alias that starts an agent',
    { aliases: { yolo: 'TEAMS=1 claude --dangerously-skip-permissions --model opus' } },
    ['AG-003 /aliases/yolo'],
  ],
  [
    'a runner that starts an agent',
    { name: 'merger', runner: 'claude -p --dangerously-skip-permissions --output-format json' },
    ['AG-003 /runner'],
  ],
  ['a runner that asks', { name: 'merger', runner: 'claude -p --permission-mode plan --output-format json' }, []],
  ['documented options', { flags: [{ flag: '--dangerously-skip-permissions', description: 'Asks nothing.' }] }, []],
  ['a permission mode with approval', { runtime: 'claude-code', extra_flags: ['--permission-mode', 'plan'] }, []],
  [
    'the output of a step as a command',
    { steps: [{ type: 'shell', command: '{{steps.plan.output}}' }, { command: 'bash -c $steps.plan.output' }] },
    ['AG-002 /steps/0/command', 'AG-002 /steps/1/command'],
  ],
  ['a command from an environment variable', { steps: [{ type: 'shell', command: '${SCANNER_BIN}' }] }, []],
  ['the prompt of a step', { steps: [{ type: 'llm', prompt: 'Sum up {{input}} in one line.' }] }, []],
  [
    'a complete request with the user’s input',
    { intent_prompt: 'Read this. Input: "{input}" Say what is wanted.' },
    [],
  ],
  [
    'a system prompt with the user’s input',
    { system_prompt: 'Help the staff. Input: "{user_input}"' },
    ['AG-016 /system_prompt'],
  ],
  [
    'a shell with allowed commands in its sandbox',
    { tools: { shell_tool: { enabled: true, sandbox: { allowed_commands: ['date', 'whoami'] } } } },
    [],
  ],
  [
    'a shell with a sandbox without allowed commands',
    { tools: { shell_tool: { sandbox: { timeout: 9 } } } },
    ['AG-002 /tools/shell_tool'],
  ],
  ['sudo of an SSH login', { ssh: { host: 'a.example.com', username: 'deploy', useSudo: true } }, []],
  ['sudo of the execution', { execution: { use_sudo: true } }, ['AG-002 /execution/use_sudo']],
  ['redaction of a guardrail', { guardrails: { redact_input: true, redact_output: false } }, []],
  ['redaction of logs', { logging: { redact_output: false } }, ['AG-023 /logging/redact_output']],
  ['the spelling of an option', { runner: { args: { host: '--host', insecure: '--insecure' } } }, []],
];

describe('findings on a custom agent', () => {
  for (const [what, settings, expected] of findings) {
    it(what, () => {
      const loud = reportOn({ ...shown, ...settings }).findings.filter(({ severity }) =>
        /critical|high|medium/.test(severity),
      );
      assert.deepEqual(
        loud.map(({ ruleId, location }) => `${ruleId} ${location.pointer}`),
        expected,
      );
    });
  }
});
