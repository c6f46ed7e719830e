import type { Rule } from './rule.ts';

/** Every rule, in the order of its id. A test proves that this list and the folder agree. */
export const rules: readonly Rule[] = [];
