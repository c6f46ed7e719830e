import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readModelUse } from '../shared/model-use.ts';
import { readAgent } from './agents.ts';
import { readExecutor } from './executors.ts';
import { readTeam, readTermination } from './teams.ts';
import { readTool, readWorkbench } from './tools.ts';

/** Reads one component, or a gallery with lists of components. */
export function readAutogen(document: Cursor, model: ModelBuilder): void {
  if (document.has('provider')) {
    readComponent(document, model, everywhere);
    return;
  }
  for (const { value } of document.members()) {
    if (value.has('provider')) readComponent(value, model, everywhere);
    for (const group of value.members()) {
      for (const item of group.value.items()) if (item.has('provider')) readComponent(item, model, everywhere);
    }
  }
  document.ignoreKeys(['id', 'name', 'url', 'metadata']);
}

/** Reads a component according to its class, such as `autogen_agentchat.teams.RoundRobinGroupChat`. */
export function readComponent(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const provider = entry.get('provider').text()?.value ?? '';
  const name = provider.slice(provider.lastIndexOf('.') + 1);
  entry.ignoreKeys(['component_type', 'version', 'component_version', 'description', 'label']);
  const config = entry.get('config');
  if (/GroupChat$|^Swarm$|^GraphFlow$|Team$/.test(name)) readTeam(config, model, scope);
  else if (/Executor$/.test(name)) readExecutor(name, entry, model, scope);
  else if (/Agent$|Surfer$|Coder$/.test(name)) readAgent(name, config, model);
  else if (/ChatCompletionClient$|Client$/.test(name)) readModelUse(config, model, scope, provider);
  else if (/Workbench$/.test(name)) readWorkbench(config, model, scope);
  else if (/Tool$|ToolAdapter$/.test(name)) readTool(name, config, model, scope);
  else if (/Termination(?:Condition)?$/.test(name)) readTermination(name, config, model, scope);
  else if (/Memory$|Context$|Message$/.test(name)) config.ignore();
}

/** Reads the component, or list of components, in a setting of another. */
export function readNested(setting: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const item of setting.itemsOrSelf()) if (item.has('provider')) readComponent(item, model, scope);
}
