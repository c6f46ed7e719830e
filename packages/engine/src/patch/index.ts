/** Applies patches from a report as edits of the text: `@agent-grade/engine/patch`. */
export { applyPatch, type Patched } from './apply.ts';
export { applyEdits, composeEdits, type Edit } from './edit.ts';
export type { JsonValue, Operation } from './operation.ts';
