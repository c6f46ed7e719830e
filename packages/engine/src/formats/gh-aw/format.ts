import { defineFormat } from '../format.ts';
import { readGhAw } from './read.ts';

export const ghAw = defineFormat({
  id: 'gh-aw',
  title: 'GitHub agentic workflow (front matter)',
  specification: 'https://github.github.com/gh-aw/reference/frontmatter/',
  filenames: [],
  dialect: 'json',
  role: 'workflow',
  signature: {
    always: ['on', 'engine | safe-outputs:mapping | tools/github | tools/bash'],
    often: [
      'engine:string | engine/id:string',
      'safe-outputs:mapping',
      'tools/github | tools/bash | tools/edit | tools/web-fetch | tools/playwright',
      'network | network/allowed:list',
      'permissions',
      'timeout-minutes:number',
      'strict:boolean | roles | mcp-servers:mapping',
    ],
    never: ['runs', 'apiVersion'],
  },
  notLookedAt: ['The Markdown instructions below the front matter.'],
  defaults: [
    {
      key: 'network',
      value: 'defaults (a list of common hosts)',
      source: 'https://github.github.com/gh-aw/reference/network/',
    },
    {
      key: 'sandbox.agent',
      value: 'awf (a container behind a firewall)',
      source: 'https://github.github.com/gh-aw/reference/sandbox/',
    },
    {
      key: 'roles',
      value: 'admin, maintainer, write',
      source: 'https://github.github.com/gh-aw/reference/frontmatter/',
    },
  ],
  read: readGhAw,
});
