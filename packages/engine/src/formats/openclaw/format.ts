import { defineFormat } from '../format.ts';
import { readOpenclaw } from './read.ts';

export const openclaw = defineFormat({
  id: 'openclaw',
  title: 'OpenClaw configuration',
  specification: 'https://docs.openclaw.ai/gateway/configuration-reference',
  filenames: ['openclaw.json', 'openclaw.json5', 'clawdbot.json', 'moltbot.json', 'openclaw*.json'],
  dialect: 'json5',
  role: 'gateway',
  signature: {
    always: [],
    certain: ['$schema~openclaw.ai/'],
    often: [
      'meta/lastTouchedVersion:string',
      'wizard/lastRunVersion | wizard/lastRunAt',
      'gateway/bind=loopback | gateway/bind=lan | gateway/bind=auto | gateway/bind=tailnet | gateway/bind=custom | gateway/auth:mapping | gateway/controlUi:mapping | gateway/tailscale:mapping',
      'gateway/mode=local | gateway/mode=remote | gateway/port:number',
      'agents/defaults:mapping',
      'agents/list:list | agents/entries:mapping',
      'channels:mapping',
      'channels/*/dmPolicy | channels/*/groupPolicy | channels/*/allowFrom:list | channels/*/botToken',
      'models/providers:mapping',
      'plugins/entries:mapping | plugins/installs:mapping',
      'tools/profile:string | tools/exec:mapping | tools/elevated:mapping',
      'session/dmScope:string',
      'skills/entries:mapping | skills/install:mapping',
      'auth/profiles:mapping',
      'commands/native | commands/nativeSkills',
    ],
    never: [
      'apiVersion',
      'mcpServers',
      'services',
      'kind',
      'openapi',
      'asyncapi',
      'gateway/providers',
      'channels/*/senderPolicy',
      // Other gateways with the same layout have their own settings and defaults.
      'tools/restrictToWorkspace | tools/restrict_to_workspace | tools/exec/restrictToWorkspace',
      'agents/defaults/restrict_to_workspace | agents/defaults/restrictToWorkspace',
      'agents/defaults/maxToolIterations | agents/defaults/max_tool_iterations',
      'llm:mapping',
      'provider:mapping',
      'providers:mapping',
      'gateway/host:string | gateway/listen | gateway/cors_origins:list',
      // OpenClaw refuses keys that it does not know, and these sections are maps in its configuration.
      'tools:list | agents:list',
      'bot:mapping | assistant:mapping | model:string | model:mapping | limits:mapping | loop:mapping | system_prompt:string',
    ],
  },
  notLookedAt: [
    'Files included by `$include`.',
    'The allowlist of commands approved at run time, which is kept in another file.',
  ],
  defaults: [
    { key: 'gateway.bind', value: 'loopback', source: 'https://docs.openclaw.ai/gateway/security' },
    { key: 'gateway.auth.mode', value: 'token', source: 'https://docs.openclaw.ai/gateway/security' },
    {
      key: 'agents.defaults.sandbox.mode',
      value: 'off (tools run on the host)',
      source: 'https://docs.openclaw.ai/gateway/sandboxing',
    },
    { key: 'channels.*.dmPolicy', value: 'pairing', source: 'https://docs.openclaw.ai/gateway/security' },
    { key: 'logging.redactSensitive', value: 'tools', source: 'https://docs.openclaw.ai/gateway/security' },
  ],
  read: readOpenclaw,
});
