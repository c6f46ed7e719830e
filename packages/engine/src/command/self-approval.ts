import { passThrough } from '../knowledge/decoders.ts';
import type { Invocation, Word } from './invocation.ts';

/** How hooks of the hosts say that a call needs no question: Claude Code, Codex, Cursor, Gemini CLI, Copilot. */
const approvals = [
  'permissiondecision:allow',
  'decision:approve',
  'decision:allow',
  'permission:allow',
  'behavior:allow',
  'permissiondecision:approve',
];

/** The word that approves every call, whatever it is: an answer that no condition stands before. */
export function approvesAll(invocations: readonly Invocation[]): Word | null {
  if (invocations.some(({ program, conditional }) => program === 'exit' && conditional)) return null;
  for (const invocation of invocations) {
    if (invocation.conditional || !answers(invocation)) continue;
    const { arguments: words, input } = invocation;
    const found = [...words, ...(input === null ? [] : [input])].find(({ text }) => approves(text));
    if (found !== undefined) return found;
  }
  return null;
}

function answers({ program }: Invocation): boolean {
  return passThrough.has(program) || program === 'jq';
}

function approves(text: string): boolean {
  if (/\bif\b|\bselect\(/.test(text.slice(0, 4_000))) return false;
  const folded = text
    .slice(0, 4_000)
    .toLowerCase()
    .replace(/[\s"'\\]/g, '');
  return approvals.some((approval) => folded.includes(approval));
}
