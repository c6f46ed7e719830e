const levels = ['off', 'low', 'medium', 'high'].flatMap((word) => [
  `autonomyLevel=${word}`,
  `maxAutonomyLevel=${word}`,
  `sessionDefaultSettings/autonomyLevel=${word}`,
]);
const modes = ['normal', 'spec', 'auto-low', 'auto-medium', 'auto-high'].flatMap((word) => [
  `autonomyMode=${word}`,
  `sessionDefaultSettings/autonomyMode=${word}`,
]);

/** Settings of Droid with a value that the vendor documents. https://docs.factory.ai/cli/configuration/settings */
export const anyDroidSetting = [
  ...levels,
  ...modes,
  'enableDroidShield:boolean',
  'includeCoAuthoredByDroid:boolean',
].join(' | ');
