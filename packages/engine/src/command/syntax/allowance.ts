/**
 * How much of a file's commands is followed. Counted, never timed: a megabyte of `a|` holds half a million commands, each of which would
 * cost a kilobyte of memory. No file that people write comes near; where one is cut off, the report says so.
 */
export const commandLimits = { commandsMax: 100_000, wordsMax: 50_000, containerOptionsMax: 10_000 } as const;

/** What is left of it while commands are read. */
export class Allowance {
  #commands: number = commandLimits.commandsMax;
  #words: number = commandLimits.wordsMax;

  /** How often a single command was cut off although there was something left. */
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

  /** How many of so many words may be taken, which are. */
  takeWords(count: number): number {
    const taken = this.isSpent ? 0 : Math.min(count, this.#words);
    this.#words -= taken;
    return taken;
  }
}
