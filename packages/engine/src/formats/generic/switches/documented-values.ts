import type { ModelBuilder } from '../../../agent/builder.ts';
import type { EnvironmentEntry } from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';
import { scopeOf } from '../../shared/environment.ts';

/** A value that weakens a program, and the fact that it means. */
interface Weakness {
  readonly value: RegExp;
  readonly add: (entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder) => void;
}

/** Variables whose values are words of their own. https://docs.openwebui.com/reference/env-configuration/ */
const weaknesses: ReadonlyMap<string, Weakness> = new Map([
  ['DEFAULT_USER_ROLE', { value: /^admin$/, add: addAdministrators }],
  ['AUDIT_LOG_LEVEL', { value: /^REQUEST(?:_RESPONSE)?$/, add: addBodies }],
]);

export function hasDocumentedValues(name: string): boolean {
  return weaknesses.has(name);
}

/** Adds what the values of these variables mean. */
export function addDocumentedValues(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  for (const entry of entries) {
    const weakness = weaknesses.get(entry.name.value);
    if (entry.value !== null && weakness?.value.test(entry.value.value) === true)
      weakness.add(entry, entry.value, model);
  }
}

function addAdministrators(entry: EnvironmentEntry, { at }: Located<string>, model: ModelBuilder): void {
  const subject = locate(entry.name.value, at);
  model.grants.push({ ...scopeOf(entry), at, kind: 'admin', subject, wide: true });
}

function addBodies(entry: EnvironmentEntry, { at }: Located<string>, model: ModelBuilder): void {
  model.loggings.push({ ...scopeOf(entry), at, kind: 'raw-bodies', state: 'unsafe', origin: 'set' });
}
