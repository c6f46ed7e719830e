/** A text that shares words with agent configurations, and was or could be mistaken for one. */
export interface Lookalike {
  readonly name: string;
  readonly language: 'json' | 'yaml';
  readonly text: string;
}

/** Texts that no format may recognise. */
export const lookalikes: readonly Lookalike[] = [
  {
    name: 'a search engine’s settings (general, ui)',
    language: 'yaml',
    text: 'use_default_settings: true\ngeneral:\n  debug: false\n  instance_name: desk\nsearch:\n  safe_search: 0\nserver:\n  port: 8888\n  bind_address: 127.0.0.1\nui:\n  static_use_hash: true\n  default_theme: simple\n',
  },
  {
    name: 'a labeller’s rules',
    language: 'yaml',
    text: 'agents:\n  - changed-files:\n      - any-glob-to-any-file: agents/**\ntools:\n  - changed-files:\n      - any-glob-to-any-file: tools/**\n',
  },
  {
    name: 'Helm values (networkPolicy)',
    language: 'yaml',
    text: 'replicaCount: 2\nimage:\n  repository: acme/desk\n  tag: 1.0.0\nnetworkPolicy:\n  enabled: true\n  allow:\n    - namespace: monitoring\nresources:\n  limits:\n    memory: 128Mi\nservice:\n  type: ClusterIP\n  port: 80\n',
  },
  {
    name: 'a tokenizer’s vocabulary',
    language: 'json',
    text: '{ "role": 1012, "goal": 8810, "tools": 4410, "agent": 1991, "model": 2746, "system": 991, "prompt": 1245 }',
  },
  {
    name: 'an OpenAPI description',
    language: 'yaml',
    text: 'openapi: 3.1.0\ninfo:\n  title: Desk\n  version: 1.0.0\n  description: Runs the desk.\nservers:\n  - url: https://api.example.com\npaths:\n  /assistants:\n    post:\n      operationId: createAssistant\n      responses:\n        "200":\n          description: done\n          content:\n            application/json:\n              example: { model: gpt-5, instructions: none, tools: [] }\n',
  },
  {
    name: 'an AsyncAPI description (servers as a map)',
    language: 'yaml',
    text: 'asyncapi: 2.6.0\ninfo:\n  title: Desk\n  version: 1.0.0\nservers:\n  production:\n    url: broker.example.com\n    protocol: mqtt\nchannels:\n  lights:\n    publish:\n      message:\n        payload: { type: object }\n',
  },
  {
    name: 'a schema of agents',
    language: 'json',
    text: '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": { "tools": { "type": "array" }, "prompt": { "type": "string" }, "mcpServers": { "type": "object" } } }',
  },
  {
    name: 'a schema of agents, in parts and without its dialect',
    language: 'json',
    text: '{ "definitions": { "Agent": { "type": "object", "properties": { "requireApproval": { "type": "boolean", "default": false }, "systemPrompt": { "type": "string" } } }, "NeverAsk": { "type": "object", "properties": { "redactSecrets": { "type": "boolean", "default": false } } } }, "oneOf": [{ "$ref": "#/definitions/Agent" }] }',
  },
  {
    name: 'a description of an interface, with the scopes of its methods',
    language: 'json',
    text: '{ "kind": "discovery#restDescription", "name": "desk", "version": "v1", "resources": { "agents": { "methods": { "get": { "scopes": ["https://www.googleapis.com/auth/cloud-platform"] } } } } }',
  },
  {
    name: 'a package manifest',
    language: 'json',
    text: '{ "name": "desk", "version": "1.0.0", "description": "A desk", "scripts": { "test": "node --test", "start": "node ." }, "dependencies": { "fastify": "5.0.0" }, "engines": { "node": ">=20" } }',
  },
  {
    name: 'a compose file',
    language: 'yaml',
    text: 'services:\n  web:\n    image: acme/web:1\n    command: ["serve"]\n    environment:\n      PORT: "80"\n    ports: ["80:80"]\nvolumes:\n  data: {}\n',
  },
  {
    name: 'an old compose file (services at the root)',
    language: 'yaml',
    text: 'web:\n  image: acme/web:1\n  command: serve --all\n  environment:\n    - PORT=80\ndatabase:\n  image: postgres:16\n  command: postgres\n',
  },
  {
    name: 'a compiler’s configuration',
    language: 'json',
    text: '{ "compilerOptions": { "target": "ES2023", "strict": true }, "include": ["src"] }',
  },
  {
    name: 'a workflow of a build server',
    language: 'yaml',
    text: 'name: CI\non:\n  push:\n    branches: [main]\npermissions:\n  contents: read\njobs:\n  test:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v5\n      - run: npm test\n        env:\n          CI: "1"\n',
  },
  {
    name: 'a Kubernetes deployment',
    language: 'yaml',
    text: 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: desk\nspec:\n  replicas: 1\n  template:\n    spec:\n      containers:\n        - name: desk\n          image: acme/desk:1\n          command: ["serve"]\n          args: ["--port", "80"]\n          env:\n            - name: PORT\n              value: "80"\n',
  },
  {
    name: 'authors with their addresses (a map of url)',
    language: 'yaml',
    text: 'ada:\n  name: Ada\n  title: Engineer\n  url: https://ada.example.com\n  image_url: https://ada.example.com/a.png\ngrace:\n  name: Grace\n  title: Admiral\n  url: https://grace.example.com\n',
  },
  {
    name: 'a skill manifest of a bot framework',
    language: 'json',
    text: '{ "$schema": "https://schemas.botframework.com/schemas/skills/v2.2/skill-manifest.json", "$id": "desk", "name": "Desk", "version": "1.0", "endpoints": [{ "name": "default", "protocol": "BotFrameworkV3", "endpointUrl": "https://bot.example.com/api/messages" }], "activities": { "ask": { "type": "event", "name": "ask" } } }',
  },
  {
    name: 'tasks of an editor',
    language: 'json',
    text: '{ "version": "2.0.0", "tasks": [{ "label": "build", "type": "shell", "command": "npm", "args": ["run", "build"], "group": "build" }] }',
  },
  {
    name: 'launch settings of an editor',
    language: 'json',
    text: '{ "version": "0.2.0", "configurations": [{ "type": "node", "request": "launch", "name": "Start", "program": "index.js", "env": { "PORT": "1" } }], "inputs": [] }',
  },
  {
    name: 'a development container',
    language: 'json',
    text: '{ "name": "desk", "image": "mcr.example.com/base:1", "features": {}, "postCreateCommand": "npm ci", "customizations": { "editor": { "extensions": ["acme.tool"] } } }',
  },
  {
    name: 'hooks that run before a commit',
    language: 'yaml',
    text: 'repos:\n  - repo: https://github.com/acme/hooks\n    rev: v1.0.0\n    hooks:\n      - id: format\n        args: [--fix]\n',
  },
  {
    name: 'capabilities of a desktop program (permissions)',
    language: 'json',
    text: '{ "identifier": "main", "description": "Main window", "windows": ["main"], "permissions": ["core:default", { "identifier": "fs:scope", "allow": [{ "path": "$HOME/desk" }], "deny": [{ "path": "$HOME/.ssh" }] }] }',
  },
  {
    name: 'an inventory of machines',
    language: 'yaml',
    text: 'all:\n  hosts:\n    one:\n      ansible_host: 10.0.0.1\n  vars:\n    ansible_user: root\n  children:\n    web:\n      hosts:\n        one: {}\n',
  },
  {
    name: 'translations',
    language: 'json',
    text: '{ "menu": { "agent": "Agent", "model": "Model" }, "toolbar": { "title": "Tools", "empty": "No tools" }, "settings": { "permissions": "Permissions", "hooks": "Hooks" } }',
  },
  {
    name: 'a playbook with description and steps',
    language: 'yaml',
    text: 'name: greenfield\ntitle: Greenfield\nversion: 1.0.0\ndescription: A way of working\ninstructions: Follow the steps\nsequence:\n  - step: plan\n    creates: plan.md\n',
  },
  {
    name: 'a formatter’s settings',
    language: 'json',
    text: '{ "tabWidth": 2, "singleQuote": true, "overrides": [{ "files": "*.md", "options": { "proseWrap": "always" } }] }',
  },
  { name: 'an empty map', language: 'json', text: '{}' },
  { name: 'a list of numbers', language: 'json', text: '[1, 2, 3]' },
];
