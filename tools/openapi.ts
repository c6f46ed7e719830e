import { buildOpenApi } from '@agent-grade/service/openapi';

/** The document the service answers at /openapi.json, for the repository. */
export async function openApiDocument(): Promise<string> {
  return `${JSON.stringify(await buildOpenApi(), null, 2)}\n`;
}
