import { ReportSchema } from '../analyze/schema.ts';

/** The path names the schema's version, which every report repeats as `versions.schema`. */
export const reportSchemaPath = '/schemas/report-1.json';

/** The JSON Schema of a report on its own, for programs that check one without reading OpenAPI. */
export function reportJsonSchema(baseUrl: string): object {
  return {
    ...ReportSchema,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${baseUrl}${reportSchemaPath}`,
    description: 'The answer of POST /api/v1/analyze, also written by the command line with --format json.',
  };
}
