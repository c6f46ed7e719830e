import type { Command, Tool, ToolParameter } from '../agent/facts.ts';

/** Shell syntax: chaining, pipes, redirection, substitution. Without it the words may be passed to the program directly. */
const shellSigns = /[|;<>`]|&&|\$\(/;
/** `{{ unit }}`, `{unit}`. The shell's own `${unit}` stays one word, and a filter (`{{ unit | quote }}`) may quote the value. */
const placeholder =
  /(?<![$\w])\{\{?\s{0,4}(?:(?:args|params|parameters|input|inputs)\.)?([A-Za-z_][\w-]{0,60})\s{0,4}\}\}?/g;
const lineMax = 4_000;
const texts: ReadonlySet<string> = new Set(['string', 'str', 'text', 'any']);

interface Spliced {
  readonly tool: Tool;
  readonly parameter: ToolParameter;
}

/** A parameter of the tool that is inserted into its shell command line, where its value can inject commands. */
export function splicedParameter({ purpose, tool, words, shell }: Command): Spliced | null {
  if (purpose !== 'tool' || tool === undefined || !shell || words.length !== 1 || tool.approval === 'always')
    return null;
  const line = words[0]?.value.slice(0, lineMax) ?? '';
  if (!shellSigns.test(line.replace(placeholder, ''))) return null;
  const spliced = new Set([...line.matchAll(placeholder)].map(([, name]) => name));
  const parameter = tool.parameters.find(({ name, type, bounded }) => {
    return !bounded && spliced.has(name.value) && (type === null || texts.has(type.toLowerCase()));
  });
  return parameter === undefined ? null : { tool, parameter };
}
