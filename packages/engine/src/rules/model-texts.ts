import type { Scope, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Located } from '../text/span.ts';

/** Every text by which a tool presents itself to a model. */
export function textsOfTool(tool: Tool): readonly Located<string>[] {
  return tool.description === null ? tool.metadata : [tool.description, ...tool.metadata];
}

/** Visits what a model reads in this file, with where it belongs. The texts of a test suite are data. */
export function visitTextsForModels(agent: AgentModel, visit: (text: Located<string>, scope: Scope) => void): void {
  if (agent.role === 'test-suite') return;
  for (let index = 0; index < agent.prompts.length; index++) {
    const prompt = agent.prompts[index];
    if (prompt !== undefined) visit(prompt.text, prompt);
  }
  for (let index = 0; index < agent.tools.length; index++) {
    const tool = agent.tools[index];
    if (tool === undefined || (tool.description === null && tool.metadata.length === 0)) continue;
    if (tool.description !== null) visit(tool.description, tool);
    for (const text of tool.metadata) visit(text, tool);
  }
}
