import assert from 'node:assert/strict';
import { it } from 'node:test';
import { claudeHooks, geminiHooks } from '../claude-code-settings/hook-events.ts';
import { cursorHooks } from '../cursor-hooks/format.ts';
import { windsurfHooks } from '../windsurf-hooks/format.ts';
import { phaseOf } from './hook.ts';

it('every event by which hooks are recognised has a phase', () => {
  const signatures = [claudeHooks, geminiHooks, cursorHooks.signature.always[0], windsurfHooks.signature.always[0]];
  const events = signatures.flatMap((signature = '') => signature.match(/(?<=hooks\/)\w+/g) ?? []);
  assert.ok(events.length > 60);
  assert.deepEqual(
    events.filter((event) => phaseOf(event) === 'other'),
    [],
  );
});

it('an event that no host documents has none', () => {
  assert.equal(phaseOf('onLaunchDay'), 'other');
});
