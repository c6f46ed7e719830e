/** What configurations of agents speak about, by words of their keys. Only the first of them is spoken of nowhere else. */
const wordsOfTopics = {
  language:
    'llm gpt chatgpt mcp subagent agentic claude codex openai anthropic ollama openrouter copilot jailbreak rag a2a langchain crewai handoff multiagent hitl guardrail hallucination',
  agent: 'agent assistant persona orchestrator crew swarm bot chatbot',
  /** What agents of a team are called, and people and parts of programs as well. */
  worker: 'planner coder specialist',
  aim: 'goal mission objective backstory',
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
  bound: 'iteration turn replan budget recursion',
  memory: 'memory knowledge context',
  delegation: 'delegate delegation spawn dispatch peer worktree',
  /** Lists of what is let through and what is refused: their names are read as such. */
  fence: '',
} as const;
export type Topic = keyof typeof wordsOfTopics;

const topics: ReadonlyMap<string, Topic> = new Map(
  // `Object.entries` widens the keys of a record to string; the table says which they are.
  (Object.entries(wordsOfTopics) as [Topic, string][]).flatMap(([topic, words]) =>
    words.split(' ').map((word) => [word, topic] as const),
  ),
);

/** What a word of a key is about. */
export function topicOf(word: string): Topic | undefined {
  return topics.get(word);
}
