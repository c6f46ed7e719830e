import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { line, words } from '../testing.ts';

const containerOf = (text: string) => line(text)[0]?.container ?? null;

describe('flags of a container', () => {
  const rows: readonly (readonly [text: string, settings: readonly string[], image: string | null])[] = [
    ['docker run --privileged --cap-add=SYS_ADMIN img', ['privileged true', 'capability SYS_ADMIN'], 'img'],
    ['docker run --cap-add ALL --network host --pid=host img x', ['capability ALL', 'network host', 'pid host'], 'img'],
    ['docker run --privileged=false img', ['privileged false'], 'img'],
    ['docker run --security-opt seccomp=unconfined img', ['security-option seccomp=unconfined'], 'img'],
    ['docker run -itu root -p 80:80 img', ['user root', 'publish 80:80'], 'img'],
    ['docker run -u0 --read-only --cap-drop ALL img', ['user 0', 'read-only true', 'drop-capability ALL'], 'img'],
    ['docker run --rm -i img --privileged', [], 'img'],
    ['docker run -it', [], null],
    ['docker create --net=host img', ['network host'], 'img'],
    ['docker --host tcp://x run --userns host img', ['userns host'], 'img'],
  ];
  for (const [text, settings, image] of rows) {
    it(text, () => {
      const container = containerOf(text);
      assert.deepEqual(
        container?.settings.map(({ kind, value }) => `${kind} ${value}`),
        settings,
      );
      assert.equal(container?.image?.text ?? null, image);
    });
  }
  it('are only those of run and create', () => {
    for (const text of [
      'docker exec --privileged box a',
      'docker build --network host .',
      'kubectl run --privileged',
    ]) {
      assert.equal(containerOf(text), null, text);
    }
  });
});

describe('mounts of a container', () => {
  const rows: readonly (readonly [option: string, mount: string])[] = [
    ['-v /:/host', 'bind / /host write'],
    ['-v /var/run/docker.sock:/var/run/docker.sock:ro', 'bind /var/run/docker.sock /var/run/docker.sock read'],
    ['-v "$(pwd):/x:Z,ro"', 'bind $(pwd) /x read'],
    ['-v ${env:HOME}/x:/y', 'bind ${env:HOME}/x /y write'],
    ['-v data:/data', 'volume data /data write'],
    ['-v /data', 'volume  /data write'],
    ["-v 'C:\\Users\\a:C:\\b:ro'", 'bind C:\\Users\\a C:\\b read'],
    ['--volume=./x:/y', 'bind ./x /y write'],
    ['--mount type=bind,src=/a,dst=/b,readonly', 'bind /a /b read'],
    ['--mount type=bind,source=/a,target=/b,readonly=false', 'bind /a /b write'],
    ['--mount type=volume,source=a,target=/b', 'volume a /b write'],
    ['--tmpfs /run:size=1m', 'tmpfs  /run write'],
  ];
  for (const [option, expected] of rows) {
    it(option, () => {
      const [mount] = containerOf(`docker run ${option} img`)?.mounts ?? [];
      assert.equal(`${mount?.kind} ${mount?.source} ${mount?.target} ${mount?.mode}`, expected);
    });
  }
});

it('variables of a container, with a value or passed on from the host', () => {
  const [invocation] = words('docker', 'run', '-e', 'A=1', '--env=B', '-eC=x=y', 'img', '-e', 'D=1');
  assert.deepEqual(
    invocation?.container?.environment.map(({ name, value }) => [name, value]),
    [
      ['A', '1'],
      ['B', null],
      ['C', 'x=y'],
    ],
  );
});

it('the command inside is parsed too', () => {
  const [run, inside] = line('docker run --rm --entrypoint x img node a.js');
  assert.deepEqual([run?.program, inside?.program, inside?.wrappers], ['docker', 'node', ['docker']]);
});
