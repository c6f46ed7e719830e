/** In the order in which they run. The first one runs on the host. https://containers.dev/implementors/json_reference/#lifecycle-scripts */
export const lifecycleKeys = [
  'initializeCommand',
  'onCreateCommand',
  'updateContentCommand',
  'postCreateCommand',
  'postStartCommand',
  'postAttachCommand',
] as const;
