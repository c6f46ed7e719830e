import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { isKeyText } from '../keys/key-format.ts';
import { testDatabaseSettings } from '../testing/database.ts';
import { createDataDirectory, type Finished, runAdminProcess, admin as runHere } from '../testing/process.ts';

describe('the operator’s command line', async () => {
  const directory = createDataDirectory();
  after(() => directory.remove());
  const environment = { DATA_DIR: directory.path, ...(await testDatabaseSettings()) };
  const admin = (words: readonly string[], input?: string): Promise<Finished> => runHere(words, environment, input);
  const done = async (...words: string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await admin(words);
    assert.equal(exitCode, 0, stderr);
    return stdout;
  };

  it('creates the first users in an empty directory, even two at once', async () => {
    const create = (email: string) => runAdminProcess(['user', 'create', '--email', email], environment);
    const made = await Promise.all(['ada@example.com', 'bob@example.com'].map(create));
    assert.deepEqual(
      made.map(({ exitCode }) => exitCode),
      [0, 0],
      made.map(({ stderr }) => stderr).join(),
    );
  });

  it('reads a password from standard input only', async () => {
    const words = ['user', 'create', '--email', 'cleo@example.com', '--password-stdin'];
    const weak = await admin(words, 'password1234567\n');
    assert.equal(weak.exitCode, 1);
    assert.match(weak.stderr, /too easy to guess/);
    assert.equal((await admin(words, 'correct horse battery staple\n')).exitCode, 0);
  });

  it('prints nothing but a new key, and only once', async () => {
    await done('plan', 'set', '--email', 'ada@example.com', '--plan', 'pro');
    const { stdout, stderr } = await admin(['key', 'create', '--email', 'ada@example.com', '--name', 'first']);
    assert.equal(stderr, '');
    const key = stdout.slice(0, -1);
    assert.ok(isKeyText(key) && stdout.endsWith('\n'));
    const listed = (await done('key', 'list')) + (await done('key', 'list', '--json'));
    assert.ok(listed.includes(key.slice(-4)) && !listed.includes(key.slice(8, -4)));
  });

  it('says on standard error which plan a new key needs', async () => {
    const { stdout, stderr, exitCode } = await admin(['key', 'create', '--email', 'bob@example.com', '--name', 'x']);
    assert.equal(exitCode, 0);
    assert.ok(isKeyText(stdout.trim()));
    assert.match(stderr, /403 until you run "plan set/);
  });

  it('creates teams with plans and keys, and lists and revokes the keys', async () => {
    await done('team', 'create', '--name', 'Blue Team', '--owner', 'ada@example.com');
    await done('plan', 'set', '--team', 'blue team', '--plan', 'team');
    await done('key', 'create', '--team', 'Blue Team', '--name', 'ci');
    const listed: { id: string; kind: string; owner: string; name: string; revoked: string | null }[] = JSON.parse(
      await done('key', 'list', '--json'),
    );
    const service = listed.find(({ kind }) => kind === 'service');
    assert.deepEqual([service?.owner, service?.name, service?.revoked], ['Blue Team', 'ci', null]);
    await done('key', 'revoke', '--id', service?.id ?? '');
    assert.match(await done('key', 'list'), /revoked \d{4}-/);
  });

  const refused = [
    [['user', 'create', '--email', 'ada@example.com'], 1, /already exists/],
    [['user', 'create', '--email', 'ada'], 1, /not a valid email/],
    [['user', 'create'], 2, /--email/],
    [['plan', 'set', '--email', 'ada@example.com', '--plan', 'team'], 1, /free \(Free\) or pro \(Pro\)/],
    [['plan', 'set', '--team', 'Blue Team', '--plan', 'pro'], 1, /free \(Free\) or team \(Team\)/],
    [['plan', 'set', '--plan', 'pro'], 1, /exactly one/],
    [['plan', 'set', '--email', 'nobody@example.com', '--plan', 'pro'], 1, /No user/],
    [['team', 'create', '--name', 'BLUE TEAM', '--owner', 'ada@example.com'], 1, /already exists/],
    [['team', 'create', '--name', 'a\nb', '--owner', 'ada@example.com'], 1, /control/],
    [['key', 'create', '--email', 'ada@example.com', '--team', 'Blue Team', '--name', 'x'], 1, /exactly one/],
    [['key', 'create', '--email', 'ada@example.com', '--name', ' '], 1, /1 to 100 characters/],
    [['key', 'revoke', '--id', 'key_none'], 1, /No key/],
    [['frobnicate'], 2, /unknown command/],
  ] as const;
  for (const [words, exitCode, message] of refused) {
    it(`refuses ${words.join(' ').replace('\n', '⏎')} with ${exitCode} and a sentence`, async () => {
      const finished = await admin(words);
      assert.equal(finished.exitCode, exitCode);
      assert.match(finished.stderr, message);
      assert.equal(finished.stdout, '');
    });
  }

  it('names an invalid setting', async () => {
    const { exitCode, stderr } = await runHere(['key', 'list'], { ...environment, PORT: 'x' });
    assert.equal(exitCode, 1);
    assert.match(stderr, /^PORT /);
  });
});
