import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createDataDirectory } from '../testing/process.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { messages } from './messages.ts';
import { openMailer } from './open-mailer.ts';

const message = messages.verify('ada@example.com', 'https://grade.example/verify#token=abc');
const settings = { mailFrom: 'AgentGrade <no-reply@grade.example>', dataDirectory: '/nowhere' };

describe('the mailer', () => {
  it('sends mails through an SMTP server with the right sender and recipient', async () => {
    const smtpServer = await startSmtpServer();
    const faults: unknown[] = [];
    const mailer = openMailer({ ...settings, smtpUrl: smtpServer.url }, (error) => faults.push(error));
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
    const mailer = openMailer({ ...settings, smtpUrl: smtpServer.url }, () => {});
    mailer.send({ ...message, to: 'a,b@example.com' });
    await mailer.close();
    await smtpServer.close();
    assert.ok(smtpServer.recipients.length <= 1);
    assert.ok(!smtpServer.recipients.includes('b@example.com'));
  });

  it('logs a fault if no server answers, without delaying the caller', async () => {
    const faults: unknown[] = [];
    const mailer = openMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, (error) => faults.push(error));
    mailer.send(message);
    await mailer.close();
    assert.equal(faults.length, 1);
  });

  it('writes mails to files that only the operator can read if there is no server', async () => {
    const directory = createDataDirectory();
    const mailer = openMailer({ ...settings, dataDirectory: directory.path, smtpUrl: null }, () => assert.fail());
    mailer.send(message);
    await mailer.close();
    const outbox = join(directory.path, 'outbox');
    const [name = ''] = readdirSync(outbox);
    assert.match(readFileSync(join(outbox, name), 'utf8'), /^To: ada@example\.com$[\s\S]*verify#token=abc/m);
    assert.equal(statSync(join(outbox, name)).mode & 0o077, 0);
    directory.remove();
  });
});
