import { fastify } from 'fastify';

let script: Promise<string> | undefined;

/**
 * Scalar's browser script. Scalar's Fastify plugin also sends redirects and a CORS header that this service does not want, so the plugin runs in
 * an unreachable app that only provides the script, once, when the page is first requested.
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
