import { reportJsonSchema } from '@agent-grade/service/json-schema';
import { buildOpenApi } from '@agent-grade/service/openapi';

/** The OpenAPI document that the service serves at /openapi.json, as a file for the repository. */
export async function openApiDocument(): Promise<string> {
  return `${JSON.stringify(await buildOpenApi(), null, 2)}\n`;
}

/** The JSON Schema of a report, as the service serves it at its default address. */
export function reportSchemaDocument(): string {
  return `${JSON.stringify(reportJsonSchema('http://127.0.0.1:3000'), null, 2)}\n`;
}
