import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { safeValueOf } from './switch.ts';
import { spelling } from './vocabulary.ts';

/** Where a host looks for the switch: beside the address, or in a group of its own. */
const groups: readonly (readonly string[])[] = [
  [],
  ['requestOptions'],
  ['request_options'],
  ['tls'],
  ['ssl'],
  ['options'],
];

const checks: ReadonlySet<string> = new Set(spelling.certificateCheck);
const skips: ReadonlySet<string> = new Set(spelling.certificateSkip);

/** Switches that turn the check of a server's certificate off, and those that say it is on. */
export function readCertificateChecks(entry: Cursor, credential: boolean, model: ModelBuilder, scope: Scope): void {
  for (const group of groups) {
    const place = entry.get(...group);
    if (!place.isMapping) continue;
    for (const { key, value } of place.members()) {
      if (checks.has(key.value)) addCheck(value, false, credential, model, scope);
      else if (skips.has(key.value)) addCheck(value, true, credential, model, scope);
    }
  }
}

function addCheck(cursor: Cursor, offWhen: boolean, credential: boolean, model: ModelBuilder, scope: Scope): void {
  const value = cursor.boolean();
  if (value === null) return;
  const state = value.value === offWhen ? 'off' : 'on';
  const safe = safeValueOf(cursor, state === 'on');
  model.transports.push({ ...scope, ...safe, at: value.at, kind: 'certificate-check', state, credential });
}
