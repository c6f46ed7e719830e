import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import { type Located, locate, type Place } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { actionNamed, agentLines, agentPackages, setupJob } from './actions.ts';
import { readInputs } from './inputs.ts';
import { checksAuthor, isGated, issueTrigger, openTrigger } from './triggers.ts';

/** Reads the jobs that run an agent. Their other steps are ignored. */
export function readGithubWorkflow(document: Cursor, model: ModelBuilder): void {
  const before = model.agents.length;
  const triggers = { pull: openTrigger(document), issue: issueTrigger(document) };
  for (const { key, value } of document.get('jobs').members()) readJob(value, key.value, triggers, model);
  // A composite action has the steps of one job: https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax
  readJob(document.get('runs'), null, triggers, model);
  readPermissions(document.get('permissions'), model, everywhere);
  if (model.agents.length > before) readEnvironment(document.get('env'), 'host', model, everywhere);
  document.ignoreKeys([
    'on',
    'name',
    'run-name',
    'concurrency',
    'defaults',
    'env',
    'jobs',
    'permissions',
    'runs',
    'inputs',
    'outputs',
    'description',
    'branding',
  ]);
  ignoreComments(document);
}

/** The places of triggers that anyone causes: by a pull request, and by an issue or comment. */
interface Triggers {
  readonly pull: Place | null;
  readonly issue: Place | null;
}

function readJob(job: Cursor, name: string | null, triggers: Triggers, model: ModelBuilder): void {
  const steps = job.get('steps').items().filter(startsAgent);
  const issue = steps.length > 0 && triggers.issue !== null && !checksAuthor(job) ? triggers.issue : null;
  for (const step of steps) {
    const scope = readStep(step, model);
    const trigger = triggerOf(step, { ...triggers, issue });
    if (trigger === null || isGated(job, step)) continue;
    model.exposures.push({ ...scope, at: trigger, kind: 'public-trigger', state: 'open', origin: 'set' });
  }
  if (steps.length > 0 || name === setupJob) {
    for (const step of job.get('steps').items()) readInstallation(step, model);
    readPermissions(job.get('permissions'), model, everywhere);
    readEnvironment(job.get('env'), 'host', model, everywhere);
  }
  job.ignore();
}

function startsAgent(step: Cursor): boolean {
  return actionOf(step) !== undefined || agentLinesOf(step.get('run').text()).length > 0;
}

function actionOf(step: Cursor) {
  return actionNamed(step.get('uses').text()?.value ?? '');
}

/** The trigger by which strangers start the agent of a step. Whether other vendors' actions answer strangers' comments is not known. */
function triggerOf(step: Cursor, { pull, issue }: Triggers): Place | null {
  const action = actionOf(step);
  if (action?.checksUser === true) return null;
  if (pull !== null) return pull;
  const isKnown = action === undefined ? step.has('run') : action.host !== 'other';
  return isKnown ? issue : null;
}

function readStep(step: Cursor, model: ModelBuilder): Scope {
  const agent: Agent = { at: step.at, name: step.any('name', 'id').text(), delegatesTo: [], enabled: true };
  model.agents.push(agent);
  const scope: Scope = { agent, enabled: true };
  const action = actionOf(step);
  const uses = step.get('uses').text();
  if (action !== undefined && uses !== null) {
    addAction(uses, model, scope);
    readInputs(action.host, step.get('with'), model, scope);
  }
  readEnvironment(step.get('env'), 'host', model, scope);
  for (const line of agentLinesOf(step.get('run').text()))
    addCommand({ at: line.at, words: [line], shell: true }, 'tool', model, scope);
  step.ignore();
  return scope;
}

/** Adds an action that is pinned to a branch or not at all. Version tags such as `owner/name@v1` are the recommended form. */
function addAction(uses: Located<string>, model: ModelBuilder, scope: Scope): void {
  if (uses.value.startsWith('./')) return;
  const [name = '', version = null] = uses.value.split('@', 2);
  if (version !== null && /^v?\d/.test(version)) return;
  const fact = { ...scope, at: uses.at, kind: 'git', ecosystem: 'git', autoUpdate: false } as const;
  model.components.push({ ...fact, name: locate(name, uses.at), version });
}

/** Reads the lines that install the agent. What else a workflow installs is not the agent's. */
function readInstallation(step: Cursor, model: ModelBuilder): void {
  for (const line of linesWith(step.get('run').text(), agentPackages))
    addCommand({ at: line.at, words: [line], shell: true }, 'build', model, everywhere);
}

/** The lines of a script that start an agent. */
function agentLinesOf(script: Located<string> | null): readonly Located<string>[] {
  return linesWith(script, agentLines);
}

/** The lines of a script that contain one of the texts, with continuation lines joined. */
function linesWith(script: Located<string> | null, texts: readonly string[]): readonly Located<string>[] {
  if (script === null) return [];
  const lines = script.value.replace(/[ \t]{0,40}\\\r?\n[ \t]{0,40}/g, ' ').split('\n');
  return lines
    .filter((line) => texts.some((text) => line.includes(text)))
    .map((line) => locate(line.trim(), script.at));
}

/** Reads `write-all` or `read-all`. Scopes for single permissions yield no fact. */
function readPermissions(permissions: Cursor, model: ModelBuilder, scope: Scope): void {
  const allPermissions = permissions.text();
  if (allPermissions !== null)
    model.grants.push({
      ...scope,
      at: allPermissions.at,
      kind: 'admin',
      subject: allPermissions,
      wide: allPermissions.value === 'write-all',
    });
}
