import { type Report, renderSarif, ruleCatalogue, versions } from '@agent-grade/engine';

/** Needs the catalogue, and with it the rules; a part of its own, so that nobody loads it before it is asked for. */
export function toSarif(report: Report, title: string): string {
  return renderSarif([{ title, report }], {
    rules: ruleCatalogue,
    pages: {},
    documentation: location.origin,
    version: `1.0.0-${versions.ruleset}`,
  });
}
