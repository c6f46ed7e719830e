import { fastify } from 'fastify';

let script: Promise<string> | undefined;

/**
 * Scalar's browser script. Its Fastify plugin answers with redirects and a CORS grant, neither of which this service gives, so the
 * plugin lives in an app that nobody can reach and only hands over the script, once, when the page is first asked for.
 */
export function loadScalar(): Promise<string> {
  script ??= read();
  return script;
}

async function read(): Promise<string> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } });
  const { body } = await app.inject('/reference/js/scalar.js');
  await app.close();
  return body;
}
