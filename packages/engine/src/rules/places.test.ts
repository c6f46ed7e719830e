import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Step } from '../text/span.ts';
import { itemOrSetting, nameOf, ofItem, settingOf } from './places.ts';

const at = (...path: readonly Step[]) => ({
  document: 0,
  span: { start: 0, end: 0 },
  entry: { start: 0, end: 0 },
  path,
  isListItem: typeof path.at(-1) === 'number',
});

it('a setting is named by its key, or for a list item by the key of its list', () => {
  assert.equal(nameOf(at('sandbox', 'enabled')).value, 'enabled');
  assert.equal(nameOf(at('server', 'cors', 0)).value, 'cors');
  assert.equal(nameOf(at()).value, 'The file');
});

it('an item of a list is named, unless its name is the setting', () => {
  const named = (itemName: string, ...path: readonly Step[]) => ({ ...at(...path), itemName });
  assert.equal(settingOf(named('desk', 'services', 0, 'privileged')).value, 'services.privileged of desk');
  assert.equal(settingOf(named('desk', 'routes', 0)).value, 'routes of desk');
  assert.equal(ofItem({ value: 'desk', at: named('desk', 'env', 0, 'name') }).value, 'desk');
  assert.equal(ofItem({ value: 'url', at: at('url') }).value, 'url');
  assert.equal(itemOrSetting(named('desk', 'routes', 0)).value, 'desk');
  assert.equal(itemOrSetting(named('desk', 'routes', 0, 'public')).value, 'routes.public of desk');
  assert.equal(itemOrSetting(at('telegram', 'dmPolicy')).value, 'telegram.dmPolicy');
});

it('the parent key is a prefix unless it is unreadable there', () => {
  assert.equal(settingOf(at('sandbox', 'enabled')).value, 'sandbox.enabled');
  assert.equal(settingOf(at('tools', 'allow', 2)).value, 'tools.allow');
  assert.equal(settingOf(at('services', 0, 'privileged')).value, 'services.privileged');
  assert.equal(settingOf(at('chat.tools.global.autoApprove')).value, 'chat.tools.global.autoApprove');
  assert.equal(settingOf(at('https://mcp.example.com', 'trust')).value, 'trust');
  assert.equal(settingOf(at()).value, 'The file');
});
