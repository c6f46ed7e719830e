import type { Scope, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Located } from '../text/span.ts';

/** Every text by which a tool presents itself to a model. */
export function textsOfTool(tool: Tool): readonly Located<string>[] {
  return tool.description === null ? tool.metadata : [tool.description, ...tool.metadata];
}

/** What a model reads in this file, with where it belongs. The texts of a test suite are data. */
export function* textsForModels(
  agent: AgentModel,
): Generator<{ readonly text: Located<string>; readonly scope: Scope }> {
  if (agent.role === 'test-suite') return;
  for (const prompt of agent.prompts) yield { text: prompt.text, scope: prompt };
  for (const tool of agent.tools) for (const text of textsOfTool(tool)) yield { text, scope: tool };
}
