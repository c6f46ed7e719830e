import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Module, modulesIn } from './imports.ts';

/** Without the guides' text, in which other people's programs stand. */
const service = modulesIn('packages/service/src', false).filter(({ path }) => path !== 'routes/pages/guides.ts');

/** What the product decides: neither how it is asked nor where it is kept. */
const decisions = ['accounts', 'keys', 'plans', 'teams', 'sharing'] as const;

/** Modules that only these folders and files may import. */
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
    it(`lets ${name} in through ${allowed.join(', ')} alone`, () => {
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

  it('lets decisions see the stores’ interfaces alone', () => {
    const seen = service
      .filter(({ path }) => decisions.some((folder) => path.startsWith(`${folder}/`)))
      .flatMap(({ imports }) => imports.filter((imported) => imported.startsWith('stores/')));
    assert.deepEqual(
      [...new Set(seen)].filter((path) => path !== 'stores/stores.ts'),
      [],
    );
  });

  it('lets nobody below them import routes, the app or the server', () => {
    const above = ['app.ts', 'parts.ts', 'open-parts.ts', 'run.ts', 'server.ts', 'main.ts', 'openapi/'];
    const broken = service
      .filter(({ path }) => !path.startsWith('routes/') && !above.some((allowed) => path.startsWith(allowed)))
      .filter(({ imports }) =>
        imports.some((imported) => [...above, 'routes/'].some((folder) => imported.startsWith(folder))),
      );
    assert.deepEqual(list(broken), []);
  });

  it('reads the environment where the process begins, and nowhere else', () => {
    const readers = service.filter(({ text }) => /process\.env/.test(text));
    assert.deepEqual(list(readers), ['admin/main.ts', 'run.ts']);
  });

  it('decides entitlement in one place', () => {
    const deciders = service.filter(({ text }) => /\.apiKeys\b/.test(text));
    assert.deepEqual(list(deciders), ['plans/entitlement.ts']);
  });

  it('hands no exception’s message on', () => {
    const handing = service.filter(({ text }) => /\berror\.message\b/.test(text));
    // Its own class, whose messages are written there.
    assert.deepEqual(list(handing), ['admin/run-admin.ts']);
  });
});
