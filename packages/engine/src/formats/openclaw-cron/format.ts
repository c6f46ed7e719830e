import type { ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { isSwitchedOff } from '../shared/switch.ts';

const times = ['cron', 'every', 'at', 'interval', 'once'];
const schedules = (place: string) => times.map((time) => `${place}schedule/kind=${time}`).join(' | ');
const payloads = (place: string) =>
  `${place}payload/kind=agentTurn | ${place}payload/kind=systemEvent | ${place}payload/kind=command`;

export const openclawCron = defineFormat({
  id: 'openclaw-cron',
  title: 'OpenClaw or Hermes scheduled jobs',
  specification: 'https://docs.openclaw.ai/automation/cron-jobs',
  filenames: ['.openclaw/cron/jobs.json', '.hermes/cron/jobs.json', 'jobs.json'],
  dialect: 'json',
  role: 'gateway',
  signature: {
    always: [schedules('jobs/*/'), payloads('jobs/*/')],
    often: ['jobs/*/sessionTarget:string', 'jobs/*/delivery:mapping', 'jobs/*/wakeMode:string'],
    never: ['apiVersion', 'kind'],
    alternatives: [
      {
        always: [schedules(''), payloads('')],
        often: ['sessionTarget:string', 'delivery:mapping', 'wakeMode:string'],
        never: ['apiVersion', 'jobs'],
      },
      {
        always: [schedules('jobs/*/'), 'jobs/*/prompt:string'],
        often: ['jobs/*/deliver', 'jobs/*/schedule_display:string', 'jobs/*/next_run_at', 'jobs/*/skills'],
        never: ['apiVersion', 'kind'],
      },
    ],
  },
  notLookedAt: ['The permissions of the agent that runs these jobs, which are configured elsewhere.'],
  defaults: [],
  read(document, model) {
    const jobs = document.get('jobs').items();
    for (const job of jobs.length > 0 ? jobs : [document]) readJob(job, model);
    document.ignoreKeys(['version', 'updated_at', 'updatedAt', 'jobs']);
    ignoreComments(document);
  },
});

/** Reads a job, whose prompt runs unattended. */
function readJob(job: Cursor, model: ModelBuilder): void {
  const enabled = !isSwitchedOff(job);
  const agent: Agent = { at: job.at, name: job.get('name').text(), delegatesTo: [], enabled };
  const scope: Scope = { agent, enabled };
  model.agents.push(agent);
  const payload = job.get('payload');
  for (const text of [payload.get('message'), payload.get('text'), job.get('prompt')])
    addPrompt(text, 'task', model, scope, true);
  const id = payload.get('model').text() ?? job.get('model').text();
  const provider = job.get('provider').text();
  const endpoint = job.get('base_url').text();
  const named = provider === null ? [] : [provider.value];
  addModelUse({ at: job.at, id, provider, endpoint, credential: false, named }, model, scope);
  job.ignore();
}
