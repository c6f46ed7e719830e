import type { Node } from '../../../document/tree.ts';
import { oncePer } from '../../../text/once-per.ts';
import { DocumentTopics } from './document-topics.ts';
import type { Topic } from './topics.ts';

/**
 * Whether a document uses the vocabulary of agent configurations, in any place and layout: models and tools, approval, limits and
 * restrictions. A single topic is not enough; several are needed, and one that is specific to agents.
 */
export const isAgentic = oncePer((root: Node): boolean => {
  const topics = new DocumentTopics(root);
  return mentionsModel(topics) && mentionsActions(topics) && weight(topics) >= requiredWeight(topics);
});

/**
 * The required weight. It grows with the document's length, because long documents contain more topics by chance, and with the
 * doubt whether an agent is meant.
 */
function requiredWeight(topics: DocumentTopics): number {
  const { nodes } = topics;
  const byLength = nodes < 60 ? 4 : nodes < 200 ? 5 : nodes < 500 ? 6 : nodes < 1_000 ? 7 : 9;
  return byLength + ambiguity(topics);
}

const toolsMin = 3;

/**
 * How ambiguous the vocabulary is: none where it is specific to language models. People and machines are called agents and have
 * models as well.
 */
function ambiguity(topics: DocumentTopics): number {
  const { models, tools } = topics;
  const isNamed = topics.count('agent') > 0;
  if (
    topics.count('language') + topics.addressed + topics.toolRules + topics.permissionModes + topics.startedAgents >
    0
  )
    return 0;
  if (holdsOnlyToolDecisions(topics) || (isNamed && models > 1) || tools.size >= toolsMin) return 0;
  if (models > 1) return 1;
  return isNamed && runsCommands(topics) ? 0 : 2;
}

function runsCommands(topics: DocumentTopics): boolean {
  return (
    topics.count('command') > 1 ||
    topics.count('restriction') > 0 ||
    (topics.count('sandbox') > 0 && topics.count('limit') > 0)
  );
}

/** Whether a model that acts by itself is mentioned. */
function mentionsModel(topics: DocumentTopics): boolean {
  const { models, addressed, toolRules, permissionModes, startedAgents, tools, runningTools, decisions } = topics;
  return (
    topics.count('language') + topics.count('agent') + addressed + toolRules + permissionModes + startedAgents > 0 ||
    models > 1 ||
    (tools.size >= toolsMin && (topics.count('oversight') > 0 || decisions > 1 || topics.count('restriction') > 1)) ||
    (tools.size >= 2 * toolsMin && runningTools.size > 0) ||
    holdsOnlyToolDecisions(topics)
  );
}

const actionTopics = [
  ...(['oversight', 'sandbox', 'guard', 'limit'] as const),
  ...(['delegation', 'autonomy', 'tool', 'restriction', 'database'] as const),
] satisfies Topic[];

/** Whether actions are mentioned; a program that only writes texts has a model and a prompt as well. */
function mentionsActions(topics: DocumentTopics): boolean {
  const { tools, toolRules } = topics;
  return (
    tools.size >= toolsMin ||
    toolRules + topics.permissionModes + topics.startedAgents > 0 ||
    // An agent with its model.
    (topics.count('agent') > 0 && topics.models > 1) ||
    topics.count('command') > 1 ||
    actionTopics.some((topic) => topics.count(topic) > 0)
  );
}

/** Whether the document is a map of decisions on tools: `{file_read: ask, file_delete: deny, …}`. */
function holdsOnlyToolDecisions({ decisions, changingTools, nodes }: DocumentTopics): boolean {
  return decisions >= toolsMin && changingTools.size > 1 && decisions * 2 >= nodes - 1;
}

const minorTopics = [
  ...(['worker', 'prompt', 'tool', 'autonomy', 'sandbox', 'guard'] as const),
  ...(['limit', 'memory', 'delegation', 'model', 'goal', 'reach', 'database'] as const),
] satisfies Topic[];

function weight(topics: DocumentTopics): number {
  const { models, addressed, tools, changingTools, runningTools, decisions, toolRules } = topics;
  return (
    stepsReached(topics.count('language'), 1, 1, 2) +
    stepsReached(models, 1, 2, 5) +
    stepsReached(addressed, 1, 1, 1, 2) +
    stepsReached(toolRules, 1, 1, 2, 3, 5) +
    stepsReached(tools.size, 3, 6) +
    stepsReached(changingTools.size, 3) +
    stepsReached(decisions, 2) +
    // Decisions on tools that run commands: people's own commands need none.
    (decisions > 1 && runningTools.size > 0 ? 2 : 0) +
    (holdsOnlyToolDecisions(topics) ? 3 : 0) +
    (topics.permissionModes > 0 ? 4 : 0) +
    (topics.startedAgents > 0 ? 4 : 0) +
    stepsReached(topics.count('agent'), 1, 3) +
    stepsReached(topics.count('oversight'), 1, 3) +
    stepsReached(topics.count('command'), 2) +
    stepsReached(topics.count('restriction'), 1, 2) +
    minorTopics.filter((topic) => topics.count(topic) > 0).length
  );
}

/** How many of the steps the number has reached. */
function stepsReached(count: number, ...steps: readonly number[]): number {
  return steps.filter((step) => count >= step).length;
}
