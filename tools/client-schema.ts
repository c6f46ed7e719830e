import { compile, type JSONSchema } from 'json-schema-to-typescript';

interface OpenApi {
  readonly components: { readonly schemas: Record<string, JSONSchema> };
}

/** The API's schemas as types of `@agent-grade/client`; OpenAPI 3.1 schemas are JSON Schemas. */
export async function clientSchema(openApi: string): Promise<string> {
  const { components } = JSON.parse(openApi) as OpenApi;
  const definitions = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
  );
  const schema: JSONSchema = { title: 'Schemas', definitions, additionalProperties: false };
  const text = await compile(schema, 'Schemas', {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: '/** Generated from docs/openapi.json by `npm run build-docs`; edit the schemas. */',
    style: { singleQuote: true, printWidth: 120 },
  });
  return text
    .replace(/export interface Schemas \{\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '');
}
