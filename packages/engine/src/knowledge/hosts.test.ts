// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseUrl } from '../text/url.ts';
import { classifyHost, type HostClass, isStandIn } from './hosts.ts';

const rows = {
  loopback: [
    'localhost',
    'api.localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    'app.lvh.me',
    '127.0.0.1.nip.io',
    'LOCALHOST.',
  ],
  unspecified: ['0.0.0.0', '0', '::', '0x0'],
  'container-host': ['host.docker.internal', 'host.containers.internal', 'model-runner.docker.internal'],
  service: [
    'clickhouse',
    'mcp-server',
    'metadata',
    'a.default.svc.cluster.local',
    'tools.kagent',
    'tools.agent-system',
    'gateway.litellm',
    'qwen3.6',
  ],
  private: [
    '10.1.2.3',
    '192.168.0.1',
    '172.16.9.9',
    '100.64.0.1',
    'fd12::1',
    'db.internal',
    'nas.local',
    'grafana.service.consul',
    'desk.tail1234.ts.net',
    '10-0-0-1.sslip.io',
  ],
  'link-local': ['169.254.1.1', 'fe80::1%eth0'],
  metadata: [
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0xA9.0xFE.0xA9.0xFE',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.16689662',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '[::ffff:a9fe:a9fe]',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '::169.254.169.254',
    'fd00:ec2::254',
    'fd00:0ec2:0:0:0:0:0:254',
    '169.254.170.2',
    '100.100.100.200',
    '168.63.129.16',
    'metadata.google.internal',
    'METADATA.google.internal.',
    '169。254。169。254',
    '169%2e254%2e169%2e254',
    '１６９.254.169.254',
    '169.254.169.254.nip.io',
    'x-169-254-169-254.sslip.io',
  ],
  template: ['${HOST}', '{{host}}', '<host>', '$host', '%host%', 'api.${REGION}.example.com'],
  public: [
    'api.example.com',
    '8.8.8.8',
    '172.32.0.1',
    '169.255.169.254',
    '2001:db8::1',
    '1.2.3.4.5',
    'internal.example.com',
    'metadata.example.com',
    'gateway.agency',
    'gateway.example.litellm',
    '999.1.1.1',
  ],
} satisfies Record<HostClass, readonly string[]>;

test('a host has the same class in every spelling', () => {
  for (const [expected, hosts] of Object.entries(rows))
    for (const host of hosts) assert.equal(classifyHost(host), expected, host);
});

test('a host is the same inside a URL', () => {
  assert.equal(classifyHost(parseUrl('http://[::ffff:a9fe:a9fe]:80/latest/')?.host ?? ''), 'metadata');
  assert.equal(classifyHost(parseUrl('http://example.com@0xa9fea9fe/')?.host ?? ''), 'metadata');
});

test('a host that the reader is to put in is told by its name', () => {
  const standIns =
    'your-server.com YOUR-SERVICE.onrender.com api.yourcompany.com mcp.your-domain.dev your.host.com url.to.my.model.server some.where my.api.url';
  for (const host of standIns.split(' ')) assert.ok(isStandIn(host), host);
  const others =
    'api.example.com yourls.example.org foryour.app somewhere.com url.tools to.example.com yoursql.dev localhost 10.1.2.3';
  for (const host of others.split(' ')) assert.ok(!isStandIn(host), host);
});
