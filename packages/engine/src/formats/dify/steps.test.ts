import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

type Data = Readonly<Record<string, unknown>>;

/** Findings of a workflow whose nodes have the ids 1, 2, …, with the position of the node. */
function found(...nodes: readonly Data[]): readonly string[] {
  const graph = { nodes: nodes.map((data, index) => ({ id: `${index + 1}`, data })), edges: [] };
  const file = { app: { mode: 'workflow', name: 'desk' }, kind: 'app', version: '0.3.0', workflow: { graph } };
  return reportOn(file)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer.split('/').slice(4).join('/')}`);
}

const tool = (tool_name: string): Data => ({ type: 'tool', tool_name });
const llm = (text: string, role = 'system'): Data => ({ type: 'llm', prompt_template: [{ role, text }] });
const prompt = ['AG-016 medium 1/data/prompt_template/0/text'];

describe('the output of a node in a system prompt', () => {
  const rows: readonly (readonly [name: string, source: Data, text: string, findings: readonly string[]])[] = [
    ['a page', tool('jina_reader'), 'Sum up: {{#1.text#}}', prompt],
    ['search results', tool('tavily_search'), 'Sum up: {{#1.text#}}', prompt],
    ['an uploaded document', { type: 'document-extractor' }, 'Sum up: {{#1.text#}}', prompt],
    ['the time', tool('current_time'), 'It is {{#1.text#}}.', []],
    ['another model', llm('You plan.'), 'The plan: {{#1.text#}}', []],
    ['a program', { type: 'code', code: 'def main(): return {}' }, 'Today: {{#1.today#}}', []],
    ['a page of another node', tool('jina_reader'), 'Topic: {{#3.text#}}', []],
  ];
  for (const [name, source, text, findings] of rows)
    it(`${findings.length > 0 ? 'is untrusted' : 'is quiet'}: ${name}`, () =>
      assert.deepEqual(found(source, llm(text)), findings));
  it('is what a user wrote into a field of the start node', () => {
    const start = (type: string, variable: string): Data => ({ type: 'start', variables: [{ type, variable }] });
    const rows: readonly (readonly [type: string, name: string, findings: readonly string[]])[] = [
      ['paragraph', 'draft', prompt],
      ['paragraph', 'role_def', []],
      ['paragraph', 'output_format', []],
      ['text-input', 'Query', prompt],
      ['text-input', 'user_question', prompt],
      ['text-input', 'target_language', []],
      ['select', 'question', []],
      ['number', 'input', []],
    ];
    for (const [type, name, findings] of rows)
      assert.deepEqual(found(start(type, name), llm(`Sum up: {{#1.${name}#}}`)), findings);
    assert.deepEqual(found(start('paragraph', 'draft'), llm('Sum up: {{#1.draft#}}', 'user')), []);
    assert.deepEqual(found(start('paragraph', 'draft'), llm('Tone: {{#1.tone#}}')), []);
  });
  it('belongs in a user message', () =>
    assert.deepEqual(found(tool('jina_reader'), llm('Sum up: {{#1.text#}}', 'user')), []));
});

describe('a request', () => {
  const request = (value: string, url = 'https://runner.example.com/jobs'): Data => ({
    type: 'http-request',
    method: 'post',
    url,
    body: { type: 'json', data: [{ type: 'text', value }] },
  });
  const program = '{"code": {{#1.text#}}, "language": "python3"}';
  it('runs what a model wrote', () => {
    assert.deepEqual(found(llm('You write programs.'), request(program)), ['AG-002 high 1/data/body']);
    const older = {
      type: 'http-request',
      method: 'post',
      url: 'https://runner.example.com',
      body: { type: 'json', data: program },
    };
    assert.deepEqual(found(llm('You write programs.'), older), ['AG-002 high 1/data/body']);
  });
  it('counts little if it runs in the sandbox', () => {
    const url = 'http://sandbox:8194/v1/sandbox/run';
    assert.deepEqual(found(llm('You write programs.'), request(program, url)), ['AG-002 low 1/data/body']);
  });
  it('sends other codes', () => {
    for (const body of [
      '{"code": "{{#1.code#}}"}',
      '{"code": "{{#1.code#}}", "locale": "de"}',
      '{"code": {{#env.PROGRAM#}}, "language": "python3"}',
      '{"code": "print(1)", "language": "python3"}',
      '{"text": "{{#1.text#}}", "language": "de"}',
    ])
      assert.deepEqual(found(llm('You sort.'), request(body)), []);
  });
  it('without TLS has no certificate to check', () => {
    const unchecked = (url: string) => ({ type: 'http-request', method: 'get', url, ssl_verify: false });
    assert.deepEqual(found(unchecked('http://host.docker.internal:8000/verify')), []);
    assert.deepEqual(found(unchecked('https://desk.example.com/verify')), ['AG-010 high 0/data/ssl_verify']);
  });
});

describe('a tool that runs a statement', () => {
  const run = (value: unknown): Data => ({
    ...tool('sql_execute'),
    tool_parameters: { query: { type: 'mixed', value } },
  });
  const program = (from: string): Data => ({
    type: 'code',
    code: 'def main(a): return {}',
    variables: [{ variable: 'a', value_selector: [from, 'text'] }],
  });
  it('runs what a model wrote, directly or through a program', () => {
    assert.deepEqual(found(llm('You write SQL.'), run('{{#1.text#}}')), ['AG-020 low 1/data/tool_name']);
    assert.deepEqual(found(llm('You write SQL.'), run(['1', 'text'])), ['AG-020 low 1/data/tool_name']);
    assert.deepEqual(found(llm('You write SQL.'), program('1'), run('{{#2.result#}}')), [
      'AG-020 low 2/data/tool_name',
    ]);
  });
  it('runs a statement of the author', () => {
    assert.deepEqual(found(llm('You write SQL.'), run('select 1')), []);
    assert.deepEqual(found(llm('You write SQL.'), program('start'), run('{{#2.result#}}')), []);
    assert.deepEqual(
      found(llm('You write SQL.'), { ...tool('weather'), ...run('{{#1.text#}}'), tool_name: 'weather' }),
      [],
    );
  });
});
