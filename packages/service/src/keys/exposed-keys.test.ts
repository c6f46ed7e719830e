import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAnalysis } from '../analysis/run-analysis.ts';
import { bearer, startTestService } from '../testing/service.ts';
import { createKeyText, digestOf } from './key-format.ts';

const pause = 60;

describe('API keys of this service in a configuration', async () => {
  const service = await startTestService({
    analyser: { analyse: async (input) => runAnalysis(input), close: async () => {} },
  });
  after(() => service.close());
  const { text: caller } = await service.makeKey();
  const configuration = (key: string): string =>
    JSON.stringify({ mcpServers: { grade: { command: 'grade-mcp', env: { AGENT_GRADE_KEY: key } } } });
  const analyse = async (content: string) => {
    const response = await service.post(JSON.stringify({ content, format: 'json' }), bearer(caller));
    assert.equal(response.status, 200);
    return response.text();
  };
  const messagesTo = (email: string | null) => service.messages.filter(({ to }) => to === email);
  /** Waits for mails, which are sent in the background. */
  const settle = () => sleep(pause);

  it('L05 are reported once, to their owner only', async () => {
    const { text, key } = await service.makeKey();
    assert.ok(key.owner.kind === 'personal');
    const email = await service.stores.users.emailOf(key.owner.userId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => analyse(configuration(text))));
    await settle();
    const [message] = messagesTo(email);
    assert.equal(messagesTo(email).length, 1);
    assert.equal(service.messages.length, 1);
    assert.ok(message !== undefined);
    for (const part of [`ag_live_…${key.lastFour}`, '/settings/keys']) assert.ok(message.text.includes(part));
    for (let i = 8; i + 8 <= text.length; i++) {
      const part = text.slice(i, i + 8);
      assert.ok(!message.text.includes(part) && !answers.some((one) => one.includes(part)));
    }
    assert.ok(!answers.some((one) => one.includes(digestOf(text))));
    assert.equal(JSON.parse(answers[0] ?? '').findings[0].severity, 'critical');
  });

  it('are reported to the owners of a team, in its audit log and on its page of keys', async () => {
    const { text, key } = await service.makeKey('team');
    const before = service.messages.length;
    await analyse(configuration(`Bearer ${text}`));
    await settle();
    assert.equal(service.messages.length, before + 1);
    const [event] = await service.stores.audit.list(key.owner, 10);
    assert.deepEqual([event?.action, event?.subject], ['key.exposed', key.name]);
    assert.notEqual((await service.stores.keys.find(key.id))?.exposedAtMs, null);
  });

  it('L05 are not reported if the key is unknown or not active', async () => {
    const { text, key } = await service.makeKey();
    await service.stores.keys.revoke(key.id, Date.now());
    const before = service.messages.length;
    for (const one of [text, createKeyText(), `${createKeyText().slice(0, -1)}_`, 'ag_live_your_key_here'])
      await analyse(configuration(one));
    await settle();
    assert.equal(service.messages.length, before);
  });

  it('are reported for analyses on the web page, too', async () => {
    const { text } = await service.makeKey();
    const before = service.messages.length;
    const response = await fetch(`${service.url}/web/analyze`, {
      method: 'POST',
      body: JSON.stringify({ content: configuration(text), format: 'json' }),
      headers: { 'Content-Type': 'application/json', Origin: 'http://127.0.0.1', 'Sec-Fetch-Site': 'same-origin' },
    });
    assert.equal(response.status, 200);
    await settle();
    assert.equal(service.messages.length, before + 1);
  });
});
