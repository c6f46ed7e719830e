import { buildOpenApi } from '@agent-grade/service/openapi';

/** The OpenAPI document that the service serves at /openapi.json, as a file for the repository. */
export async function openApiDocument(): Promise<string> {
  return `${JSON.stringify(await buildOpenApi(), null, 2)}\n`;
}
