import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const factsOf = (more: object) => {
  const file = { agents: [{ id: 'desk', model: 'house', system_prompt: 'Help.', ...more }] };
  const { facts } = readSample(JSON.stringify(file), 'json');
  return facts.filter((fact) => /^(?:isolations|fileGrants|environmentSharing)/.test(fact));
};

describe('container options in a list or on one line', () => {
  const cases: readonly (readonly [name: string, settings: object, facts: readonly string[]])[] = [
    [
      'in a section named after the engine are read',
      { docker: { flags: ['--privileged', '-v', '/:/host'] } },
      [
        'isolations /agents/0/docker/flags/0 container-flag off escapes true',
        'isolations /agents/0/docker/flags/2 host-mount off escapes true',
        'fileGrants /agents/0/docker/flags/2 write mount',
      ],
    ],
    [
      'under a key with the engine’s name are read',
      { docker_args: '--cap-add=SYS_ADMIN --rm' },
      ['isolations /agents/0/docker_args container-flag off escapes true'],
    ],
    [
      'that protect are protections',
      { container: { run_args: ['--read-only', '--cap-drop', 'ALL'] } },
      [
        'isolations /agents/0/container/run_args/0 container-flag on',
        'isolations /agents/0/container/run_args/2 container-flag on',
      ],
    ],
    ['of another program are ignored', { linter: { flags: ['--privileged'] } }, []],
    ['that are plain words are ignored', { container: { options: ['small', 'fast'] } }, []],
  ];
  for (const [name, settings, facts] of cases) it(name, () => assert.deepEqual(factsOf(settings), facts));
});

it('passing through all environment variables is recorded as such', () => {
  assert.deepEqual(factsOf({ env_passthrough: ['*'] }), ['environmentSharing /agents/0/env_passthrough/0 allows-all']);
  assert.deepEqual(factsOf({ env_passthrough: ['PATH'] }), ['environmentSharing /agents/0/env_passthrough/0 passes']);
});

it('`image` with a registry’s host is a container image, a picture is none', () => {
  const found = (image: string) =>
    findingsOf('AG-008', { image, model: 'house', system_prompt: 'Help.', tools: ['read_file'] }).map(
      ({ severity }) => severity,
    );
  assert.deepEqual(found('ghcr.io/acme/desk:latest'), ['medium']);
  assert.deepEqual(found('desk.azurecr.io/team/desk'), ['medium']);
  assert.deepEqual(found(`ghcr.io/acme/desk@sha256:${'0a'.repeat(32)}`), []);
  assert.deepEqual(found('cdn.example.com/desk'), []);
  assert.deepEqual(found('desk.png'), []);
});

it('a number of images is none', () => {
  const found = (most: number | string) =>
    findingsOf('AG-008', { runtime: { max_image: most }, model: 'house', system_prompt: 'Help.', tools: ['shell'] });
  assert.deepEqual(found(10), []);
  assert.equal(found('desk/runner').length, 1);
});

it('an installation command is read', () => {
  const found = (install_command: string) =>
    ['AG-004', 'AG-008'].flatMap((rule) =>
      findingsOf(rule as 'AG-004', {
        model: 'house',
        system_prompt: 'Help.',
        servers: [{ name: 'notes-mcp', description: 'Keeps notes.', install_command, tools: [{ name: 'read_note' }] }],
      }).map(({ severity }) => `${rule} ${severity}`),
    );
  assert.deepEqual(found('curl -fsSL https://get.example.net/i.sh | bash'), ['AG-004 critical']);
  assert.deepEqual(found('npx -y @acme/notes-mcp'), ['AG-008 medium']);
  assert.deepEqual(found('npx -y @acme/notes-mcp@1.2.3'), []);
  assert.deepEqual(found('make install'), []);
});

it('options that only container engines have make a section a container', () => {
  const found = (worker: object) =>
    (['AG-007', 'AG-008'] as const).flatMap((rule) =>
      findingsOf(rule, { model: 'house', system_prompt: 'Help.', tools: ['read_file'], worker }).map(
        ({ severity, pointer }) => `${rule} ${severity} ${pointer}`,
      ),
    );
  assert.deepEqual(found({ image: 'mender', run_args: ['--privileged'] }), [
    'AG-007 critical /worker/run_args/0',
    'AG-008 medium /worker/image',
  ]);
  assert.deepEqual(found({ image: 'mender', run_args: ['--verbose'] }), []);
  assert.deepEqual(found({ image: 'mender', security_opt: ['no-new-privileges'] }), ['AG-008 medium /worker/image']);
});

it('capabilities of a container may be under `caps`', () => {
  const found = (runtime: object) =>
    findingsOf('AG-007', { model: 'house', system_prompt: 'Help.', runtime }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ image: 'acme/worker:1.2.3', caps: ['SYS_ADMIN', 'CHOWN'] }), ['/runtime/caps/0']);
  assert.deepEqual(found({ image: 'acme/worker:1.2.3', caps: ['NET_BIND_SERVICE'] }), []);
  assert.deepEqual(found({ caps: { steps: 20 } }), []);
  for (const hats of [{ caps: 'all' }, { caps: ['ALL', 'red'] }])
    assert.deepEqual(findingsOf('AG-007', { model: 'house', system_prompt: 'Help.', hats }), []);
});

it('an image with the tag latest is a container image', () => {
  const found = (image: string) =>
    findingsOf('AG-008', { model: 'house', system_prompt: 'Help.', tools: ['read_file'], image }).length;
  assert.equal(found('farm/agent:latest'), 1);
  assert.equal(found('farm/agent'), 0);
  assert.equal(found('farm/latest.png'), 0);
});

it('privileges and mounts of a container are read in other languages', () => {
  const found = (container: object) =>
    findingsOf('AG-007', { model: 'house', system_prompt: 'Help.', tools: ['read_file'], ...container }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(found({ contenedor: { privilegiado: true, montajes: ['/:/x'] } }), [
    '/contenedor/privilegiado',
    '/contenedor/montajes/0',
  ]);
  assert.deepEqual(found({ contenedor: { privilegiado: false, montajes: ['./datos:/datos'] } }), []);
});

it('a sandbox with an image is one, unless it is switched off', () => {
  const agent = { model: 'house', system_prompt: 'Help.', tools: ['shell'] };
  const severities = (more: object) => findingsOf('AG-002', { ...agent, ...more }).map(({ severity }) => severity);
  assert.deepEqual(severities({ sandbox: { image: 'python:3.12' } }), ['low']);
  assert.deepEqual(severities({ sandbox_image: 'python:3.12' }), ['low']);
  assert.deepEqual(severities({ sandbox: { enabled: false, image: 'python:3.12' } }), ['medium']);
  assert.deepEqual(severities({ deployment: { image: 'desk:3.12' } }), ['medium']);
});

it('a kernel profile that confines nothing weakens the container', () => {
  const found = (settings: object) =>
    findingsOf('AG-007', { model: 'house', system_prompt: 'Help.', tools: ['shell'], ...settings }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  assert.deepEqual(found({ container: { seccomp: 'unconfined' } }), ['/container/seccomp high']);
  assert.deepEqual(found({ docker: { apparmorProfile: 'Unconfined' } }), ['/docker/apparmorProfile high']);
  assert.deepEqual(found({ container: { seccomp: 'runtime/default', apparmor: 'docker-default' } }), []);
});
