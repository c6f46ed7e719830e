/**
 * Limits on how much of a file's commands is parsed. They are counted, never timed: a megabyte of `a|` contains half a
 * million commands, each of which would take a kilobyte of memory. No hand-written file comes near; the report states
 * when a limit was reached.
 */
export const commandLimits = { commandsMax: 100_000, wordsMax: 50_000, containerOptionsMax: 10_000 } as const;

/** The remaining allowance while commands are parsed. */
export class Allowance {
  #commands: number = commandLimits.commandsMax;
  #words: number = commandLimits.wordsMax;

  /** How many single commands were truncated although allowance remained. */
  cuts = 0;

  get isSpent(): boolean {
    return this.#commands <= 0 || this.#words <= 0;
  }

  takeCommand(): void {
    this.#commands--;
  }

  takeWord(): void {
    this.#words--;
  }

  /** Takes up to `count` words from the allowance and returns how many were granted. */
  takeWords(count: number): number {
    const taken = this.isSpent ? 0 : Math.min(count, this.#words);
    this.#words -= taken;
    return taken;
  }
}
