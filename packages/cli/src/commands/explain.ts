import { ruleCatalogue } from '@agent-grade/engine';
import { rulePages } from '@agent-grade/engine/pages';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** A rule's whole page: why it matters, how to fix it, when it is fine, with examples. */
export function explain(id: string, terminal: Terminal): ExitCode {
  const rule = ruleCatalogue.find((candidate) => candidate.id === id.toUpperCase());
  if (rule === undefined) {
    terminal.error(`There is no rule "${id}". "agent-grade rules" lists them.\n`);
    return exitCodes.usage;
  }
  const { severity, references, category } = rule;
  terminal.out(`${rulePages[rule.id].trim()}\n\n`);
  terminal.out(`Worst severity: ${severity} · category: ${category} · ${references.join(' · ')}\n`);
  return exitCodes.clean;
}
