const running = /\b(?:runs?|executes?|evaluates?|executing|running)\b/u;
const anything = /\b(?:arbitrary|any|shell|bash|terminal|system|powershell)\b/u;
const program = /\b(?:commands?|code|scripts?|python|javascript)\b/u;

/** "Executes arbitrary Python code", "run a shell command": the first sentence holds all three words. */
export function saysItRunsAnything(description: string): boolean {
  const sentence = (description.slice(0, 300).split(/[.\n;]/u, 1)[0] ?? '').toLowerCase();
  if (/\b(?:not|never|without|cannot)\b/u.test(sentence)) return false;
  return running.test(sentence) && anything.test(sentence) && program.test(sentence);
}
