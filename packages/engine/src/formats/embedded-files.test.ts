import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import { identifyFormat, readAgents } from './read.ts';

function parse(lines: readonly string[]) {
  const document = parseDocument(new SourceText(lines.join('\n')), 'yaml');
  if ('code' in document) throw new Error(document.code);
  return document;
}

const workload = ['apiVersion: apps/v1', 'kind: Deployment', 'metadata: {name: web}', 'spec: {replicas: 1}', '---'];
const map = (kind: string, holder: string, name: string) => [
  'apiVersion: v1',
  `kind: ${kind}`,
  'metadata: {name: tools}',
  `${holder}:`,
  `  ${name}: |`,
];
const servers = [
  '    {"mcpServers": {"files": {"command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", "/"]}}}',
];
const gateway = [
  '    binds:',
  '    - port: 3000',
  '      listeners:',
  '      - routes:',
  '        - policies: {cors: {allowOrigins: ["*"]}}',
];

describe('files embedded in deployment manifests', () => {
  it('are read by their own formats, with places at the text', () => {
    const document = parse([...workload, ...map('ConfigMap', 'data', 'mcp.json'), ...servers]);
    const { format, recognized, model } = readAgents(document);
    assert.deepEqual({ id: format.id, recognized }, { id: 'mcp-client', recognized: true });
    assert.equal(identifyFormat(document)?.id, 'mcp-client');
    const [server] = model.servers;
    assert.deepEqual(
      { document: server?.at.document, path: server?.at.path },
      { document: 1, path: ['data', 'mcp.json'] },
    );
    const yaml = readAgents(parse([...map('Secret', 'stringData', 'config.yaml'), ...gateway]));
    assert.equal(yaml.format.id, 'agentgateway');
    assert.deepEqual(
      yaml.model.exposures.map(({ at }) => at.path),
      [['stringData', 'config.yaml']],
    );
  });

  it('expose nothing by listening on every address of the container', () => {
    const proxy = [
      '    model_list: [{model_name: desk, litellm_params: {model: acme/desk}}]',
      '    server: {host: 0.0.0.0, port: 4000, cors_allowed_origins: ["*"]}',
    ];
    const { format, model } = readAgents(parse([...map('ConfigMap', 'data', 'config.yaml'), ...proxy]));
    assert.equal(format.id, 'litellm-proxy');
    assert.deepEqual(
      model.exposures.filter(({ kind }) => kind === 'bind'),
      [],
    );
    const alone = readAgents(parse(proxy.map((line) => line.slice(4))));
    assert.deepEqual(
      alone.model.exposures.filter(({ kind }) => kind === 'bind').map(({ at }) => at.path),
      [['server', 'host']],
    );
  });

  it('are read from the configs of a Compose file', () => {
    const compose = ['services: {gateway: {image: "example/gateway:1.0"}}', 'configs:', '  gateway:', '    content: |'];
    const reading = readAgents(parse([...compose, ...gateway.map((line) => `  ${line}`)]));
    assert.equal(reading.format.id, 'agentgateway');
  });

  it('are not read if no format matches, or from other resources', () => {
    for (const lines of [
      [...map('ConfigMap', 'data', 'prometheus.yml'), '    global: {scrape_interval: 15s}'],
      [...map('ConfigMap', 'data', 'mcp.json'), '    {"mcpServers": '],
      [...map('ConfigMap', 'data', 'notes.txt'), ...servers],
      [...map('Gadget', 'data', 'mcp.json'), ...servers],
    ])
      assert.equal(readAgents(parse(lines)).recognized, false, lines.join('\n'));
  });
});
