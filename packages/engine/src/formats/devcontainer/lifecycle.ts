/** In the order in which they run. The first runs on the machine itself. https://containers.dev/implementors/json_reference/#lifecycle-scripts */
export const lifecycleKeys = [
  'initializeCommand',
  'onCreateCommand',
  'updateContentCommand',
  'postCreateCommand',
  'postStartCommand',
  'postAttachCommand',
] as const;
