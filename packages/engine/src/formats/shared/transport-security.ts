import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** Sections of an entry in which hosts also accept the switch. */
const groups = ['requestOptions', 'request_options', 'tls', 'ssl', 'options'] as const;

const skips: ReadonlySet<string> = new Set(spelling.certificateSkip);
const switches: ReadonlySet<string> = new Set([...spelling.certificateCheck, ...spelling.certificateSkip]);

/** Reads the switches that disable or enable the check of a server's certificate. */
export function readCertificateChecks(entry: Cursor, credential: boolean, model: ModelBuilder, scope: Scope): void {
  readGroup(entry, credential, model, scope);
  for (const group of groups) if (entry.has(group)) readGroup(entry.get(group), credential, model, scope);
}

function readGroup(group: Cursor, credential: boolean, model: ModelBuilder, scope: Scope): void {
  group.visitNamed(switches, (name, value) => addCheck(value, skips.has(name), credential, model, scope));
}

function addCheck(cursor: Cursor, offWhen: boolean, credential: boolean, model: ModelBuilder, scope: Scope): void {
  const value = cursor.boolean();
  if (value === null) return;
  const state = value.value === offWhen ? 'off' : 'on';
  model.transports.push({ ...scope, at: value.at, kind: 'certificate-check', state, credential });
}
