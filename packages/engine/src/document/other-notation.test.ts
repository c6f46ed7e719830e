import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from './document.ts';
import { describeProblem } from './messages.ts';
import { type OtherNotation, otherNotation } from './other-notation.ts';
import { refused } from './testing.ts';

describe('the notation that an unparsable text looks like', () => {
  const cases: readonly (readonly [language: Language, text: string, looksLike: OtherNotation | null])[] = [
    ['yaml', 'model = "gpt-5"\n[mcp_servers.files]\ncommand = "npx"\n', 'toml'],
    ['json', '# Codex\n[mcp_servers.files]\ncommand = "npx"\nargs = []\n', 'toml'],
    ['yaml', '# keys\nOPENAI_BASE_URL=x\nexport MODE=fast\n', 'environment'],
    ['yaml', '---\nname: reviewer\n---\n# Reviewer\n\nYou review code: with care.\n\n* never guess: ask\n', 'markdown'],
    ['yaml', '---\nname: reviewer\n---\n\nYou review code: with care.\n\n- never guess\n- ask: always\n', 'markdown'],
    ['json', '---\nname: reviewer\n---\nYou review code.\n', 'markdown'],
    ['yaml', '# agents\nresource "aws_bedrockagent_agent" "a" {\n  agent_name = "a"\n}\n', 'hcl'],
    ['yaml', 'terraform {\n}\n', 'hcl'],
    ['yaml', 'kind: Agent\nmetadata:\n  namespace: {{ include "desk.namespace" . }}\n', 'helm'],
    ['yaml', '{{- if .Values.desk.enabled }}\nkind: Agent\n{{- end }}\n', 'helm'],
    ['yaml', 'image: {{ .Values.image }}:{{ .Chart.AppVersion }}\nb: c: d\n', 'helm'],
    ['yaml', '#!/usr/bin/env python\nfrom crewai import Agent\n', 'program'],
    ['json', 'import os\nimport sys\n', 'program'],
    ['json', "import { Agent } from 'agents';\n", 'program'],
    ['yaml', 'const agent = new Agent({\n', 'program'],
    ['json', '```json\n{"mcpServers": {}}\n```\n', 'fence'],
    ['yaml', '\n~~~\nagents: []\n~~~\n', 'fence'],
    ['json', JSON.stringify('{\n  "agents": []\n}'), 'quoted'],
    ['yaml', `${JSON.stringify('[{"a": 1}]')}\n`, 'quoted'],
    ['yaml', '<?xml version="1.0"?>\n<a/>', 'markup'],
    ['json', '<!doctype html>', 'markup'],
    ['json', 'agents:\n  - name: a\n', 'yaml'],
    ['json', '# crew\n---\n', 'yaml'],
    ['json', '- name: a', 'yaml'],
    ['yaml', '{\n  // comment\n  "a": 1,\n}', 'json'],
    ['yaml', '\uFEFF// comment\r\n{ "a": 1 }', 'json'],
    // A text in the notation it was parsed as, however broken.
    ['json', '{\n  "a": 1,,\n}', null],
    ['json', '["a" "b"]', null],
    ['json', '["```json" "b"]', null],
    ['yaml', 'example: |\n  ```\n  a\nb', null],
    ['json', '{a: 1', null],
    ['yaml', 'a: b: c\n', null],
    ['yaml', 'prompt: {{ question }} and {{user.name}}\nb: c: d\n', null],
    ['yaml', 'prompt: {{ values }} {{ending}}\nb: c: d\n', null],
    ['yaml', '---\na: 1\n---\nb: 2\nc: d: e\n', null],
    ['yaml', '---\na: 1\n---\n# second\n- b: c: d\n', null],
    ['yaml', 'steps:\n  - run: A=1\n', null],
    ['yaml', 'just a word', null],
    ['yaml', 'import: a\nb: c: d\n', null],
    ['yaml', 'import prices: yes\nb: c: d\n', null],
    ['yaml', 'data: a\nresource: b: c\n', null],
    ['yaml', 'from here on\nb: c: d\n', null],
    ['json', '"just a word"', null],
    ['json', '"{name}"', null],
    ['yaml', '"{{name}} [draft]"', null],
    ['json', '', null],
  ];
  for (const [language, text, looksLike] of cases) {
    it(`${JSON.stringify(text)} as ${language}: ${looksLike ?? 'nothing else'}`, () => {
      assert.equal(otherNotation(text, language), looksLike);
    });
  }

  it('is stated after the problem and its position', () => {
    const problem = refused('model = "gpt-5"\n', 'json');
    assert.match(
      describeProblem(problem),
      /^Line 1, column 1: .+ This looks like TOML; only JSON and YAML are supported\.$/,
    );
  });

  it('is not guessed for a text that is nested too deeply', () => {
    assert.equal(refused('['.repeat(200), 'yaml').looksLike, null);
  });
});
