import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, sanitizedOf } from '../testing.ts';

const random = new Random(31);
const password = ['Harbour', random.text(4, '23456789'), 'Lane'].join('');

const commands: readonly (readonly [command: string, ...args: readonly string[]])[] = [
  ['zip', '-P', password, 'out.zip', 'a'],
  ['/usr/bin/htpasswd', '-bc', '.htpasswd', 'desk', password],
  ['7z', 'x', 'a.7z', `-p${password}`],
  ['ipmitool', '-H', '10.0.0.3', '-U', 'desk', '-P', password, 'power', 'status'],
  ['rabbitmqctl', 'add_user', 'desk', password],
  ['net', 'use', 'Z:', '\\\\nas\\share', '/user:desk', password],
  ['docker', 'login', '-u', 'desk', '-p', password, 'registry.acme.dev'],
  ['desk-tool', '-u', 'bob', '-p', password],
  ['node', 'desk.js', '--username', 'bob', '-P', password],
  ['mysql', '-u', 'root', '-p', `${password}!`],
  ['smbclient', '//nas/share', '-U', `desk%${password}`],
];

const quiet: readonly (readonly [command: string, ...args: readonly string[]])[] = [
  ['zip', '-P', '${ZIP_PASSWORD}', 'out.zip'],
  ['zip', '-r', 'out2024.zip', 'folder7'],
  ['docker', 'run', '-p', '8080:80', '-P', 'acme/desk:V1a'],
  ['7z', 'x', 'a.7z', '-oOutput7'],
  ['rabbitmqctl', 'add_vhost', 'Desk2031'],
  ['net', 'use', 'Z:', '/delete'],
  ['npx', '-p', 'Desk2031Tool', 'desk'],
  ['mysql', '-u', 'root', '-p', 'Desk2031'],
  ['worker', '-u', 'redis://queue:6379'],
  ['desk-tool', '-u', 'bob', '-p', '8080'],
  ['desk-tool', '-u', 'bob', '-p', 'project2'],
  ['desk-tool', '-u', 'bob', '-p', 'Summarise the 3 files'],
  ['docker', 'run', '-u', 'node', '-p', '127.0.0.1:3000:3000', 'acme/desk2'],
];

describe('a variable for a container', () => {
  const phrase = ['correct', 'harbour', `battery${random.text(2, '23456789')}`].join(' ');
  const forms: readonly (readonly string[])[] = [
    ['-e', `DB_PASSWORD=${phrase}`],
    [`-e DB_PASSWORD=${phrase}`],
    [`--env=DB_PASSWORD=${phrase}`],
    [`-eDB_PASSWORD=${phrase}`],
    ['-c', `docker run -e "DB_PASSWORD=${phrase}" acme/desk`],
    ['-c', `docker run --env 'DB_PASSWORD=${phrase}' acme/desk`],
  ];
  for (const args of forms) {
    it(`has a password of several words in ${args.join(' ').replace(phrase, '…')}`, () => {
      const content = JSON.stringify({ command: 'docker', args: ['run', ...args, 'acme/desk'] });
      assert.equal(sanitizedOf(content), content.replace(phrase, 'REDACTED-password-1'));
    });
  }
  for (const arg of ['-e NOTE=see the docs', '--env=DB_PASSWORD=see the vault entry', '-e DB_PASSWORD=$X -e OTHER=y'])
    it(`is left in ${arg}`, () => {
      const content = JSON.stringify({ command: 'docker', args: ['run', arg, 'acme/desk'] });
      assert.equal(sanitizedOf(content), content);
    });
});

describe('a command in a list of words', () => {
  for (const [command, ...args] of commands) {
    it(`${command} beside its arguments`, () => {
      const content = JSON.stringify({ mcpServers: { desk: { command, args } } });
      assert.equal(sanitizedOf(content), content.replace(/Harbour\w+!?/, 'REDACTED-password-1'));
    });

    it(`${command} as the first of a list`, () => {
      const content = JSON.stringify({ run: [command, ...args] });
      assert.equal(sanitizedOf(content), content.replace(/Harbour\w+!?/, 'REDACTED-password-1'));
    });
  }

  for (const [command, ...args] of quiet)
    it(`leaves ${command} ${args.join(' ')}`, () => {
      const content = JSON.stringify({ mcpServers: { desk: { command, args } } });
      assert.equal(sanitizedOf(content), content);
    });

  it('masks a password that begins with slashes, and no address', () => {
    const content = JSON.stringify({ run: ['curl', '-u', `desk://${password}!`] });
    assert.equal(sanitizedOf(content), JSON.stringify({ run: ['curl', '-u', 'desk:REDACTED-password-1'] }));
  });
});
