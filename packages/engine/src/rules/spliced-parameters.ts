import type { Command, Tool, ToolParameter } from '../agent/facts.ts';

/** What only a shell reads: a chain, a pipe, a redirection or a substitution. Without one the words may go to the program as they are. */
const shellSigns = /[|;<>`]|&&|\$\(/;
/** `{{ unit }}`, `{unit}`; what the shell itself fills in (`${unit}`) is one word to it, and a filter (`{{ unit | quote }}`) may make it one. */
const placeholder =
  /(?<![$\w])\{\{?\s{0,4}(?:(?:args|params|parameters|input|inputs)\.)?([A-Za-z_][\w-]{0,60})\s{0,4}\}\}?/g;
const lineMax = 4_000;
const texts: ReadonlySet<string> = new Set(['string', 'str', 'text', 'any']);

interface Spliced {
  readonly tool: Tool;
  readonly parameter: ToolParameter;
}

/** A parameter of the command's own tool that stands in a shell's line: its text ends the argument and begins a command where it likes. */
export function splicedParameter({ purpose, tool, words, shell }: Command): Spliced | null {
  const line = words[0]?.value.slice(0, lineMax) ?? '';
  if (purpose !== 'tool' || tool === undefined || !shell || words.length !== 1 || tool.approval === 'always')
    return null;
  if (!shellSigns.test(line.replace(placeholder, ''))) return null;
  const spliced = new Set([...line.matchAll(placeholder)].map(([, name]) => name));
  const parameter = tool.parameters.find(({ name, type, bounded }) => {
    return !bounded && spliced.has(name.value) && (type === null || texts.has(type.toLowerCase()));
  });
  return parameter === undefined ? null : { tool, parameter };
}
