import { defineFormat } from '../format.ts';
import { readKagent } from './read.ts';

export const kagent = defineFormat({
  id: 'kagent',
  title: 'kagent resources',
  specification: 'https://kagent.dev/docs/kagent/resources/api-ref',
  filenames: ['*.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: ['apiVersion^kagent.dev'],
    often: [
      'kind=Agent | kind=SandboxAgent | kind=AgentTemplate | kind=AgentHarness | kind=Harness | kind=ModelConfig | kind=RemoteMCPServer | kind=MCPServer | kind=ToolServer | kind=Memory | kind=ModelProviderConfig',
      'spec:mapping',
      'metadata/name',
    ],
    never: [],
  },
  notLookedAt: ['Secrets, images and servers that resources refer to.'],
  defaults: [
    { key: 'spec.tls.disableVerify', value: 'false', source: 'https://kagent.dev/docs/kagent/resources/api-ref' },
  ],
  read: readKagent,
});
