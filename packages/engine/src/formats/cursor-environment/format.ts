import { everywhere } from '../../agent/builder.ts';
import { defineFormat } from '../format.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';

export const cursorEnvironment = defineFormat({
  id: 'cursor-environment',
  title: 'Cursor cloud agent environment',
  specification: 'https://cursor.com/docs/cloud-agent/setup',
  filenames: ['.cursor/environment.json', 'environment.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'install:string | start:string | agentCanUpdateSnapshot:boolean',
      'terminals/*/command:string | snapshot:string | build/dockerfile:string | agentCanUpdateSnapshot',
    ],
    often: [
      'terminals:list',
      'install:string',
      'start:string',
      'agentCanUpdateSnapshot:boolean',
      'repositoryDependencies:list',
    ],
    never: ['services', 'jobs', 'scripts', 'version', 'dependencies', 'expo'],
  },
  notLookedAt: ['The contents of the image and the snapshot.'],
  defaults: [],
  read(document, model) {
    for (const key of ['install', 'start', 'update']) readCommandLine(document.get(key), 'build', model, everywhere);
    for (const terminal of document.get('terminals').items()) {
      readCommandLine(terminal.get('command'), 'build', model, everywhere);
      terminal.ignore();
    }
    readEnvironment(document.get('env'), 'host', model, everywhere);
    document.ignoreKeys([
      'name',
      'snapshot',
      'build',
      'user',
      'agentCanUpdateSnapshot',
      'repositoryDependencies',
      'ports',
    ]);
    ignoreComments(document);
  },
});
