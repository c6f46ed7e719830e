import type { Prompt, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Mention } from '../prompt/reading.ts';
import { readMentions } from '../prompt/reading.ts';
import { noSigns, readSigns, type Signs } from '../prompt/signs.ts';
import { LastOfLength } from '../text/last-of-length.ts';
import type { Located } from '../text/span.ts';

/** A text that a model reads, with the results of one scan. */
export interface ModelText<Owner extends Prompt | Tool = Prompt | Tool> {
  readonly text: Located<string>;
  readonly owner: Owner;
  readonly signs: Signs;
  readonly mentions: readonly Mention[];
}

/** The texts of a file that models read. */
export interface ModelTexts {
  /** Prompts in which the scan found a sign of some rule. */
  readonly ofPrompts: readonly ModelText<Prompt>[];
  /** Long system prompts of agents with tools, with or without a sign. */
  readonly workedOut: readonly Prompt[];
  readonly ofTools: readonly ModelText<Tool>[];
}

/** A permitted value of a parameter that is no sentence; lists of them are long. Longer values may be encoded text, and digits may be personal data. */
const bareName = /^(?!(?:\D{0,22}\d){9})[a-z\d][\w.:@+-]{0,22}$/i;
/** From this length a system prompt says more than the agent's purpose. */
const workedOutMin = 200;

/**
 * The texts that models read in this file. Prompts without any sign are left out: most of a thousand prompts are of this kind, and each
 * further scan of them costs time. The texts of a test suite are data.
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

/** Shorter texts are scanned again, because caching them costs more. */
const rememberedMin = 40;

/** Scans equal texts only once: nodes of a workflow and agents of a crew repeat theirs. */
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

/** Every text of a tool that a model reads. */
export function textsOfTool(tool: Tool): readonly Located<string>[] {
  return tool.description === null ? tool.metadata : [tool.description, ...tool.metadata];
}
