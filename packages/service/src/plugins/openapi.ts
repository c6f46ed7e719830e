import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

const description =
  'Takes the configuration of an AI agent as JSON or YAML text and returns a deterministic, rule-based security analysis: score, ' +
  'grade, risk, findings with the rules AG-001 to AG-023, and the same text with every detected secret redacted.';

/** Collects the routes registered after it, and the schemas they reference. */
export async function registerOpenApi(
  app: FastifyInstance,
  baseUrl: string,
  schemas: readonly object[],
): Promise<void> {
  for (const schema of schemas) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Agent Configuration Analysis API',
        version: '1',
        description,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: baseUrl }],
      tags: [{ name: 'Analysis' }, { name: 'Health' }],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `Authorization: Bearer ag_live_…`.' },
        },
      },
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
  });
}
