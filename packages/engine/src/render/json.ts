import type { Report } from '../report/schema.ts';

/** The bytes of the API's answer: no line break at the end, members in the schema's order. */
export function renderJson(report: Report): string {
  return JSON.stringify(report);
}
