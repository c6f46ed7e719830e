import { defineFormat } from '../format.ts';
import { readRegistry } from './read.ts';

export const dockerMcpRegistry = defineFormat({
  id: 'docker-mcp-registry',
  title: 'Docker MCP registry entry or catalog (server.yaml)',
  specification: 'https://github.com/docker/mcp-registry/blob/main/CONTRIBUTING.md',
  filenames: ['server.yaml', 'catalog.yaml'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: [
      'type=server | type=remote | type=poci',
      'about/title:string | about/description:string',
      'meta/category:string | meta/tags:list',
    ],
    often: [
      'image:string',
      'source/project:string',
      'remote/url:string',
      'config/secrets:list | config/env:list | config/parameters:mapping',
      'run/command:list | run/volumes:list',
      'tools/*/container/image:string',
    ],
    never: ['apiVersion', 'services', 'nodes'],
    minimum: 4,
    alternatives: [
      {
        always: [
          'registry/*/title:string | registry/*/description:string',
          'registry/*/type=server | registry/*/type=remote | registry/*/type=poci',
        ],
        often: [
          'registry/*/image:string | registry/*/remote/url:string',
          'registry/*/tools:list | registry/*/dynamic/tools',
          'registry/*/secrets:list | registry/*/env:list',
          'registry/*/upstream | registry/*/toolsUrl | registry/*/dateAdded',
        ],
        never: ['apiVersion', 'services'],
      },
    ],
  },
  notLookedAt: ['The images themselves, and values that a user enters when enabling a server.'],
  defaults: [],
  read: readRegistry,
});
