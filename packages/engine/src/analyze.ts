import { listDefenses } from './agent/defenses.ts';
import { veiledPlaces } from './agent/veil.ts';
import { refuseExtensions } from './document/notation.ts';
import { parseDocument } from './document/parse.ts';
import type { DocumentProblem } from './document/problem.ts';
import { readAgents } from './formats/read.ts';
import { assemble } from './report/assemble.ts';
import { listLimitations } from './report/limitations.ts';
import type { Report } from './report/schema.ts';
import { check } from './rules/check.ts';
import { rules } from './rules/index.ts';
import { createRedactor } from './secrets/redactor.ts';
import { scanSecrets } from './secrets/scan.ts';
import { SourceText } from './text/source-text.ts';

/** What is analysed: a configuration's text and what the caller knows of it. */
export interface Input {
  readonly content: string;
  readonly format: 'json' | 'yaml';
  /** A label; changes nothing. */
  readonly name?: string;
  /** A label that may help recognition; changes no finding and no score. */
  readonly sourceFilename?: string;
}

/** A report, or why the text could not be read. */
export type Analysis =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'problem'; readonly problem: DocumentProblem };

/** Text in, report out: the same text gives the same report, on every machine. */
export function analyze(input: Input): Analysis {
  const document = parseDocument(new SourceText(input.content), input.format);
  if ('code' in document) return { kind: 'problem', problem: document };
  const reading = readAgents(document, input.sourceFilename);
  const refused = reading.extensionsAllowed ? null : refuseExtensions(document);
  if (refused !== null) return { kind: 'problem', problem: refused };
  const agent = reading.model;
  const secrets = scanSecrets(document);
  const findings = check(rules, { agent, secrets });
  const redactor = createRedactor(document, secrets, veiledPlaces(agent));
  const limitations = listLimitations(reading, redactor);
  const defenses = listDefenses(agent);
  return {
    kind: 'report',
    report: assemble({ document, reading, secrets, findings, defenses, limitations, redactor }),
  };
}
