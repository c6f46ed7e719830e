import type { Prompt } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { type Mention, MentionReader } from '../prompt/reading.ts';

/** A prompt, and what it tells a model. */
export interface ReadPrompt {
  readonly prompt: Prompt;
  readonly mentions: readonly Mention[];
}

/** Several rules ask: the answer is kept as long as the model lives. */
const promptsOfModels = new WeakMap<AgentModel, readonly ReadPrompt[]>();

/** Every prompt of the agent, each different text read once: nodes of a workflow and agents of a crew repeat theirs. */
export function readPrompts(agent: AgentModel): readonly ReadPrompt[] {
  const known = promptsOfModels.get(agent);
  if (known !== undefined) return known;
  const reader = new MentionReader();
  const prompts: ReadPrompt[] = [];
  for (const prompt of agent.prompts) prompts.push({ prompt, mentions: reader.read(prompt.text.value) });
  promptsOfModels.set(agent, prompts);
  return prompts;
}
