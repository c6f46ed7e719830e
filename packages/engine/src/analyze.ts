import { listDefenses } from './agent/defenses.ts';
import { veiledPlaces } from './agent/veil.ts';
import type { ParsedDocument } from './document/document.ts';
import { refuseExtensions } from './document/notation.ts';
import { parseDocument } from './document/parse.ts';
import type { DocumentProblem } from './document/problem.ts';
import { readAgents } from './formats/read.ts';
import { type Input, requireInput } from './input.ts';
import { applyPatch } from './patch/apply.ts';
import { assemble, type Parts, scoreOf } from './report/assemble.ts';
import { listLimitations } from './report/limitations.ts';
import type { PatchTrial } from './report/patch-trial.ts';
import type { Report } from './report/schema.ts';
import { check, unwatched, type Watch } from './rules/check.ts';
import { gatherEvidence } from './rules/evidence.ts';
import { rules } from './rules/index.ts';
import { digestOwnKeys } from './secrets/own-keys.ts';
import { createRedactor } from './secrets/redactor.ts';
import { scanSecrets } from './secrets/scan.ts';
import { SourceText } from './text/source-text.ts';

/** A report, or the reason why the text could not be parsed. */
export type Analysis =
  | {
      readonly kind: 'report';
      readonly report: Report;
      /**
       * SHA-256 of each of this service's own API keys found in the text, in hexadecimal, so that a caller can look up
       * their owners. Not part of the report.
       */
      readonly ownKeys: readonly string[];
    }
  | { readonly kind: 'problem'; readonly problem: DocumentProblem };

/**
 * Analyses a configuration text. Deterministic: the same text gives the same report on every machine, with or without
 * an observer.
 */
export function analyze(input: Input, watch: Watch = unwatched): Analysis {
  requireInput(input);
  const isTried = input.content.length <= trialTextMax;
  return reportOn(input, watch, isTried ? { tryPatch: createPatchTrial(input, watch) } : {});
}

/**
 * As `analyze`, for callers that do not use `fixFirst`. That list is then estimated from the remaining findings instead
 * of analysing the patched text again, which halves the running time. Nothing else differs.
 */
export function analyzeWithoutTrials(input: Input): Analysis {
  requireInput(input);
  return reportOn(input, unwatched, {});
}

function reportOn(input: Input, watch: Watch, trials: Pick<Parts, 'tryPatch'>): Analysis {
  const examined = examine(input, watch);
  if ('code' in examined) return { kind: 'problem', problem: examined };
  const { document, reading, secrets } = examined;
  const redactor = createRedactor(document, secrets, veiledPlaces(reading.model), reading.reference);
  const limitations = listLimitations(reading, redactor);
  const defenses = listDefenses(reading.model);
  return {
    kind: 'report',
    report: assemble({ ...examined, defenses, limitations, redactor, ...(hasManyDocuments(document) ? {} : trials) }),
    ownKeys: digestOwnKeys(secrets),
  };
}

/** Everything found in a text, before any of it is redacted and printed. */
function examine({ content, format, sourceFilename }: Input, watch: Watch) {
  const document = parseDocument(new SourceText(content), format);
  if ('code' in document) return document;
  const reading = readAgents(document, sourceFilename);
  const refused = reading.extensionsAllowed ? null : refuseExtensions(document);
  if (refused !== null) return refused;
  const secrets = scanSecrets(document);
  const evidence = gatherEvidence(reading.model, secrets);
  return { document, reading, secrets, legs: evidence.legs, findings: check(rules, evidence, watch) };
}

/**
 * Above this length, in UTF-16 code units, patched texts are not analysed again: the score after a patch is estimated
 * from the remaining findings.
 */
const trialTextMax = 100_000;

/** A stream of more documents takes too long to analyse again, however short it is: each has to be recognised. */
const trialDocumentsMax = 100;

function hasManyDocuments({ roots }: ParsedDocument): boolean {
  return roots.length > trialDocumentsMax;
}

/** Analyses the text again as a patch would leave it. */
function createPatchTrial(input: Input, watch: Watch): PatchTrial {
  return (operations) => {
    const patched = applyPatch(input.content, input.format, operations);
    const examined = patched === null ? null : examine({ ...input, content: patched.text }, watch);
    if (examined === null || 'code' in examined) return null;
    return scoreOf(examined.findings, examined.reading.recognized);
  };
}
