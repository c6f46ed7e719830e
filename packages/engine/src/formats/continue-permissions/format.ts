import { everywhere } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission, targetOf } from '../shared/permission.ts';
import { addPermissionGrants } from '../shared/permission-grants.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { splitRule, subjectOf } from '../shared/permission-rule.ts';

const lists: readonly (readonly [string, Permission['decision']])[] = [
  ['allow', 'allow'],
  ['ask', 'ask'],
  ['exclude', 'deny'],
];
const tools = ['Read', 'Write', 'Edit', 'MultiEdit', 'Bash', 'Fetch', 'Search', 'List', 'Checklist', 'mcp__'];

export const continuePermissions = defineFormat({
  id: 'continue-permissions',
  title: 'Continue permissions',
  specification: 'https://docs.continue.dev/cli/tool-permissions',
  filenames: ['.continue/permissions.yaml'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'allow:list | ask:list | exclude:list',
      lists.flatMap(([list]) => tools.map((tool) => `${list}/*^${tool}`)).join(' | '),
    ],
    often: ['exclude:list', 'ask:list'],
    never: ['permissions', 'agents', 'name', 'apiVersion', 'deny'],
  },
  notLookedAt: ['Whether the agent runs headless: tools that are not listed then run without approval.'],
  defaults: [
    {
      key: 'Bash, Write, Edit',
      value: 'ask',
      source: 'https://docs.continue.dev/cli/tool-permissions',
    },
  ],
  read(document, model) {
    const drafts = lists.flatMap(([list, decision]) =>
      document
        .get(list)
        .texts()
        .map((written) => {
          const { name, pattern } = splitRule(written);
          const rule = { name, pattern, matching: 'glob', target: targetOf(name.value) } as const;
          return draftPermission(rule, decision, subjectOf(name.value), everywhere);
        }),
    );
    addPermissionGrants(addByDecision(drafts, model), model);
    ignoreComments(document);
  },
});
