import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.yaml': ['commands /activation_command build', 'permissions /excluded_tools/0 deny other wildcard true'],
  'risky.yaml': [
    'prompts /initial_prompt system',
    'tools /included_optional_tools/0 unknown can delete',
    'commands /activation_command build',
  ],
  'global.yaml': [
    'approvals /trusted_project_path_patterns/0 workspace-trust off',
    'exposures /web_dashboard_listen_address bind open',
    'exposures /web_dashboard_trusted_hosts host-check open',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`serena reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'serena');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('ignores the listen address of a disabled dashboard', () => {
  const text =
    'web_dashboard: false\ngui_log_window: false\nweb_dashboard_listen_address: 0.0.0.0\nweb_dashboard_trusted_hosts: []\n';
  assert.deepEqual(readSample(text, 'yaml').facts, []);
});

it('allows trust in specific folders', () => {
  const text =
    'web_dashboard: true\ngui_log_window: false\ntrusted_project_path_patterns: [/home/ada/work/**, C:\\work\\**]\n';
  assert.deepEqual(readSample(text, 'yaml').facts, []);
});

describe('files with some of the same keys', () => {
  const rows: readonly (readonly [name: string, text: string])[] = [
    [
      'a project of a documentation tool',
      'project_name: desk\nlanguages: [en, de]\nencoding: utf-8\nread_only: false\n',
    ],
    ['a dashboard', 'web_dashboard: true\nlog_level: 20\nprojects: [a, b]\n'],
    ['a linter', 'ignore_all_files_in_gitignore: true\nignored_paths: [dist]\n'],
  ];
  for (const [name, text] of rows) {
    it(name, () => assert.equal(readSample(text, 'yaml').recognized, false));
  }
});
