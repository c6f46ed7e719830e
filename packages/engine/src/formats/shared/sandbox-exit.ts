import type { Invocation } from '../../command/invocation.ts';
import { canonicalProgram, interpreters, powershells, shells } from '../../knowledge/interpreters.ts';

/** Programs that start others, or reach the host from a container's command line. */
const starters: ReadonlySet<string> = new Set([
  'docker',
  'podman',
  'nerdctl',
  'kubectl',
  'ssh',
  'sudo',
  'doas',
  'su',
  'env',
  'xargs',
  'find',
  'make',
  'tmux',
  'screen',
  'nohup',
  'npx',
  'bunx',
  'uvx',
  '*',
]);

/** A command that may run outside a sandbox takes every other command with it: a shell, an interpreter, docker. */
export function leavesSandbox(invocations: readonly Invocation[]): boolean {
  return invocations.some(({ program }) => {
    const name = canonicalProgram(program);
    return starters.has(program) || shells.has(program) || powershells.has(program) || interpreters.has(name);
  });
}
