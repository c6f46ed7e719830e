import type { Invocation, Word } from '../invocation.ts';

/** Program texts are searched up to this length. */
const textMax = 20_000;
const namesMax = 20;

/** Assignments of a field of the hook's input to a variable: `p=i.tool_input?.file_path||''`, `{file_path: p} = call.toolInput`. */
const assigned = /([\w$]{1,40})\s{0,4}=(?!=)[^;=\n]{0,120}\btool_?[iI]nput\b/g;
const destructured = /\{([\w$,:\s]{1,200})\}\s{0,4}=(?!=)[^;=\n]{0,120}\btool_?[iI]nput\b/g;

/** Calls that pass a line to a shell, with what is passed. `/a/.exec(text)` is none. */
const shellCalls =
  /(?:(?<![.\w$])exec|(?<![\w$])execSync|child_process['")]{0,3}\.exec|(?<![\w.])os\.(?:system|popen))\(([^;\n]{1,600})/g;
const shellFlagged = /(?<![\w.])subprocess\.\w{2,14}\(([^;\n]{1,600})/g;

/**
 * The variable with the hook's input from which a program in JavaScript or Python builds a command line for a shell:
 * `execSync('prettier --write "' + path + '"')`. Quotes in the line do not help, since a path can contain them.
 */
export function findComposedLine({ inlineProgram }: Invocation): Word | null {
  if (inlineProgram === null || inlineProgram.encoded) return null;
  const text = inlineProgram.word.text.slice(0, textMax);
  if (!/tool_?[iI]nput/.test(text)) return null;
  const names = inputNames(text);
  if (names.length === 0) return null;
  const inserted = insertionOf(names);
  const passed = [...text.matchAll(shellCalls), ...[...text.matchAll(shellFlagged)].filter(isForShell)];
  for (const [, line = ''] of passed) {
    const name = inserted
      .exec(line)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (name !== undefined) return { ...inlineProgram.word, text: name };
  }
  return null;
}

function isForShell([, line = '']: RegExpExecArray): boolean {
  return /\bshell\s{0,2}=\s{0,2}True\b/.test(line);
}

function inputNames(text: string): readonly string[] {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(assigned)) names.add(name);
  for (const [, list = ''] of text.matchAll(destructured)) {
    for (const part of list.split(',')) names.add((part.split(':').at(-1) ?? '').trim());
  }
  return [...names].filter((name) => name !== '').slice(0, namesMax);
}

/** A variable joined to a string, or inside one: `'a ' + p`, `'a ' + JSON.stringify(p)`, `${p}`, `f"a {p}"`, `'a %s' % p`. */
function insertionOf(names: readonly string[]): RegExp {
  const name = `(${names.map((one) => one.replaceAll('$', '\\$')).join('|')})\\b`;
  const joined = `['"\`]\\s{0,4}[+%]\\s{0,4}\\(?(?:JSON\\.stringify\\(\\s{0,4})?${name}`;
  const inside = `\`[^\`]{0,400}\\$\\{\\s{0,4}${name}|\\bf['"][^\\n]{0,400}\\{${name}`;
  return new RegExp(`${joined}|${inside}`);
}
