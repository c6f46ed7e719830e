const running = /\b(?:runs?|executes?|evaluates?|executing|running)\b/u;
const anything = /\b(?:arbitrary|any|shell|bash|terminal|system|powershell)\b/u;
const program = /\b(?:commands?|code|scripts?|python|javascript)\b/u;

/** "Executes arbitrary Python code", "run a shell command": the first sentence holds all three words. */
export function saysItRunsAnything(description: string): boolean {
  const sentence = (description.slice(0, 300).split(/[.\n;]/u, 1)[0] ?? '').toLowerCase();
  if (/\b(?:not|never|without|cannot)\b/u.test(sentence)) return false;
  return running.test(sentence) && anything.test(sentence) && program.test(sentence);
}

/** Words for programs in the languages that tools are described in. */
const programs =
  /command|cmd|code|script|shell|bash|terminal|program|python|node|powershell|process|binar|befehl|comando|commande|c[oó]digo|команд|код|скрипт|命令|代码|脚本|コマンド|コード|명령|코드/u;

/** A description in letters that speaks of no program at all is one of something else; one too short to tell is not. */
export function speaksOfPrograms(description: string): boolean {
  const text = description.slice(0, 600);
  return namesProgram(text) || !/\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(text);
}

export function namesProgram(text: string): boolean {
  return programs.test(text.toLowerCase());
}
