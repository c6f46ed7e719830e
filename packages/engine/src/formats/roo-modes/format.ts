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
    never: [],
  },
  notLookedAt: ['What runs without a question is set in the extension, not in this file.'],
  defaults: [],
  read: readRooModes,
});
