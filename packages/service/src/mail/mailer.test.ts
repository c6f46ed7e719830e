import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createMemoryCounters } from '../rate-limit/memory-counters.ts';
import { createDataDirectory } from '../testing/process.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { type Message, paceMails } from './mailer.ts';
import { messages } from './messages.ts';
import { openMailer } from './open-mailer.ts';

const message = messages.verify('ada@example.com', 'https://grade.example/verify#token=abc');
const settings = { mailFrom: 'AgentGrade <no-reply@grade.example>', dataDirectory: '/nowhere' };

const counters = () => createMemoryCounters(() => 0);

describe('the mailer', () => {
  it('sends mails through an SMTP server with the right sender and recipient', async () => {
    const smtpServer = await startSmtpServer();
    const faults: unknown[] = [];
    const mailer = await openMailer({ ...settings, smtpUrl: smtpServer.url }, counters(), (error) =>
      faults.push(error),
    );
    mailer.send(message);
    await mailer.close();
    await smtpServer.close();
    assert.deepEqual(faults, []);
    assert.equal(smtpServer.mail.length, 1);
    assert.match(smtpServer.mail[0] ?? '', /^From: AgentGrade <no-reply@grade\.example>\r?\nTo: ada@example\.com/m);
    assert.match(smtpServer.mail[0] ?? '', /verify#token=3Dabc|verify#token=abc/);
  });

  it('sends to one address, whatever characters it contains', async () => {
    const smtpServer = await startSmtpServer();
    const mailer = await openMailer({ ...settings, smtpUrl: smtpServer.url }, counters(), () => {});
    mailer.send({ ...message, to: 'a,b@example.com' });
    await mailer.close();
    await smtpServer.close();
    assert.ok(smtpServer.recipients.length <= 1);
    assert.ok(!smtpServer.recipients.includes('b@example.com'));
  });

  it('logs a fault if no server answers, without delaying the caller', async () => {
    const faults: unknown[] = [];
    const mailer = await openMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, counters(), (error) =>
      faults.push(error),
    );
    mailer.send(message);
    await mailer.close();
    assert.equal(faults.length, 1);
  });

  it('writes mails to files that only the operator can read if there is no server', async () => {
    const directory = createDataDirectory();
    const mailer = await openMailer({ ...settings, dataDirectory: directory.path, smtpUrl: null }, counters(), () =>
      assert.fail(),
    );
    mailer.send(message);
    await mailer.close();
    const outbox = join(directory.path, 'outbox');
    const [name = ''] = readdirSync(outbox);
    assert.match(readFileSync(join(outbox, name), 'utf8'), /^To: ada@example\.com$[\s\S]*verify#token=abc/m);
    assert.equal(statSync(join(outbox, name)).mode & 0o077, 0);
    directory.remove();
  });
});

describe('mails that anybody can have sent', () => {
  const page = 'https://grade.example/login';
  const sendAll = async (mails: readonly Message[], at: (sent: number) => number): Promise<readonly string[]> => {
    let now = 0;
    const sent: string[] = [];
    const transport = paceMails(
      async ({ to }) => void sent.push(to),
      createMemoryCounters(() => now),
    );
    for (const [index, mail] of mails.entries()) {
      now = at(index);
      await transport(mail);
    }
    return sent;
  };
  const resets = (count: number, to = 'ada@example.com') =>
    Array.from({ length: count }, () => messages.reset(to, page));

  it('reach a recipient five times in a row, then after growing pauses', async () => {
    assert.equal((await sendAll(resets(30), () => 0)).length, 5);
    // One request a second: the pauses are 1, 2, 4, 8 and 16 seconds.
    assert.equal((await sendAll(resets(40), (index) => index * 1000)).length, 10);
  });
  it('reach other recipients meanwhile', async () => {
    const sent = await sendAll([...resets(30), ...resets(1, 'bob@example.com')], () => 0);
    assert.equal(sent.filter((to) => to === 'bob@example.com').length, 1);
  });
  it('hold back no news about the account', async () => {
    const changed = messages.passwordChanged('ada@example.com', page);
    assert.equal((await sendAll([...resets(30), changed, changed], () => 0)).length, 7);
  });
});
