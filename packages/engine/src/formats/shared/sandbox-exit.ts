import type { Invocation } from '../../command/invocation.ts';
import { canonicalProgram, interpreters, powershells, shells } from '../../knowledge/interpreters.ts';
import { wordSet } from '../../text/word-set.ts';

/** Programs that start other programs, or reach the host from within a container. */
const launchers = wordSet(
  'docker podman nerdctl kubectl ssh sudo doas su env xargs find make tmux screen nohup npx bunx uvx *',
);

/** Whether one of the programs can start any other: if it may run outside the sandbox, so may everything. */
export function startsOtherPrograms(invocations: readonly Invocation[]): boolean {
  return invocations.some(({ program }) => {
    const name = canonicalProgram(program);
    return launchers.has(program) || shells.has(program) || powershells.has(program) || interpreters.has(name);
  });
}
