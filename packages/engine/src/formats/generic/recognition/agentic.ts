import type { Node } from '../../../document/tree.ts';
import { oncePer } from '../../../text/once-per.ts';
import { Spoken } from './spoken.ts';
import type { Topic } from './topics.ts';

/**
 * Whether a document speaks as configurations of agents do, wherever in it and however it is laid out: of models and of tools, of who
 * is asked before something is done, of bounds and fences. One topic says nothing; it takes several, and one that is an agent's alone.
 */
export const isAgentic = oncePer((root: Node): boolean => {
  const spoken = new Spoken(root);
  return speaksOfModels(spoken) && speaksOfDeeds(spoken) && weight(spoken) >= leastOf(spoken);
});

/** The longer a document, the more of it is spoken of by chance. What is behind it has to show the more, the less its words are an agent's alone. */
function leastOf(spoken: Spoken): number {
  const { nodes } = spoken;
  const ofLength = nodes < 60 ? 4 : nodes < 200 ? 5 : nodes < 500 ? 6 : nodes < 1_000 ? 7 : 9;
  return ofLength + doubt(spoken);
}

const toolsLeast = 3;

/** None where nothing but a model of language is spoken of so; people and machines are agents as well, and have a model. */
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

/** Somebody who decides by itself is behind it. */
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

/** It does something: who only writes has a model and a prompt as well. */
function speaksOfDeeds(spoken: Spoken): boolean {
  const { tools, toolRules } = spoken;
  return (
    tools.size >= toolsLeast ||
    toolRules + spoken.permissionModes + spoken.startedAgents > 0 ||
    // An agent by that name, and its model.
    (spoken.on('agent') > 0 && spoken.models > 1) ||
    spoken.on('command') > 1 ||
    aboutDeeds.some((topic) => spoken.on(topic) > 0)
  );
}

/** `{file_read: ask, file_delete: deny, …}` and nothing else. */
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
    // Who runs commands if they are let: nobody types them.
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

/** How many of the steps a number has reached. */
function reached(count: number, ...steps: readonly number[]): number {
  return steps.filter((step) => count >= step).length;
}
