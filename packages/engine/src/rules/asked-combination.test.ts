import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from './testing.ts';

const agent = 'system_prompt: You help.\nmodel: m\ntools: [query_database, fetch_url, send_email]\n';
const severities = (yaml: string) => findingsOf('AG-019', yaml, 'yaml').map(({ severity }) => severity);

describe('a combination whose steps all need approval', () => {
  const rows: readonly (readonly [setting: string, severity: string])[] = [
    ['require_approval: true', 'medium'],
    ['human_in_the_loop: always', 'medium'],
    ['', 'high'],
    ['require_approval: true\nauto_approve: [fetch_url]', 'high'],
    ['memory: {require_approval: true}', 'high'],
    ['require_approval: true\nallowed_users: ["*"]', 'critical'],
    ['require_approval: false', 'critical'],
  ];
  for (const [setting, severity] of rows) {
    it(`${setting.replace('\n', ', ') || 'nothing said'}: ${severity}`, () =>
      assert.deepEqual(severities(`${agent}${setting}\n`), [severity]));
  }
  it('approval of another agent does not count', () => {
    const desk = '{prompt: Help., model: m, tools: [query_database, fetch_url, send_email]}';
    const strict = '{prompt: Help., model: m, tools: [search_docs], require_approval: true}';
    assert.deepEqual(severities(`agents: {desk: ${desk}, strict: ${strict}}`), ['high']);
  });
});

describe('a combination whose step of some kind needs approval', () => {
  const mailer = 'system_prompt: You help.\nmodel: m\ntools: [query_database, web_search, send_email]\n';
  const rows: readonly (readonly [setting: string, severity: string])[] = [
    ['confirm: {sending: always}', 'medium'],
    ['approvals: {send: required}', 'medium'],
    ['require_approval_for: [external_messages, deletion]', 'medium'],
    ['require_approval_for: [deletion]', 'high'],
    ['approvals: {send_sms: required}', 'high'],
    ['confirm: {sending: never}', 'high'],
  ];
  for (const [setting, severity] of rows)
    it(`${setting}: ${severity}`, () => assert.deepEqual(severities(`${mailer}${setting}\n`), [severity]));
  it('a tool that fetches pages sends as well, without that approval', () =>
    assert.deepEqual(severities(`${agent}confirm: {sending: always}\n`), ['high']));
});
