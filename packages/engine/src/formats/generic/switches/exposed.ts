import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Place, Step } from '../../../text/span.ts';

/** Who is let in without proof matters most where the same section opens the door: `server: {host: 0.0.0.0, auth: none}`. */
export function settleExposure(model: ModelBuilder, from: number): void {
  removeLocal(model, from);
  const open = model.exposures.filter(
    ({ kind, state }) => state === 'open' && (kind === 'bind' || kind === 'tunnel' || kind === 'public-trigger'),
  );
  for (const [index, fact] of model.authentications.entries()) {
    if (index < from || fact.exposed || fact.guards === 'oauth' || !open.some(({ at }) => isBeside(at, fact.at)))
      continue;
    model.authentications[index] = { ...fact, exposed: true };
  }
}

/** Who may only be reached from the machine itself asks nobody else: `{host: 127.0.0.1, auth: none}`. */
function removeLocal(model: ModelBuilder, from: number): void {
  const closed = new Map<string, boolean>();
  for (const { kind, state, at } of model.exposures) {
    if (kind !== 'bind' && kind !== 'tunnel' && kind !== 'public-trigger') continue;
    const section = sectionOf(at);
    if (section !== null) closed.set(section, state !== 'open' && closed.get(section) !== false);
  }
  if (closed.size === 0) return;
  const kept = model.authentications.filter((fact, index) => {
    if (index < from || fact.state !== 'none' || fact.guards === 'oauth') return true;
    return closed.get(sectionOf(fact.at) ?? '') !== true;
  });
  model.authentications.length = 0;
  for (const fact of kept) model.authentications.push(fact);
}

/** The root is none. */
function sectionOf({ document, path }: Place): string | null {
  return path.length < 2 ? null : JSON.stringify([document, path.slice(0, -1)]);
}

const loginSections: ReadonlySet<Step> = new Set(['auth', 'authentication']);

/** The section of one holds the other, or both are said of the whole file: `auth: {enabled: false}` and `server: {host: 0.0.0.0}`. */
function isBeside(door: Place, guard: Place): boolean {
  if (door.document !== guard.document) return false;
  const [section] = guard.path;
  if (section !== undefined && loginSections.has(section) && guard.path.length <= 2 && door.path.length <= 2)
    return true;
  return begins(guard.path, door.path.slice(0, -1)) || begins(door.path, guard.path.slice(0, -1));
}

function begins(path: readonly Step[], section: readonly Step[]): boolean {
  return section.every((step, index) => path[index] === step);
}
