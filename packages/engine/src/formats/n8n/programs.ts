import { includesOutsideData, type Step } from './node.ts';

/** Calls that run a text as a program or a command, with the text. `/a/.exec(text)` is a search. */
const evaluations =
  /(?:(?<![.\w$])(?:eval|exec)|\bnew\s{1,3}Function|\bexecSync|\brunIn(?:New|This)?Context)\s{0,3}\(\s{0,9}([^;\n]{1,300})/g;
const mayEvaluate = /eval|exec|Function|Context/;

/** A statement that gives a name to the program's input: `const code = $input.first().json.output`. */
const assignment = /\b([A-Za-z_]\w{0,60})\s{0,3}=(?!=)(.*)$/s;
const input = /\$input|\$json|\$\(|\bitems?\b|\b_(?:input|json|items)\b/;
/** Of a longer statement, only the beginning is looked at. */
const statementMax = 400;
const pythonInput = /\b_(?:input|json|items)\b/;

/** Reads a program that runs its input, such as the answer of a model. */
export function readProgram({ type, parameters, model, scope }: Step): void {
  // A tool's program gets what the model wrote under this name.
  const given = type === 'toolCode' ? ['query'] : [];
  for (const name of ['jsCode', 'functionCode', 'pythonCode']) {
    const program = parameters.get(name).text();
    if (program === null || !runsInput(program.value, given)) continue;
    const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
    model.executions.push({ ...scope, at: program.at, ...fact });
  }
}

function runsInput(program: string, given: readonly string[]): boolean {
  if (!mayEvaluate.test(program)) return false;
  const texts = [...program.matchAll(evaluations)].map(([, text = '']) => text);
  if (texts.length === 0) return false;
  const inputs = inputNames(program, given);
  return texts.some((text) => includesOutsideData(text) || pythonInput.test(text) || inputs.has(firstName(text)));
}

function inputNames(program: string, given: readonly string[]): ReadonlySet<string> {
  const names = new Set(given);
  for (const statement of program.split(/[;\n]/)) {
    const [, name, value = ''] = assignment.exec(statement.slice(0, statementMax)) ?? [];
    if (name !== undefined && input.test(value)) names.add(name);
  }
  return names;
}

function firstName(text: string): string {
  return /^[A-Za-z_]\w{0,60}/.exec(text)?.[0] ?? '';
}
