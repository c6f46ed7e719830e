import { passThrough } from '../../knowledge/decoders.ts';
import { wordsOf } from '../../knowledge/words.ts';
import type { Invocation, Word } from '../invocation.ts';
import { startedFiles } from '../started-files.ts';

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

const approving = new Set('allow allows approve approves accept accepts permit permits'.split(' '));
const everything = new Set('all always any anything everything unconditionally'.split(' '));
/** Words that do not narrow the name: `auto-allow-all-tool-calls`. Any other word may be a limit. */
const filling = new Set(
  'auto automatically hook hooks pre tool tools use call calls command commands permission permissions prompt prompts request requests'.split(
    ' ',
  ),
);

/** A script whose name says that it approves every call: `auto-allow-all.js`, `always_approve.sh`. Its content is unknown. */
export function namedApproval(invocations: readonly Invocation[]): Word | null {
  const found = startedFiles(invocations).find(({ word }) => saysItApprovesAll(word.text));
  return found?.word ?? null;
}

function saysItApprovesAll(path: string): boolean {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  const words = wordsOf(name.replace(/\.[a-z]{1,4}$/i, ''));
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  if (!has(approving) || !has(everything)) return false;
  return words.every((word) => approving.has(word) || everything.has(word) || filling.has(word));
}
