/** Names listed by help and completion, kept apart from their implementations: help must not load the engine. */
export const outputFormatNames = ['text', 'json', 'sarif', 'junit', 'markdown', 'summary', 'github', 'gitlab'] as const;
