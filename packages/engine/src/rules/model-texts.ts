import type { Prompt, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Mention } from '../prompt/reading.ts';
import { readMentions } from '../prompt/reading.ts';
import { noSigns, readSigns, type Signs } from '../prompt/signs.ts';
import { LastOfLength } from '../text/last-of-length.ts';
import type { Located } from '../text/span.ts';

/** A text that a model reads, with its signs and mentions. */
export interface ModelText<Owner extends Prompt | Tool = Prompt | Tool> {
  readonly text: Located<string>;
  readonly owner: Owner;
  readonly signs: Signs;
  readonly mentions: readonly Mention[];
}

/** The texts of a file that models read. */
export interface ModelTexts {
  /** Prompts with a sign or a mention. */
  readonly ofPrompts: readonly ModelText<Prompt>[];
  /** Detailed system prompts of agents with tools, with or without a sign. */
  readonly workedOut: readonly Prompt[];
  readonly ofTools: readonly ModelText<Tool>[];
}

/** A possible parameter value, not a sentence; there may be long lists of them. Longer ones may be encoded, and digits may identify a person. */
const bareName = /^(?!(?:\D{0,22}\d){9})[a-z\d][\w.:@+-]{0,22}$/i;
/** Minimum length of a system prompt that describes more than the agent's purpose. */
const workedOutMin = 200;

/**
 * Collects the texts that models read. Prompts without any sign or mention are left out, since most of a thousand are such and each costs
 * time in every rule. The texts of a test suite are data.
 */
export function readModelTexts(agent: AgentModel): ModelTexts {
  const ofPrompts: ModelText<Prompt>[] = [];
  const workedOut: Prompt[] = [];
  const ofTools: ModelText<Tool>[] = [];
  if (agent.role === 'test-suite') return { ofPrompts, workedOut, ofTools };
  const reader = new TextReader();
  for (const prompt of agent.prompts) {
    const { value } = prompt.text;
    const { signs, mentions } = reader.read(value);
    if (value.length >= workedOutMin && prompt.role === 'system' && prompt.tools === true) workedOut.push(prompt);
    if (signs !== noSigns || mentions.length > 0) ofPrompts.push({ text: prompt.text, owner: prompt, signs, mentions });
  }
  for (const tool of agent.tools) {
    if (tool.description === null && tool.metadata.length === 0) continue;
    for (const text of textsOfTool(tool)) {
      if (bareName.test(text.value)) continue;
      const { signs, mentions } = reader.read(text.value);
      ofTools.push({ text, owner: tool, signs, mentions });
    }
  }
  return { ofPrompts, workedOut, ofTools };
}

type Read = Pick<ModelText, 'signs' | 'mentions'>;

/** Shorter texts are not cached: analysing them again costs less. */
const rememberedMin = 40;

/** Analyses texts with a cache: workflow nodes and agents of a crew repeat theirs. */
class TextReader {
  readonly #known = new LastOfLength<Read>();

  read(text: string): Read {
    if (text.length < rememberedMin) return readText(text);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const read = readText(text);
    this.#known.set(text, read);
    return read;
  }
}

function readText(text: string): Read {
  return { signs: readSigns(text), mentions: readMentions(text) };
}

/** Every text with which a tool describes itself to a model. */
export function textsOfTool(tool: Tool): readonly Located<string>[] {
  return tool.description === null ? tool.metadata : [tool.description, ...tool.metadata];
}
