/** Teams from their members' view: an invitation by mail, a service key, roles, and deletion. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { bearer, smallBody } from '../../packages/service/src/testing/service.ts';
import { enterAs } from './account-stage.ts';
import { findAccessibilityViolations, type Stage, setStage } from './browser.ts';

describe('teams in a browser', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const use = async (key: string) => (await stage.service.post(smallBody(), bearer(key))).status;

  it('admit a user who follows the mail’s link, and share a service key that depends on the team’s plan', async () => {
    const owner = await enterAs(stage, 'owner@example.com', '/settings/teams');
    const { page } = owner;
    await page.getByText('You are not a member of any team.').waitFor();
    await page.getByLabel('Name').fill('Blue Team');
    await press(page, 'Create team');
    await page.getByRole('heading', { name: 'Blue Team' }).waitFor();
    const team = new URL(page.url()).searchParams.get('team') ?? '';
    await page.getByLabel('Email address').fill('not an address');
    await press(page, 'Send invitation');
    assert.equal(await page.locator('input:invalid').count(), 1);
    await page.getByLabel('Email address').fill('bob@example.com');
    await page.getByLabel('Role').selectOption('member');
    await press(page, 'Send invitation');
    await page.getByText('An invitation has been sent to bob@example.com').waitFor();
    const message = stage.service.messages.findLast(({ to }) => to === 'bob@example.com');
    const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(message?.text ?? '')?.[1] ?? '';
    assert.match(link, /^\/settings\/teams#invitation=/);

    // A visitor who is not logged in is redirected to the log-in and back.
    const bob = await enterAs(stage, 'bob@example.com', link);
    await bob.page.getByText('invites you to join as member').waitFor();
    assert.deepEqual(await findAccessibilityViolations(bob.page), []);
    await press(bob.page, 'Join Blue Team');
    await bob.page.getByRole('link', { name: 'Blue Team' }).click();
    await bob.page.getByText('Your role: member.').waitFor();
    assert.equal(await bob.page.getByRole('button', { name: 'Delete the team …' }).count(), 0);

    await page.goto(`${stage.service.url}/settings/keys?team=${team}`);
    await page.getByText('Requests with these keys are answered with 403').waitFor();
    await page.getByLabel('Key name').fill('pipeline');
    await press(page, 'Create key');
    const key = (await page.locator('.shown-once .secret').textContent()) ?? '';
    assert.equal(await use(key), 403);
    await stage.service.stores.teams.setPlan(team, 'team');
    assert.equal(await use(key), 200);

    await bob.page.goto(`${stage.service.url}/settings/keys?team=${team}`);
    await bob.page.getByText('Service key, created').waitFor();
    await bob.page.getByText('Only owners and admins of the team can create and revoke its keys.').waitFor();
    assert.equal(await bob.page.getByRole('button', { name: /Revoke|Rename|Replace/ }).count(), 0);
    assert.ok(!(await bob.page.content()).includes(key.slice(8, -4)));

    await page.goto(`${stage.service.url}/settings/teams?team=${team}`);
    await press(page, 'Change role: bob@example.com');
    await page.getByRole('form', { name: 'Role of bob@example.com' }).getByLabel('Role').selectOption('admin');
    await page
      .getByRole('form', { name: 'Role of bob@example.com' })
      .getByRole('button', { name: 'Change role' })
      .click();
    await page.getByText('bob@example.com now has the role admin.').waitFor();
    await press(page, 'Transfer ownership: bob@example.com');
    await press(page, 'Transfer the team');
    await page.getByText('bob@example.com is now the owner, and you are an admin.').waitFor();
    await press(page, 'Leave the team …');
    await press(page, 'Leave');
    await page.waitForURL('**/settings/teams');
    assert.equal(await use(key), 200, 'The key outlives who made it.');

    await bob.page.goto(`${stage.service.url}/settings/activity?team=${team}`);
    for (const text of ['invited bob@example.com as member', 'joined as', 'created the key pipeline', 'left:'])
      await bob.page.getByText(text).first().waitFor();
    await bob.page.goto(`${stage.service.url}/settings/teams?team=${team}`);
    await press(bob.page, 'Delete the team …');
    await press(bob.page, 'Delete the team permanently');
    await bob.page.waitForURL('**/settings/teams');
    await bob.page.getByText('You are not a member of any team.').waitFor();
    assert.equal(await use(key), 401);
    assert.deepEqual([...owner.pageErrors, ...bob.pageErrors], []);
    await page.context().close();
    await bob.page.context().close();
  });

  it('are declined by the invited user, and cancelled by the inviter', async () => {
    const owner = await enterAs(stage, 'cleo@example.com', '/settings');
    const { body } = await owner.visitor.post('/teams/create', { name: 'Red Team' });
    for (const email of ['dora@example.com', 'emil@example.com'])
      await owner.visitor.post('/teams/invite', { team: body.id, email, role: 'admin' });
    const dora = await enterAs(stage, 'dora@example.com', '/settings/teams');
    await press(dora.page, 'Decline');
    await dora.page.getByText('You are not a member of any team.').waitFor();
    await owner.page.goto(`${stage.service.url}/settings/teams?team=${String(body.id)}`);
    await press(owner.page, 'Withdraw the invitation of emil@example.com');
    await owner.page.getByText('The invitation of emil@example.com was withdrawn.').waitFor();
    const emil = await enterAs(stage, 'emil@example.com', '/settings/teams');
    await emil.page.getByText('You are not a member of any team.').waitFor();
    assert.equal(await emil.page.getByRole('button', { name: 'Join Red Team' }).count(), 0);
    for (const { page, pageErrors } of [owner, dora, emil]) {
      assert.deepEqual(pageErrors, []);
      await page.context().close();
    }
  });
});
