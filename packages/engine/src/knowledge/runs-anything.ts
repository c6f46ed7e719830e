const running = /\b(?:runs?|executes?|evaluates?|executing|running)\b/u;
const anything = /\b(?:arbitrary|any|shell|bash|terminal|system|powershell)\b/u;
const program = /\b(?:commands?|code|scripts?|python|javascript)\b/u;

/** Whether a tool's description says it executes arbitrary code: "Executes arbitrary Python code", "run a shell command" in its first sentence. */
export function describesArbitraryExecution(description: string): boolean {
  const sentence = (description.slice(0, 300).split(/[.\n;]/u, 1)[0] ?? '').toLowerCase();
  if (/\b(?:not|never|without|cannot)\b/u.test(sentence)) return false;
  return running.test(sentence) && anything.test(sentence) && program.test(sentence);
}

/** Words for program text and commands, in the languages in which tools are described. */
const programs =
  /command|cmd|code|script|shell|bash|terminal|program|python|node|powershell|process|binar|befehl|comando|commande|c[oó]digo|команд|код|скрипт|命令|代码|脚本|コマンド|コード|명령|코드/u;

/** Whether a description may be about running programs; true for descriptions too short to tell. */
export function mayDescribePrograms(description: string): boolean {
  const text = description.slice(0, 600);
  return mentionsProgram(text) || !/\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(text);
}

/** Whether the text contains a word for program text or commands. */
export function mentionsProgram(text: string): boolean {
  return programs.test(text.toLowerCase());
}
