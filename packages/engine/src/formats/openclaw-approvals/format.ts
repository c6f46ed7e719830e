import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readExec } from '../openclaw/tools.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';

const reference = 'https://docs.openclaw.ai/tools/exec-approvals';

export const openclawApprovals = defineFormat({
  id: 'openclaw-approvals',
  title: 'OpenClaw exec approvals',
  specification: reference,
  filenames: ['.openclaw/exec-approvals.json', 'exec-approvals.json'],
  dialect: 'json5',
  role: 'gateway',
  signature: {
    always: [
      'version:number',
      'socket/path~exec-approvals | defaults/askFallback:string | agents/*/askFallback:string | agents/*/allowlist/*/pattern:string | agents/*/allowlist/*^/',
    ],
    often: [
      'socket/token:string',
      'defaults/security=deny | defaults/security=allowlist | defaults/security=full',
      'defaults/ask:string | defaults/autoAllowSkills:boolean | defaults/requireApproval:boolean',
      'agents/*/security=deny | agents/*/security=allowlist | agents/*/security=full',
      'agents/*/ask:string | agents/main:mapping',
    ],
    certain: ['socket/path~exec-approvals'],
    never: ['gateway', 'channels', 'tools', 'models', 'mcp', 'mcpServers', 'apiVersion', 'services', 'model'],
    minimum: 3,
  },
  notLookedAt: ['The settings tools.exec in openclaw.json. The stricter of both applies.'],
  defaults: [{ key: 'askFallback', value: 'deny', source: reference }],
  read(document, model) {
    readPolicy(document.get('defaults'), model, everywhere);
    for (const { key, value } of document.get('agents').members()) {
      const agent: Agent = { at: value.at, name: key, delegatesTo: [], enabled: true };
      model.agents.push(agent);
      readPolicy(value, model, { agent, enabled: true });
    }
    document.ignoreKeys(['version', 'socket', 'defaults', 'agents']);
    ignoreComments(document);
  },
});

function readPolicy(policy: Cursor, model: ModelBuilder, scope: Scope): void {
  readExec(policy, model, scope);
  const fallback = policy.get('askFallback').text();
  // Nobody answers where the agent runs unattended, and then this decides.
  if (fallback?.value === 'full') {
    const open = { kind: 'command-policy', state: 'unrestricted', isolated: null, origin: 'set' } as const;
    model.executions.push({ ...scope, at: fallback.at, ...open, safeValue: 'deny' });
  }
  // With `always`, the programs of the list are asked about too.
  if (!policy.get('ask').is('always'))
    for (const entry of policy.get('allowlist').items()) readEntry(entry, model, scope);
  policy.ignore();
}

/** Reads a program that runs unasked, with any arguments, by a pattern of its path. Older files have the pattern alone. */
function readEntry(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const pattern = entry.isMapping ? entry.get('pattern').text() : entry.text();
  // Newer entries may limit the arguments.
  if (pattern === null || entry.has('argPattern')) return;
  const rule = {
    name: locate('exec', pattern.at),
    pattern: commandOf(pattern),
    matching: 'prefix',
    target: null,
  } as const;
  model.permissions.push(draftPermission(rule, 'allow', 'shell', scope));
}

/** `~/bin/*` and `*` leave the program itself open, `/usr/bin/rg` leaves its arguments open. */
function commandOf(pattern: Located<string>): Located<string> {
  const text = pattern.value.trim();
  return locate(/^(?:\*{1,2}|\/\*\*?)$/.test(text) ? '*' : `${text} *`, pattern.at);
}
