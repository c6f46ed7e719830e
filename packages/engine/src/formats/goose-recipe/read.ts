import type { ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readGooseExtensions } from '../goose-config/extensions.ts';
import { readCommandLine } from '../shared/command.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';

/** Reads a recipe, which is an agent with its instructions, extensions, checks and sub-recipes. */
export function readGooseRecipe(document: Cursor, model: ModelBuilder): void {
  const recipes = document.get('sub_recipes').items();
  const delegatesTo = recipes.flatMap((recipe) => recipe.get('name').text() ?? []);
  const agent: Agent = { at: document.at, name: document.get('title').text(), delegatesTo, enabled: true };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  addPrompt(document.get('instructions'), 'system', model, scope, true);
  addPrompt(document.get('prompt'), 'task', model, scope, true);
  addPrompt(document.get('activities'), 'greeting', model, scope, true);
  readGooseExtensions(document.get('extensions'), null, model, scope);
  readSettings(document.get('settings'), model, scope);
  readRetry(document.get('retry'), model, scope);
  for (const recipe of recipes) readSubRecipe(recipe, model, scope);
  document.ignoreKeys(['version', 'description', 'author', 'parameters', 'response', 'context', 'skills']);
  ignoreComments(document);
}

function readSettings(settings: Cursor, model: ModelBuilder, scope: Scope): void {
  const id = settings.get('goose_model').text();
  const provider = settings.get('goose_provider').text();
  const at = id?.at ?? settings.at;
  addModelUse({ at, id, provider, endpoint: null, credential: false, named: [] }, model, scope);
  addLimit(settings.get('max_turns'), 'iterations', model, scope);
  settings.get('temperature').ignore();
}

/** Reads the commands that check a run, and the command for a failed run. */
function readRetry(retry: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const check of retry.get('checks').items()) {
    readCommandLine(check.get('command'), 'check', model, scope);
    check.get('type').ignore();
  }
  readCommandLine(retry.get('on_failure'), 'check', model, scope);
  addLimit(retry.get('max_retries'), 'retries', model, scope);
  retry.ignoreKeys(['timeout_seconds', 'on_failure_timeout_seconds']);
}

/** Reads a sub-recipe. One from a URL contains instructions and commands that may change at any time. */
function readSubRecipe(recipe: Cursor, model: ModelBuilder, scope: Scope): void {
  const path = recipe.get('path').text();
  if (path !== null && /^https?:\/\//i.test(path.value)) {
    model.trusts.push({ ...scope, at: path.at, kind: 'external-agent', subject: path, state: 'open' });
  }
  recipe.ignore();
}
