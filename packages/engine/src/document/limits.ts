/**
 * Limits are counted, never timed, so that the result does not depend on the machine's speed. Raising a limit is safe;
 * lowering one refuses files that used to pass.
 */
export const documentLimits = {
  contentBytesMax: 1_048_576,
  depthMax: 100,
  /** Number of values (keys not counted) with every alias expanded. */
  nodesMax: 300_000,
  aliasesMax: 10_000,
  documentsMax: 1_000,
} as const;
