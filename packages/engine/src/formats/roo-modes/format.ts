import { defineFormat } from '../format.ts';
import { readRooModes } from './read.ts';

export const rooModes = defineFormat({
  id: 'roo-modes',
  title: 'Roo or Kilo custom modes',
  specification: 'https://docs.roocode.com/features/custom-modes',
  filenames: ['.roomodes', '.kilocodemodes', 'custom_modes.yaml', 'custom_modes.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['customModes:list', 'customModes/*/slug:string'],
    often: ['customModes/*/roleDefinition:string', 'customModes/*/groups:list', 'customModes/*/whenToUse:string'],
    // A file with a single mode, as in collections of modes.
    alternatives: [
      {
        always: ['slug:string', 'roleDefinition:string'],
        often: ['groups:list', 'customInstructions:string', 'whenToUse:string'],
        never: ['customModes', 'mcpServers'],
      },
      // A list of modes without the key, as in collections of modes.
      {
        always: ['*/slug:string', '*/roleDefinition:string'],
        often: ['*/groups:list', '*/customInstructions:string', '*/whenToUse:string'],
        never: ['slug', 'customModes', 'mcpServers'],
      },
    ],
    never: [],
  },
  notLookedAt: ['Approval settings, which are kept in the extension.'],
  defaults: [],
  read: readRooModes,
});
