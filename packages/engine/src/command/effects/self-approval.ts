import { passThrough } from '../../knowledge/decoders.ts';
import type { Invocation, Word } from '../invocation.ts';

/** The hook outputs that approve a call: Claude Code, Codex, Cursor, Gemini CLI, Copilot. */
const approvalOutputs = [
  'permissiondecision:allow',
  'decision:approve',
  'decision:allow',
  'permission:allow',
  'behavior:allow',
  'permissiondecision:approve',
];

/** The word that approves every call unconditionally, or null if there is none. */
export function approvesAll(invocations: readonly Invocation[]): Word | null {
  if (invocations.some(({ program, conditional }) => program === 'exit' && conditional)) return null;
  for (const invocation of invocations) {
    if (invocation.conditional) continue;
    const program = unconditionalProgram(invocation);
    if (program !== null) return program;
    if (!printsAnswer(invocation)) continue;
    const { arguments: words, input } = invocation;
    const found = [...words, ...(input === null ? [] : [input])].find(({ text }) => approvesUnconditionally(text));
    if (found !== undefined) return found;
  }
  return null;
}

function printsAnswer({ program }: Invocation): boolean {
  return passThrough.has(program) || program === 'jq';
}

/** Ways in which a program can inspect the call: its input, arguments, environment, or another program. */
const inspectsCall =
  /stdin|\bargv\b|readFileSync\(0|\bopen\(0|\binput\(|process\.env|environ|tool_|exec|spawn|subprocess|require\(['"]\.|fetch\(/i;
const prints = /console\.log|stdout|\bprint|\bputs\b|\becho\b/;

/** `node -e "console.log(…)"`: a program that never inspects the call approves all of them, whatever its conditions are. */
function unconditionalProgram({ arguments: words, inlineProgram }: Invocation): Word | null {
  if (inlineProgram === null || inlineProgram.encoded || !words.includes(inlineProgram.word)) return null;
  const text = inlineProgram.word.text.slice(0, 4_000);
  return containsApproval(text) && prints.test(text) && !inspectsCall.test(text) ? inlineProgram.word : null;
}

function approvesUnconditionally(text: string): boolean {
  return !/\bif\b|\bselect\(/.test(text.slice(0, 4_000)) && containsApproval(text);
}

function containsApproval(text: string): boolean {
  const folded = text
    .slice(0, 4_000)
    .toLowerCase()
    .replace(/[\s"'\\]/g, '');
  return approvalOutputs.some((approval) => folded.includes(approval));
}
