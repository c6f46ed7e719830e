import { ruleCatalogue, type Subject } from '@agent-grade/engine';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

/** Prints a rule's whole page: why it matters, how to fix it, when it is fine, with examples. */
export async function explain(id: string, terminal: Terminal): Promise<ExitCode> {
  const rule = ruleCatalogue.find((candidate) => candidate.id === id.toUpperCase());
  if (rule === undefined) {
    terminal.error(`${unknownRule(id)}\n`);
    return exitCodes.usage;
  }
  const { rulePages } = await import('@agent-grade/engine/pages');
  const { severity, references, category } = rule;
  terminal.out(`${rulePages[rule.id].trim()}\n\n`);
  terminal.out(`Worst severity: ${severity} · category: ${category} · ${references.join(' · ')}\n`);
  return exitCodes.clean;
}

/** Prints the pages of all rules that have findings, each once. */
export async function explainFound(subjects: readonly Subject[], terminal: Terminal): Promise<void> {
  const found = new Set(subjects.flatMap(({ report }) => report.findings.map(({ ruleId }) => ruleId)));
  for (const { id } of ruleCatalogue) {
    if (!found.has(id)) continue;
    terminal.out('\n');
    await explain(id, terminal);
  }
}

/** The error message for a rule that does not exist. */
export const unknownRule = (id: string): string => `There is no rule "${id}"; "agent-grade rules" lists them.`;
