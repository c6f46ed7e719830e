import type { Report } from '../report/schema.ts';

/** The report as JSON, byte for byte the API's response: members in the schema's order, no line break at the end. */
export function renderJson(report: Report): string {
  return JSON.stringify(report);
}
