import { defineFormat } from '../format.ts';
import { readOmpSettings } from './read.ts';

export const ompSettings = defineFormat({
  id: 'omp-settings',
  title: 'Oh My Pi settings',
  specification: 'https://github.com/can1357/oh-my-pi',
  filenames: ['.omp/config.yml', '.omp/agent/config.yml', '.omp/profiles/*/agent/config.yml'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      'modelRoles/default:string | modelRoles/plan:string | modelRoles/smol:string | modelRoles/slow:string | tools/approvalMode=yolo | tools/approvalMode=write | tools/approvalMode=always-ask | bash/patterns/*/approval:string | task/agentModelOverrides:mapping',
    ],
    often: [
      'tools/approval:mapping',
      'bash/patterns/*/approval:string',
      'task/isolation:mapping | task/agentModelOverrides:mapping | task/maxRecursionDepth:number | task/agentAdvisor:mapping',
      'setupVersion:number | steeringMode:string | cycleOrder:list | symbolPreset:string',
      'autolearn:mapping | memory/backend:string | advisor/enabled:boolean | prewalk:mapping | branchSummary:mapping',
      'defaultThinkingLevel:string | thinkingBudgets:mapping | enabledModels:list | disabledProviders:list',
      'compaction/strategy:string | compaction/thresholdTokens:number | compaction/thresholdPercent:number',
      'extensions:list',
    ],
    certain: ['tools/approvalMode=write | tools/approvalMode=always-ask'],
    never: [
      'mcpServers',
      'apiVersion',
      'general',
      'security',
      'packages',
      'permission',
      'permissions',
      'agents',
      'models:list',
      'schema',
    ],
  },
  notLookedAt: [
    'Whether another settings file sets `tools.approvalMode`: without it, nothing needs approval.',
    'What extensions do.',
  ],
  defaults: [],
  read: readOmpSettings,
});
