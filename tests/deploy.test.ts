/** Checks that `Dockerfile`, `compose.yaml` and `deploy/` match the project they deploy. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadAll } from 'js-yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The environment variables that the service's configuration reads. */
const known = new Set(read('packages/service/src/config.ts').match(/(?<=')[A-Z][A-Z0-9_]{2,}(?=')/g));
/** Variables read by Node itself. */
known.add('NODE_ENV');

interface Manifest {
  readonly kind: string;
  readonly data?: Record<string, string>;
  readonly spec?: { readonly template?: { readonly spec: PodSpec } };
}
interface PodSpec {
  readonly securityContext: Record<string, unknown>;
  readonly containers: readonly {
    readonly securityContext: Record<string, unknown>;
    readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string } };
  }[];
}
interface Compose {
  readonly services: Record<string, { readonly environment?: Record<string, string>; readonly [key: string]: unknown }>;
}

const manifests = loadAll(read('deploy/kubernetes/agent-grade.yaml')) as Manifest[];
const [compose] = loadAll(read('compose.yaml')) as [Compose];

describe('deployment', () => {
  it('sets only variables that the service reads', () => {
    const dockerfile = [...read('Dockerfile').matchAll(/(?:^ENV | )([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '');
    const unit = [...read('deploy/agent-grade.service').matchAll(/^Environment=(.*)$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    const pods = manifests.flatMap(({ data }) => Object.keys(data ?? {}));
    const services = Object.keys(compose.services.app?.environment ?? {});
    const named = [...dockerfile, ...unit, ...pods, ...services];
    assert.ok(named.length > 12);
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    );
  });

  it('copies only existing files into the image', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    assert.ok(copied.length > 5);
    assert.deepEqual(
      copied.filter((path) => !existsSync(join(root, path))),
      [],
    );
    const packages = globSync('packages/*/package.json', { cwd: root });
    assert.deepEqual(
      packages.filter((path) => !copied.includes(path)),
      [],
      'npm ci needs the manifest of each workspace',
    );
  });

  it('copies all files that the service reads outside its package into the image', () => {
    const [, final = ''] = read('Dockerfile').split(/^FROM \S+$/m);
    const copied = [...final.matchAll(/^COPY (?:--from=\S+ )?.+ (\S+)$/gm)].map((match) => match[1] ?? '');
    const sources = globSync('packages/service/src/**/*.ts', { cwd: root })
      .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
      .map(read);
    const wanted = sources.flatMap((text) =>
      [...text.matchAll(/\brepository, '([^']+)'/g)].map((match) => match[1] ?? ''),
    );
    assert.ok(wanted.includes('docs/accuracy.json'));
    assert.deepEqual(
      wanted.filter((path) => !copied.some((folder) => path === folder || path.startsWith(`${folder}/`))),
      [],
    );
    // No other source reaches outside the package's folder.
    const leaving = sources.filter((text) => /(?:\.\.\/){2}\.\.['/]/.test(text.replaceAll(/ from '[^']+'/g, '')));
    assert.equal(leaving.length, 1);
  });

  it('does not exclude copied files in .dockerignore', () => {
    const kept = read('.dockerignore').match(/(?<=^!).+$/gm) ?? [];
    const fromTree = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' ').filter((path) => path !== '.'),
    );
    assert.deepEqual(
      fromTree.filter((path) => !kept.some((folder) => path === folder || path.startsWith(`${folder}/`))),
      [],
    );
  });

  it('runs without privileges on a read-only file system', () => {
    const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec?.template?.spec;
    assert.equal(pod?.securityContext.runAsNonRoot, true);
    assert.equal(pod?.containers[0]?.securityContext.readOnlyRootFilesystem, true);
    assert.equal(pod?.containers[0]?.securityContext.allowPrivilegeEscalation, false);
    assert.equal(compose.services.app?.read_only, true);
    assert.deepEqual(compose.services.app?.cap_drop, ['ALL']);
    assert.match(read('Dockerfile'), /^USER node$/m);
    assert.match(read('deploy/agent-grade.service'), /^DynamicUser=yes$/m);
  });

  it('probes routes that exist', () => {
    const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec?.template?.spec;
    const [container] = pod?.containers ?? [];
    const routes = read('packages/service/src/routes/health/route.ts');
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      const path = container?.[probe]?.httpGet.path ?? '';
      assert.ok(routes.includes(`'${path}'`), `${probe}: ${path}`);
    }
  });

  it('contains no credential: each comes from the environment', () => {
    const values = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment ?? {}));
    for (const [name, value] of values) {
      if (/SECRET|PASSWORD/.test(name)) assert.match(value, /^\$\{[A-Z_]+:\?/, name);
    }
    assert.deepEqual(
      manifests.filter(({ kind }) => kind === 'Secret'),
      [],
    );
  });
});
