/** Counted, never timed: the same text gives the same answer on a slow machine. Raising one is safe; lowering one refuses files that used to pass. */
export const documentLimits = {
  contentBytesMax: 1_048_576,
  depthMax: 100,
  /** Values (keys not counted), with every alias expanded. */
  nodesMax: 300_000,
  aliasesMax: 10_000,
  documentsMax: 1_000,
} as const;
