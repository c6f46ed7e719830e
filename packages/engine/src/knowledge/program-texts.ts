/** Whether `evaluate` means assessing: progress and processes are assessed, and only program text is evaluated by running it. */
export function assessesWork(words: readonly string[]): boolean {
  return words[0] === 'evaluate' && words.includes('process') && !words.some((word) => programTexts.has(word));
}

const programTexts: ReadonlySet<string> = new Set(
  'command commands cmd script scripts code python javascript js typescript ruby program cell'.split(' '),
);

const checkers: ReadonlySet<string> = new Set(
  'compiler compilers linter linters formatter formatters checker checkers typechecker'.split(' '),
);

/** What a command does that its author wrote. */
const checks: ReadonlySet<string> = new Set('validation verification lint'.split(' '));

/** Whether a program that checks or compiles code is run: `run_typescript_compiler`, `run_validation_command`. */
export function runsChecker(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    return programTexts.has(word) ? checkers.has(next) : checks.has(word) && /^commands?$/.test(next);
  });
}
