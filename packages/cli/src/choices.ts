/** Names listed by help and completion, kept apart from their implementations: help must not load the engine. */
export const outputFormatNames = ['text', 'json', 'sarif', 'junit', 'markdown', 'summary', 'github', 'gitlab'] as const;

const ruleCount = 23;

export const ruleIds = (): readonly string[] =>
  Array.from({ length: ruleCount }, (_, index) => `AG-${String(index + 1).padStart(3, '0')}`);
