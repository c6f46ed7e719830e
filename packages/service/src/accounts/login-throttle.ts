/**
 * Makes guessing one account's password slow from anywhere, without locking its owner out: whoever comes from a device that has logged
 * in before has a count of their own.
 */
export interface LoginThrottle {
  /** Seconds until the next attempt may be made; 0 for now. */
  wait(email: string, knownDevice: boolean): number;
  failed(email: string, knownDevice: boolean): void;
  succeeded(email: string, knownDevice: boolean): void;
}

const table = { freeFailures: 5, longestSeconds: 900, subjectsMax: 50_000 } as const;

interface Count {
  readonly failures: number;
  readonly untilMs: number;
}

export function createLoginThrottle(nowMs: () => number): LoginThrottle {
  const counts = new Map<string, Count>();
  const subject = (email: string, known: boolean): string => `${known ? 'known' : 'new'} ${email}`;
  return {
    wait(email, known) {
      const until = counts.get(subject(email, known))?.untilMs ?? 0;
      return Math.max(0, Math.ceil((until - nowMs()) / 1000));
    },
    failed(email, known) {
      const name = subject(email, known);
      const failures = (counts.get(name)?.failures ?? 0) + 1;
      const seconds =
        failures < table.freeFailures ? 0 : Math.min(2 ** (failures - table.freeFailures), table.longestSeconds);
      // Set anew, so that the oldest stand first and are the ones forgotten.
      counts.delete(name);
      counts.set(name, { failures, untilMs: nowMs() + seconds * 1000 });
      const [oldest] = counts.keys();
      if (counts.size > table.subjectsMax && oldest !== undefined) counts.delete(oldest);
    },
    succeeded(email, known) {
      counts.delete(subject(email, known));
    },
  };
}
