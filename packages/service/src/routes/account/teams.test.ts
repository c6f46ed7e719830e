import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { bearer, smallBody, startTestService } from '../../testing/service.ts';
import { createVisitor, logInAs, password, type Seen, tokenFor, type Visitor } from '../../testing/visitor.ts';

const codeOf = ({ status, body }: Seen): unknown[] => [status, body.code];
const bytesOf = ({ status, text }: Seen): string => `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;

interface Member {
  readonly membershipId: string;
  readonly email: string;
  readonly role: string;
}

describe('teams in settings', async () => {
  const service = await startTestService();
  after(() => service.close());
  const owner = await logInAs(service, 'owner@example.com');
  const admin = await logInAs(service, 'admin@example.com');
  const member = await logInAs(service, 'member@example.com');
  const stranger = await logInAs(service, 'stranger@example.com');
  let serial = 0;

  const make = async (): Promise<string> => {
    const { status, body } = await owner.post('/teams/create', { name: `Team ${++serial}` });
    assert.equal(status, 200);
    return String(body.id);
  };
  const join = async (team: string, visitor: Visitor, role: string): Promise<void> => {
    assert.equal((await owner.post('/teams/invite', { team, email: visitor.email, role })).status, 204);
    assert.equal((await visitor.post('/invitations/accept', { id: tokenFor(service, visitor.email) })).status, 204);
  };
  const staffed = async (): Promise<string> => {
    const team = await make();
    await join(team, admin, 'admin');
    await join(team, member, 'member');
    return team;
  };
  const members = async (team: string) => (await owner.get(`/team?team=${team}`)).body.members as readonly Member[];
  const membership = async (team: string, { email }: Visitor) =>
    (await members(team)).find((each) => each.email === email)?.membershipId ?? '';
  const use = async (text: unknown) => (await service.post(smallBody(), bearer(String(text)))).status;

  it('have unique names', async () => {
    const team = await make();
    assert.deepEqual(codeOf(await stranger.post('/teams/create', { name: `TEAM ${serial}` })), [409, 'name_taken']);
    assert.deepEqual(codeOf(await stranger.post('/teams/create', { name: '' })), [400, 'invalid_name']);
    assert.deepEqual(
      (await members(team)).map(({ email, role }) => [email, role]),
      [['owner@example.com', 'owner']],
    );
  });

  it('admit only users who were invited by mail', async () => {
    const team = await make();
    await owner.post('/teams/invite', { team, email: member.email, role: 'member' });
    const id = tokenFor(service, member.email);
    assert.deepEqual(codeOf(await stranger.post('/invitations/accept', { id })), [404, 'not_found']);
    assert.equal((await member.post('/invitations/accept', { id })).status, 204);
    assert.deepEqual(codeOf(await member.post('/invitations/accept', { id })), [404, 'not_found']);
    await owner.post('/teams/invite', { team, email: admin.email, role: 'admin' });
    const second = tokenFor(service, admin.email);
    assert.equal((await owner.post('/teams/invitations/cancel', { team, id: second })).status, 204);
    assert.deepEqual(codeOf(await admin.post('/invitations/accept', { id: second })), [404, 'not_found']);
    assert.equal((await members(team)).length, 2);
  });

  it('W15 are reported as not found to users who are not members', async () => {
    const team = await staffed();
    for (const path of ['/team', '/keys', '/usage', '/audit']) {
      const [known, unknown] = [await stranger.get(`${path}?team=${team}`), await stranger.get(`${path}?team=team_x`)];
      assert.match(bytesOf(known), /^404 /);
      assert.equal(bytesOf(known), bytesOf(unknown));
    }
    const id = await membership(team, member);
    for (const [path, more] of [
      ['/teams/invite', { email: 'x@example.com', role: 'admin' }],
      ['/teams/role', { member: id, role: 'owner' }],
      ['/teams/remove', { member: id }],
      ['/teams/transfer', { member: id }],
      ['/teams/rename', { name: 'Mine' }],
      ['/teams/leave', {}],
      ['/teams/delete', {}],
    ] as const) {
      const known = await stranger.post(path, { team, ...more });
      assert.match(bytesOf(known), /^404 /, path);
      assert.equal(bytesOf(known), bytesOf(await stranger.post(path, { team: 'team_x', ...more })), path);
    }
    assert.deepEqual(codeOf(await stranger.post('/keys/create', { name: 'x', team })), [404, 'not_found']);
    assert.equal((await members(team)).length, 3);
  });

  it('let members read, admins manage keys and members, and owners do everything', async () => {
    const team = await staffed();
    const [memberId, adminId] = [await membership(team, member), await membership(team, admin)];
    assert.equal((await member.get(`/team?team=${team}`)).status, 200);
    assert.equal((await member.get(`/keys?team=${team}`)).body.mayChange, false);
    for (const [path, body] of [
      ['/teams/invite', { email: 'x@example.com', role: 'member' }],
      ['/teams/role', { member: memberId, role: 'owner' }],
      ['/teams/remove', { member: adminId }],
      ['/teams/transfer', { member: adminId }],
      ['/teams/rename', { name: 'Mine' }],
      ['/teams/delete', {}],
      ['/keys/create', { name: 'x' }],
    ] as const) {
      assert.deepEqual(codeOf(await member.post(path, { team, ...body })), [403, 'not_permitted'], path);
    }
    for (const [path, body] of [
      ['/teams/role', { member: memberId, role: 'owner' }],
      ['/teams/invite', { email: 'x@example.com', role: 'owner' }],
      ['/teams/transfer', { member: memberId }],
      ['/teams/delete', {}],
    ] as const) {
      assert.deepEqual(codeOf(await admin.post(path, { team, ...body })), [403, 'not_permitted'], path);
    }
    assert.equal((await admin.post('/keys/create', { name: 'ci', team })).status, 200);
    assert.equal((await admin.post('/teams/remove', { team, member: memberId })).status, 204);
    assert.deepEqual(codeOf(await member.get(`/team?team=${team}`)), [404, 'not_found']);
  });

  it('always have an owner, who can transfer ownership', async () => {
    const team = await staffed();
    assert.deepEqual(codeOf(await owner.post('/teams/leave', { team })), [409, 'sole_owner']);
    assert.deepEqual(codeOf(await owner.post('/delete', { password })), [409, 'sole_owner']);
    assert.equal((await owner.post('/teams/transfer', { team, member: await membership(team, admin) })).status, 204);
    assert.deepEqual(
      (await members(team)).map(({ email, role }) => [email, role]),
      [
        ['owner@example.com', 'admin'],
        ['admin@example.com', 'owner'],
        ['member@example.com', 'member'],
      ],
    );
    assert.equal((await owner.post('/teams/leave', { team })).status, 204);
    assert.equal((await admin.post('/teams/delete', { team })).status, 204);
  });

  it('W15 have keys that remain when their creator leaves, depend on the team’s plan, and are deleted with the team', async () => {
    const team = await staffed();
    const { body } = await admin.post('/keys/create', { name: 'ci', team });
    assert.equal(await use(body.text), 403);
    await service.stores.teams.setPlan(team, 'team');
    assert.equal(await use(body.text), 200);
    await owner.post('/teams/remove', { team, member: await membership(team, admin) });
    assert.equal(await use(body.text), 200);
    const { id } = body.key as { id: string };
    assert.deepEqual(codeOf(await admin.post('/keys/revoke', { id })), [404, 'not_found']);
    assert.deepEqual(codeOf(await member.post('/keys/revoke', { id })), [403, 'not_permitted']);
    assert.equal((await owner.post('/teams/delete', { team })).status, 204);
    assert.equal(await use(body.text), 401);
  });

  it('have an audit log', async () => {
    const team = await staffed();
    const events = (await member.get(`/audit?team=${team}`)).body.events as { action: string }[];
    assert.deepEqual(events.map(({ action }) => action).sort(), [
      'member.invited',
      'member.invited',
      'member.joined',
      'member.joined',
      'team.created',
    ]);
  });
});

describe('deleting an account', async () => {
  const service = await startTestService();
  after(() => service.close());

  it('requires the password, deletes everything, and frees the address', async () => {
    const ada = await logInAs(service, 'ada@example.com');
    await service.stores.users.setPlan(String((await ada.open()).body.userId), 'pro');
    const { text } = (await ada.post('/keys/create', { name: 'mine' })).body;
    const exported = await ada.get('/export');
    assert.match(exported.text, /"name":"mine"/);
    assert.ok(!exported.text.includes(String(text).slice(8, -4)) && !/scrypt|csrf|digest/i.test(exported.text));
    assert.deepEqual(codeOf(await ada.post('/delete', { password: 'nine purple elephants' })), [403, 'wrong_password']);
    assert.equal((await ada.post('/delete', { password })).status, 204);
    assert.equal((await ada.open()).status, 401);
    assert.equal((await service.post(smallBody(), bearer(String(text)))).status, 401);
    const again = createVisitor(service, ada.email);
    assert.deepEqual(codeOf(await again.post('/log-in', { email: ada.email, password })), [401, 'wrong_credentials']);
    await logInAs(service, ada.email);
  });
});
