import type { Invocation } from '../command/invocation.ts';
import type { Command } from './facts.ts';
import type { AgentModel } from './model.ts';

/**
 * Visits every program that the file's commands start. Half of the rules do this and almost none finds anything, so the
 * visit allocates nothing.
 */
export function visitInvocations(model: AgentModel, visit: (invocation: Invocation, command: Command) => void): void {
  for (let at = 0; at < model.commands.length; at++) {
    const command = model.commands[at];
    if (command === undefined) continue;
    const { invocations } = command;
    for (let index = 0; index < invocations.length; index++) {
      const invocation = invocations[index];
      if (invocation !== undefined) visit(invocation, command);
    }
  }
}

/** The results of a search over those programs, in order. */
export function findInInvocations<Found>(
  model: AgentModel,
  find: (invocation: Invocation, command: Command) => Found | null,
): readonly Found[] {
  const found: Found[] = [];
  visitInvocations(model, (invocation, command) => {
    const one = find(invocation, command);
    if (one !== null) found.push(one);
  });
  return found;
}
