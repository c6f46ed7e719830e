/**
 * A value that is a formula: in Power Fx, as in the topics of Copilot Studio, it begins with `=`.
 * https://learn.microsoft.com/power-platform/power-fx/yaml-formula-grammar
 */
const formula = /^([ \t]{0,200}(?:- )?[\w.-]{1,100}:[ \t]{1,20}=)([^\r\n]*)/gm;

/**
 * Joins the colons in formulas to what follows them: `value: ="total: " & Topic.Sum` is plain text to the programs that write it, and
 * a second key to YAML. Every offset still refers to the original text; without a formula at the offset, the text stays as it is.
 */
export function withFormulasJoined(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  if (text.slice(start, end === -1 ? text.length : end).search(formula) === -1) return text;
  return text.replace(formula, (_, key: string, value: string) => key + value.replace(/:[ \t]/g, ':_'));
}
