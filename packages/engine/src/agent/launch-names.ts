import type { Command } from './facts.ts';

/** What a launch starts, each name once: packages, and programs that fetch none. A hostile line holds half a million of them. */
export function startedBy(launch: Command | null): readonly string[] {
  const names = (launch?.invocations ?? []).map((invocation) => invocation.package?.name ?? invocation.program);
  return names.length < 2 ? names : [...new Set(names)];
}
