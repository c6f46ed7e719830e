import { lowered } from '../agent/conditions.ts';
import type { Command, Tool, ToolParameter } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';

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

/** Parameters that a tool inserts as text into what it runs. */
export function* checkSpliced({ commands, tools }: AgentModel) {
  for (const command of commands) {
    const spliced = splicedParameter(command);
    if (spliced === null) continue;
    const quote = { tool: spliced.tool.name, parameter: spliced.parameter.name };
    yield { ...facts, message: 'spliced', severity: lowered('medium', command), at: command.at, quote } as const;
  }
  for (const tool of tools) {
    if (tool.injectable === undefined || tool.approval === 'always') continue;
    const quote = { tool: tool.name, parameter: tool.injectable };
    const at = tool.injectable.at;
    yield { ...facts, message: 'splicedStatement', severity: lowered('low', tool), at, quote } as const;
  }
}

const facts = { confidence: 'medium' } as const;

/** A parameter of the tool that is inserted into its shell command line, where its value can inject commands. */
function splicedParameter({ purpose, tool, words, shell }: Command): Spliced | null {
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
