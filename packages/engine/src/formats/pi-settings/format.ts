import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Component } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addModelUse } from '../shared/model-use.ts';
import { readPackageSpecifier } from '../shared/package-specifier.ts';

export const piSettings = defineFormat({
  id: 'pi-settings',
  title: 'Pi settings',
  specification: 'https://github.com/badlogic/pi-mono/blob/main/packages/coding-agent/docs/settings.md',
  filenames: ['.pi/settings.json', '.pi/agent/settings.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'packages/*^npm: | packages/*^git: | packages/*/source^npm: | packages/*/source^git: | defaultThinkingLevel:string | subagents/agentOverrides:mapping | $schema~pi-mono',
    ],
    often: [
      'packages:list',
      'extensions:list',
      'defaultProvider:string',
      'defaultModel:string',
      'enabledModels:list',
      'lastChangelogVersion:string',
      'npmCommand:list',
      'compaction:mapping | retry:mapping | quietStartup:boolean | enableSkillCommands:boolean | hideThinkingBlock:boolean',
    ],
    never: [
      'mcpServers',
      'apiVersion',
      'scripts',
      'dependencies',
      'workspaces',
      'permission',
      'permissions',
      'agents',
      'modelRoles',
    ],
  },
  notLookedAt: [
    'Whether an extension asks for approval: the program itself never does.',
    'What packages and extensions do.',
  ],
  defaults: [],
  read: readPiSettings,
});

function readPiSettings(document: Cursor, model: ModelBuilder): void {
  const id = document.get('defaultModel').text();
  const provider = document.get('defaultProvider').text();
  addModelUse({ at: document.at, id, provider, endpoint: null, credential: false, named: [] }, model, everywhere);
  for (const { value } of document.get('subagents', 'agentOverrides').members()) {
    const own = value.get('model').text();
    if (own !== null) model.models.push({ ...everywhere, at: own.at, id: own, provider: null, endpoint: null });
  }
  for (const item of document.get('packages').items()) {
    const written = (item.isMapping ? item.get('source') : item).text();
    const component = written === null ? null : componentOf(written);
    if (component === null) continue;
    const enabled = !loadsNothing(item);
    model.components.push({ ...everywhere, ...component, kind: 'plugin', autoUpdate: false, enabled });
  }
  // The other settings concern appearance and folders of the project.
  document.ignore();
}

/** Whether nothing of a package is loaded: `extensions: [], skills: []`. */
function loadsNothing(item: Cursor): boolean {
  return ['extensions', 'skills'].every((kind) => item.get(kind).isList && item.get(kind).items().length === 0);
}

type Reference = Pick<Component, 'at' | 'name' | 'version' | 'ecosystem'>;

const gitSource = /^(?:git:|(?:https?|ssh|git):\/\/|git@)/;
/** The reference after the path of a repository, as opposed to the `@` in `git@host`. */
const reference = /[\w-]\/[\w.-]{1,100}@([\w./-]{1,100})$/;

/** The component in a source such as `npm:name@version` or `git:host/owner/name@ref`; null for a local folder. */
function componentOf(written: Located<string>): Reference | null {
  const text = written.value.trim();
  if (gitSource.test(text)) {
    return { at: written.at, ecosystem: 'git', name: written, version: reference.exec(text)?.[1] ?? null };
  }
  const fetched = text.startsWith('npm:') ? readPackageSpecifier(written) : null;
  return fetched === null ? null : { ...fetched, ecosystem: 'npm' };
}
