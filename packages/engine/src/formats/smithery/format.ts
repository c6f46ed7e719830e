import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addCommand } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readLaunch } from '../shared/launch.ts';
import { addDescribedTool, addNamedTool } from '../shared/tool.ts';

export const smithery = defineFormat({
  id: 'smithery',
  title: 'Smithery project (smithery.yaml)',
  specification: 'https://smithery.ai/docs/build/project-config/smithery-yaml',
  filenames: ['smithery.yaml', 'smithery.yml'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: ['startCommand/type=stdio | startCommand/type=http | startCommand/type=sse'],
    often: [
      'startCommand/configSchema:mapping',
      'startCommand/commandFunction:string',
      'startCommand/exampleConfig:mapping',
      'runtime=container | runtime=typescript | runtime=python',
      'build/dockerfile:string | build/dockerBuildPath:string',
    ],
    never: ['services', 'jobs'],
    // Only a list of tools, recognised together with the file name.
    alternatives: [{ always: ['tools/*/description:string'], often: [], never: ['services', 'jobs', 'agents'] }],
  },
  notLookedAt: ['The launch function, apart from a command and arguments written in it literally.'],
  defaults: [],
  read(document, model) {
    readFunction(document.get('startCommand', 'commandFunction').text(), model);
    for (const tool of document.get('tools').items()) readTool(tool, model);
    readEnvironment(document.get('env'), 'server', model, everywhere);
    for (const key of ['startCommand', 'build', 'runtime', 'name', 'version', 'target', 'description'])
      document.get(key).ignore();
    ignoreComments(document);
  },
});

function readTool(tool: Cursor, model: ModelBuilder): void {
  const name = tool.isMapping ? tool.get('name').text() : tool.text();
  if (name === null) return;
  if (tool.isMapping) addDescribedTool(name, tool, model, everywhere);
  else addNamedTool(name, model, everywhere);
  tool.ignore();
}

const textMax = 20_000;
const program = /\bcommand["']?\s{0,9}:\s{0,9}(["'`])([^"'`\n]{1,200})\1/;
const argumentList = /\bargs["']?\s{0,9}[:=]\s{0,9}\[([^\]]{0,4000})\]/;
const literal = /(["'`])((?:(?!\1)[^\\\n]){1,400})\1/g;

/** Reads the literals in a JavaScript function such as `(config) => ({command: 'npx', args: ['-y', 'name']})`. */
function readFunction(text: Located<string> | null, model: ModelBuilder): void {
  if (text === null || text.value.length > textMax) return;
  const command = program.exec(text.value)?.[2];
  if (command === undefined) return;
  const list = argumentList.exec(text.value)?.[1] ?? '';
  const words = [command, ...[...list.matchAll(literal)].map((match) => match[2] ?? '')];
  const located = words.filter((word) => !word.includes('${')).map((word) => locate(word, text.at));
  const launch = addCommand({ at: text.at, words: located, shell: false }, 'server', model, everywhere);
  readLaunch(launch, [], model, everywhere);
}
