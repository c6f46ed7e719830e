import type { Command } from './facts.ts';

/**
 * The distinct names that a launch command starts: packages, and programs that fetch none. A hostile line can contain
 * half a million.
 */
export function startedBy(launch: Command | null): readonly string[] {
  const names = (launch?.invocations ?? []).map((invocation) => invocation.package?.name ?? invocation.program);
  return names.length < 2 ? names : [...new Set(names)];
}
