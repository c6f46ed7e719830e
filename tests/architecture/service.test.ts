import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Module, modulesIn } from './imports.ts';

/** Without the guides, whose text contains example programs. */
const service = modulesIn('packages/service/src', false).filter(({ path }) => path !== 'routes/pages/guides.ts');

/** Folders with the product's decisions, independent of transport and storage. */
const decisions = ['accounts', 'keys', 'plans', 'teams', 'sharing'] as const;

/** Modules that may be imported only in these folders and files. */
const doors = {
  '@agent-grade/engine': ['analysis/', 'routes/analyze/schema.ts'],
  kysely: ['stores/'],
  'node:sqlite': ['stores/'],
  pg: ['stores/'],
  ioredis: ['rate-limit/'],
  fastify: ['app.ts', 'parts.ts', 'plugins/', 'routes/', 'metrics/', 'tracing/'],
  '@opentelemetry': ['tracing/'],
  'prom-client': ['metrics/'],
  commander: ['admin/'],
  piscina: ['analysis/'],
} as const satisfies Record<string, readonly string[]>;

const names = (imported: string, folder: string): boolean => imported === folder || imported.startsWith(`${folder}/`);
const list = (modules: readonly Module[]): readonly string[] => modules.map(({ path }) => path);

describe('the service’s architecture', () => {
  for (const [name, allowed] of Object.entries(doors)) {
    it(`imports ${name} only in ${allowed.join(', ')}`, () => {
      const users = service.filter(({ imports }) => imports.some((imported) => names(imported, name)));
      assert.ok(users.length > 0);
      assert.deepEqual(list(users.filter(({ path }) => !allowed.some((door: string) => path.startsWith(door)))), []);
    });
  }

  it('keeps decisions free of HTTP, SQL, configuration and output', () => {
    const foreign = [
      'app.ts',
      'admin',
      'config.ts',
      'open-parts.ts',
      'plugins',
      'problems.ts',
      'routes',
      'server.ts',
      'wire',
      'pino',
      'node:http',
    ];
    const broken = service
      .filter(({ path }) => decisions.some((folder) => path.startsWith(`${folder}/`)))
      .filter(({ imports }) => imports.some((imported) => foreign.some((folder) => names(imported, folder))));
    assert.deepEqual(list(broken), []);
  });

  it('lets decisions import only the interfaces of the stores', () => {
    const seen = service
      .filter(({ path }) => decisions.some((folder) => path.startsWith(`${folder}/`)))
      .flatMap(({ imports }) => imports.filter((imported) => imported.startsWith('stores/')));
    assert.deepEqual(
      [...new Set(seen)].filter((path) => path !== 'stores/stores.ts'),
      [],
    );
  });

  it('lets no lower layer import routes, the app or the server', () => {
    const above = ['app.ts', 'parts.ts', 'open-parts.ts', 'run.ts', 'server.ts', 'main.ts', 'openapi/'];
    const broken = service
      .filter(({ path }) => !path.startsWith('routes/') && !above.some((allowed) => path.startsWith(allowed)))
      .filter(({ imports }) =>
        imports.some((imported) => [...above, 'routes/'].some((folder) => imported.startsWith(folder))),
      );
    assert.deepEqual(list(broken), []);
  });

  it('reads the environment only in the entry points', () => {
    const readers = service.filter(({ text }) => /process\.env/.test(text));
    assert.deepEqual(list(readers), ['admin/main.ts', 'run.ts']);
  });

  it('decides entitlement in one place', () => {
    const deciders = service.filter(({ text }) => /\.apiKeys\b/.test(text));
    assert.deepEqual(list(deciders), ['plans/entitlement.ts']);
  });

  it('passes on no exception’s message', () => {
    const handing = service.filter(({ text }) => /\berror\.message\b/.test(text));
    // Its own error class, whose messages are defined there.
    assert.deepEqual(list(handing), ['admin/run-admin.ts']);
  });
});
