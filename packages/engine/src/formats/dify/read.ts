import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { openYaml } from '../shared/embedded.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readModelConfig } from './model-config.ts';
import { readNode } from './nodes.ts';
import { findOutsideNodes } from './outside.ts';
import { findModelNodes } from './statements.ts';

/** Reads an application, or the YAML text in which the API accepts and returns one. */
export function readDify(document: Cursor, model: ModelBuilder): void {
  for (const name of ['data', 'yaml_content', 'export_data']) {
    const written = document.get(name);
    const application = written.isText ? openYaml(written) : null;
    if (application !== null) readApplication(application, model);
  }
  readApplication(document, model);
}

/** Reads a chat application with one prompt, or a graph of nodes. */
function readApplication(document: Cursor, model: ModelBuilder): void {
  const workflow = document.get('workflow');
  const name = document.get('app', 'name').text();
  if (document.get('model_config').isMapping)
    readModelConfig(document.get('model_config'), addAgent(document, name, model), model);
  // A response of the API contains only the workflow.
  for (const owner of [workflow, document]) {
    for (const nodes of [owner.get('graph', 'nodes').items(), owner.get('nodes').items()]) {
      const sources = { outside: findOutsideNodes(nodes), models: findModelNodes(nodes) };
      for (const node of nodes) readNode(node.get('data'), sources, model);
    }
    readEnvironment(owner.get('environment_variables'), 'tool', model, everywhere);
    readFeatures(owner.get('features'), model);
  }
  for (const item of document.get('dependencies').items()) readDependency(item, model);
  document.ignore();
}

/** Reads the greeting and moderation. Moderation is off by default, so only an explicit `enabled: true` is a fact. */
export function readFeatures(features: Cursor, model: ModelBuilder): void {
  addPrompt(features.get('opening_statement'), 'greeting', model, everywhere);
  const moderation = features.get('sensitive_word_avoidance', 'enabled').boolean();
  if (moderation?.value !== true) return;
  const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, at: moderation.at, ...fact });
}

/** Reads a dependency: `author/name:version@digest` from the marketplace, or a release on GitHub. */
function readDependency(item: Cursor, model: ModelBuilder): void {
  const value = item.get('value');
  const identifier = value.any('marketplace_plugin_unique_identifier', 'plugin_unique_identifier').text();
  const repository = value.get('repo').text();
  if (identifier !== null) {
    const [name = '', version = null] = identifier.value.split(':', 2);
    const plugin = {
      kind: 'plugin',
      ecosystem: 'other',
      name: locate(name, identifier.at),
      version,
      autoUpdate: false,
    } as const;
    model.components.push({ ...everywhere, at: identifier.at, ...plugin });
  } else if (repository !== null) {
    const version = value.any('version', 'release').text()?.value ?? null;
    const source = { kind: 'git', ecosystem: 'git', name: repository, version, autoUpdate: false } as const;
    model.components.push({ ...everywhere, at: repository.at, ...source });
  }
}
