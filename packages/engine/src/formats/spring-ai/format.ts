import { defineFormat } from '../format.ts';
import { readSpringAi } from './read.ts';

export const springAi = defineFormat({
  id: 'spring-ai',
  title: 'Spring AI application',
  specification: 'https://docs.spring.io/spring-ai/reference/',
  filenames: ['application.yml', 'application.yaml', 'application-*.yml', 'application-*.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      'spring/ai:mapping',
      [
        'spring/ai/*/api-key',
        'spring/ai/*/base-url:string',
        'spring/ai/*/chat:mapping',
        'spring/ai/*/embedding:mapping',
        'spring/ai/mcp/client:mapping',
        'spring/ai/mcp/server:mapping',
        'spring/ai/vectorstore/*:mapping',
        'spring/ai/chat/observations:mapping',
        'spring/ai/chat/client:mapping',
        'spring/ai/chat/memory:mapping',
      ].join(' | '),
    ],
    often: ['spring/application/name:string', 'spring/ai/mcp:mapping', 'spring/ai/vectorstore:mapping'],
    never: ['apiVersion', 'services', 'mcpServers'],
  },
  notLookedAt: ['Java code, where the tools and prompts are.', 'The file named by `servers-configuration`.'],
  defaults: [
    {
      key: 'spring.ai.chat.observations.log-prompt, log-completion',
      value: 'false (prompts and answers are not logged)',
      source: 'https://docs.spring.io/spring-ai/reference/observability/index.html',
    },
  ],
  read: readSpringAi,
});
