import type { Node } from '../../../document/tree.ts';
import { oncePer } from '../../../text/once-per.ts';
import { Spoken } from './spoken.ts';
import type { Topic } from './topics.ts';

/**
 * Whether a document uses the vocabulary of agent configurations, in any place and layout: models and tools, approval, limits and
 * restrictions. A single topic is not enough; several are needed, and one that is specific to agents.
 */
export const isAgentic = oncePer((root: Node): boolean => {
  const spoken = new Spoken(root);
  return speaksOfModels(spoken) && speaksOfDeeds(spoken) && weight(spoken) >= leastOf(spoken);
});

/**
 * The required weight. It grows with the document's length, because long documents contain more topics by chance, and with the
 * doubt whether an agent is meant.
 */
function leastOf(spoken: Spoken): number {
  const { nodes } = spoken;
  const ofLength = nodes < 60 ? 4 : nodes < 200 ? 5 : nodes < 500 ? 6 : nodes < 1_000 ? 7 : 9;
  return ofLength + doubt(spoken);
}

const toolsLeast = 3;

/**
 * How ambiguous the vocabulary is: none where it is specific to language models. People and machines are called agents and have
 * models as well.
 */
function doubt(spoken: Spoken): number {
  const { models, tools } = spoken;
  const isNamed = spoken.on('agent') > 0;
  if (spoken.on('language') + spoken.addressed + spoken.toolRules + spoken.permissionModes + spoken.startedAgents > 0)
    return 0;
  if (isRuledThroughout(spoken) || (isNamed && models > 1) || tools.size >= toolsLeast) return 0;
  if (models > 1) return 1;
  return isNamed && runsCommands(spoken) ? 0 : 2;
}

function runsCommands(spoken: Spoken): boolean {
  return spoken.on('command') > 1 || spoken.on('fence') > 0 || (spoken.on('sandbox') > 0 && spoken.on('bound') > 0);
}

/** Whether a model that acts by itself is mentioned. */
function speaksOfModels(spoken: Spoken): boolean {
  const { models, addressed, toolRules, permissionModes, startedAgents, tools, runningTools, rulings } = spoken;
  return (
    spoken.on('language') + spoken.on('agent') + addressed + toolRules + permissionModes + startedAgents > 0 ||
    models > 1 ||
    (tools.size >= toolsLeast && (spoken.on('oversight') > 0 || rulings > 1 || spoken.on('fence') > 1)) ||
    (tools.size >= 2 * toolsLeast && runningTools.size > 0) ||
    isRuledThroughout(spoken)
  );
}

const aboutDeeds = [
  ...(['oversight', 'sandbox', 'guard', 'bound'] as const),
  ...(['delegation', 'autonomy', 'tool', 'fence', 'database'] as const),
] satisfies Topic[];

/** Whether actions are mentioned; a program that only writes texts has a model and a prompt as well. */
function speaksOfDeeds(spoken: Spoken): boolean {
  const { tools, toolRules } = spoken;
  return (
    tools.size >= toolsLeast ||
    toolRules + spoken.permissionModes + spoken.startedAgents > 0 ||
    // An agent with its model.
    (spoken.on('agent') > 0 && spoken.models > 1) ||
    spoken.on('command') > 1 ||
    aboutDeeds.some((topic) => spoken.on(topic) > 0)
  );
}

/** Whether the document is a map of decisions on tools: `{file_read: ask, file_delete: deny, …}`. */
function isRuledThroughout({ rulings, changingTools, nodes }: Spoken): boolean {
  return rulings >= toolsLeast && changingTools.size > 1 && rulings * 2 >= nodes - 1;
}

const weak = [
  ...(['worker', 'prompt', 'tool', 'autonomy', 'sandbox', 'guard'] as const),
  ...(['bound', 'memory', 'delegation', 'model', 'aim', 'reach', 'database'] as const),
] satisfies Topic[];

function weight(spoken: Spoken): number {
  const { models, addressed, tools, changingTools, runningTools, rulings, toolRules } = spoken;
  return (
    reached(spoken.on('language'), 1, 1, 2) +
    reached(models, 1, 2, 5) +
    reached(addressed, 1, 1, 1, 2) +
    reached(toolRules, 1, 1, 2, 3, 5) +
    reached(tools.size, 3, 6) +
    reached(changingTools.size, 3) +
    reached(rulings, 2) +
    // Decisions on tools that run commands: people's own commands need none.
    (rulings > 1 && runningTools.size > 0 ? 2 : 0) +
    (isRuledThroughout(spoken) ? 3 : 0) +
    (spoken.permissionModes > 0 ? 4 : 0) +
    (spoken.startedAgents > 0 ? 4 : 0) +
    reached(spoken.on('agent'), 1, 3) +
    reached(spoken.on('oversight'), 1, 3) +
    reached(spoken.on('command'), 2) +
    reached(spoken.on('fence'), 1, 2) +
    weak.filter((topic) => spoken.on(topic) > 0).length
  );
}

/** How many of the steps the number has reached. */
function reached(count: number, ...steps: readonly number[]): number {
  return steps.filter((step) => count >= step).length;
}
