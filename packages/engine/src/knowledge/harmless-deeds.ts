import type { Capability } from '../agent/capability.ts';
import { verbs } from './tool-words.ts';

const playMoney: ReadonlySet<string> = new Set(['paper', 'simulated', 'simulate', 'mock', 'virtual', 'backtest']);

/** `paper_trade_buy`: a record is written, and nobody pays. */
export function unpaid(words: readonly string[], found: readonly Capability[]): readonly Capability[] {
  if (!found.includes('pay') || !words.some((word) => playMoney.has(word))) return found;
  return found.map((capability) => (capability === 'pay' ? 'write' : capability));
}

/** What is kept of a thing that was done. */
const records: ReadonlySet<string> = new Set(['status', 'history', 'log', 'logs']);

/** `install_status` and `run_history` tell what became of it. */
export function looksBack([first = '', last = '', ...more]: readonly string[]): boolean {
  const action = verbs().get(first);
  return more.length === 0 && (action === 'install' || action === 'execute') && records.has(last);
}
