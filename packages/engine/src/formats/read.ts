import { createModel, type ModelBuilder } from '../agent/builder.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Extension, ParsedDocument } from '../document/document.ts';
import type { Node } from '../document/tree.ts';
import type { Confidence } from '../score/table.ts';
import type { Place } from '../text/span.ts';
import { claimFullyRead, measureCoverage } from './coverage.ts';
import { Cursor } from './cursor.ts';
import { type EmbeddedFile, embeddedFiles } from './embedded-files.ts';
import type { Format, ReferenceNotation } from './format.ts';
import { generic } from './generic/format.ts';
import { readEnvironmentSwitches, readLeftovers, readUnknown } from './generic/read.ts';
import { infrastructure } from './generic/recognition/infrastructure.ts';
import { knownFormats } from './index.ts';
import { Ledger } from './ledger.ts';
import { collectNotation } from './notation.ts';
import { Probe } from './probe.ts';
import { type Recognition, recognise } from './recognise.ts';
import { isManifest, referenceOf } from './reference.ts';

/** The agent model read from a text, with its format and what was not understood. */
export interface Reading {
  readonly model: AgentModel;
  readonly format: Format;
  /** How the file's host refers to an environment variable; undefined for the usual `${*}`, null if it cannot. */
  readonly reference: ReferenceNotation | null | undefined;
  /** Whether at least one document was recognised, as a vendor's format or as a home-made agent. */
  readonly recognized: boolean;
  readonly confidence: Confidence;
  /** The outermost places that no reader understood. */
  readonly unread: readonly Place[];
  /** Whether the vendor documents every extension of strict JSON that the text uses. */
  readonly extensionsAllowed: boolean;
}

/** Reads every document of a text into one model: first with its format's reader, then the rest with the generic vocabulary. */
export function readAgents(document: ParsedDocument, sourceFilename?: string): Reading {
  const recognitions = document.roots.map((root) => recogniseRoot(root, sourceFilename));
  const embedded = document.roots.flatMap(recogniseEmbedded);
  const best = strongest([...recognitions, ...embedded.map(({ recognition }) => recognition)]);
  const format = best?.format ?? generic;
  const ledger = new Ledger(document.markup.length > 0);
  const model = openModel(document, format);
  for (const { file } of embedded) ledger.claim(file.text);
  let isComplete = true;
  for (const [index, root] of document.roots.entries()) {
    const cursor = Cursor.atRoot(root, ledger);
    if (isEmpty(root)) {
      cursor.ignore();
      continue;
    }
    const own = recognitions[index]?.format;
    own?.read(cursor, model);
    if (own !== undefined && own !== generic && claimFullyRead(root, ledger)) continue;
    isComplete = false;
    // An unrecognised document that starts programs may belong to an agent in another document of the same text.
    if (own === undefined && (best !== null || !isInfrastructure(root))) readUnknown(cursor, model);
    else if (own !== undefined && own !== generic) readLeftovers(cursor, model);
  }
  for (const { file, recognition } of embedded) readEmbeddedFile(file, recognition.format, model);
  if (best !== null && model.environment.length > 0) readEnvironmentSwitches(model);
  return {
    model,
    format,
    reference: best === null ? referenceOfUnknown(document) : best.reference,
    recognized: best !== null,
    confidence: best?.confidence ?? 'low',
    unread: isComplete ? [] : measureCoverage(document.roots, ledger).unread,
    extensionsAllowed: allowsExtensions(format, document.extensions, sourceFilename),
  };
}

/** Of an unrecognised text: null for the manifests of a cluster. */
function referenceOfUnknown({ roots }: ParsedDocument): null | undefined {
  return roots.some((root) => isManifest(new Probe(root))) ? null : undefined;
}

/** Whether a document is empty, as after the closing `---` of front matter. */
function isEmpty(root: Node): boolean {
  return root.kind === 'scalar' && root.value === null && root.text === '';
}

/** The result of recognition alone. */
export interface IdentifiedFormat {
  readonly id: string;
  readonly confidence: Confidence;
}

/** The recognised format of a text, without reading it into a model; null when none was recognised. */
export function identifyFormat(document: ParsedDocument, sourceFilename?: string): IdentifiedFormat | null {
  const recognitions = document.roots.map((root) => recogniseRoot(root, sourceFilename));
  const embedded = document.roots.flatMap(recogniseEmbedded).map(({ recognition }) => recognition);
  const best = strongest([...recognitions, ...embedded]);
  return best === null ? null : { id: best.format.id, confidence: best.confidence };
}

const genericOnly: readonly Format[] = [generic];

/** Tries `generic` last, so that its many common words never outweigh a vendor's few specific ones. */
function recogniseRoot(root: Node, sourceFilename?: string): RecognisedRoot | null {
  if (root.kind === 'scalar') return null;
  const probe = new Probe(root);
  const recognition = recognise(probe, knownFormats, sourceFilename) ?? recognise(probe, genericOnly, sourceFilename);
  return recognition && { ...recognition, reference: referenceOf(recognition.format, probe, sourceFilename) };
}

/** A recognised document, with its host's notation of references. */
interface RecognisedRoot extends Recognition {
  readonly reference: ReferenceNotation | null | undefined;
}

interface RecognisedFile {
  readonly file: EmbeddedFile;
  readonly recognition: RecognisedRoot;
}

/** The recognised files among those embedded in a deployment manifest. */
function recogniseEmbedded(root: Node): readonly RecognisedFile[] {
  return embeddedFiles(root).flatMap((file) => {
    const recognition = recogniseRoot(file.root, file.name);
    return recognition === null ? [] : [{ file, recognition }];
  });
}

function readEmbeddedFile({ root }: EmbeddedFile, format: Format, model: ModelBuilder): void {
  const ledger = new Ledger(true);
  const cursor = Cursor.atRoot(root, ledger);
  const known = model.exposures.length;
  format.read(cursor, model);
  if (format !== generic && !claimFullyRead(root, ledger)) readLeftovers(cursor, model);
  // Inside a container a program has to listen on every address; the manifest decides what is published.
  for (const exposure of model.exposures.splice(known))
    if (exposure.kind !== 'bind' || exposure.state !== 'open') model.exposures.push(exposure);
}

/** Compose files, manifests and pipelines: their listeners and trust settings concern containers, so only their secrets are reported. */
function isInfrastructure(root: Node): boolean {
  const probe = new Probe(root);
  return infrastructure.some((pattern) => probe.holds(pattern));
}

/** Prefers a vendor's format to `generic`, then the one with the most discriminators, then the first. */
function strongest(recognitions: readonly (RecognisedRoot | null)[]): RecognisedRoot | null {
  let best: RecognisedRoot | null = null;
  for (const candidate of recognitions) {
    if (candidate === null) continue;
    if (best === null || weight(candidate) > weight(best)) best = candidate;
  }
  return best;
}

function weight(recognition: Recognition): number {
  return recognition.format === generic ? 0 : recognition.discriminators;
}

function openModel(document: ParsedDocument, format: Format): ModelBuilder {
  const [first] = document.roots;
  if (first === undefined) throw new Error('A parsed document has at least one root.');
  const model = createModel(first, format.role);
  model.notation = collectNotation(document);
  return model;
}

/**
 * Files that may have comments whatever they contain: all in the folder of VS Code, and development containers.
 * https://code.visualstudio.com/docs/languages/json#_json-with-comments, https://containers.dev/implementors/spec/#devcontainerjson
 */
const commentedFile = /(?:^|[/\\])(?:\.vscode[/\\][^/\\]{1,80}|\.?devcontainer)\.json$/;

function allowsExtensions(format: Format, extensions: readonly Extension[], sourceFilename = ''): boolean {
  const name = sourceFilename.toLowerCase();
  const json5 = format.dialect === 'json5' || name.endsWith('.json5');
  const jsonc = json5 || format.dialect === 'jsonc' || name.endsWith('.jsonc') || commentedFile.test(name);
  return extensions.every(({ dialect }) => (dialect === 'json5' ? json5 : jsonc));
}
