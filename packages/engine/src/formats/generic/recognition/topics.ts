import { classesOf } from '../../../text/word-set.ts';

/** Topics of agent configurations, by words in their keys. Only the words of the first one are specific to agents. */
const wordsOfTopics = {
  language:
    'llm gpt chatgpt mcp subagent agentic claude codex openai anthropic ollama openrouter copilot jailbreak rag a2a langchain crewai handoff multiagent hitl guardrail hallucination',
  agent: 'agent assistant persona orchestrator crew swarm bot chatbot',
  /** Names of agents in a team, which people and program parts have as well. */
  worker: 'planner coder specialist',
  goal: 'goal mission objective backstory',
  model: 'model',
  prompt: 'prompt instruction personality',
  tool: 'tool toolset toolkit toolbox skill function plugin capability',
  reach: 'filesystem network',
  database: 'sql text2sql dsn',
  oversight:
    'approval approve confirm confirmation consent human autoapprove autoconfirm signoff supervised escalate escalation veto',
  autonomy: 'autonomy autonomous autonomously unattended autopilot yolo',
  sandbox: 'sandbox sandboxed sandboxing',
  command: 'command shell bash terminal exec execute execution interpreter',
  guard: 'injection moderation pii redact redaction exfiltration toxicity',
  limit: 'iteration turn replan budget recursion',
  memory: 'memory knowledge context',
  delegation: 'delegate delegation spawn dispatch peer worktree',
  /** Lists of what is allowed and forbidden, recognised by their names as a whole. */
  restriction: '',
} as const;
export type Topic = keyof typeof wordsOfTopics;

const topics = classesOf(wordsOfTopics);

/** The topic of a word in a key. */
export function topicOf(word: string): Topic | undefined {
  return topics.get(word);
}
