import { isUtf8 } from 'node:buffer';
import type { FieldError, Occurrence, ProblemCode } from '../../problems.ts';
import { readJsonObject } from './json-object.ts';
import { requestLimits } from './schema.ts';

/** A body that has passed all checks that come before parsing the configuration. */
export interface AnalyzeRequest {
  readonly content: string;
  readonly format: 'json' | 'yaml';
  readonly name?: string;
  readonly sourceFilename?: string;
}

export type ReadRequest =
  | { readonly kind: 'request'; readonly request: AnalyzeRequest }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly occurrence: Occurrence };

/** Checks 8 to 10 (route.ts). */
export function readRequest(bytes: Buffer): ReadRequest {
  if (!isUtf8(bytes)) return refused('invalid_utf8');
  const text = bytes.toString('utf8');
  const body = readJsonObject(text.startsWith('\uFEFF') ? text.slice(1) : text);
  if (body.kind !== 'object') return refused(body.kind);
  const { members } = body;
  const errors = [...unknownFields(members), ...missingFields(members), ...invalidFields(members)];
  const first = errors[0];
  if (first !== undefined) return refused(first.code, { errors: errors.slice(0, errorsShownMax) });
  const request = toRequest(members);
  if (Buffer.byteLength(request.content) > requestLimits.contentBytesMax) return refused('content_too_large');
  return { kind: 'request', request };
}

const refused = (code: ProblemCode, occurrence: Occurrence = {}): ReadRequest => ({
  kind: 'refused',
  code,
  occurrence,
});

type Members = ReadonlyMap<string, unknown>;
const required = ['content', 'format'] as const;
const optional = ['name', 'sourceFilename'] as const;
const accepted: ReadonlySet<string> = new Set([...required, ...optional]);
const errorsShownMax = 20;

function* unknownFields(members: Members): Iterable<FieldError> {
  for (const name of members.keys()) {
    if (accepted.has(name)) continue;
    const detail = isQuotable(name)
      ? `The field "${name}" is not accepted.`
      : 'An unknown field is not accepted; its name is not repeated here.';
    yield { pointer: isQuotable(name) ? pointerTo(name) : '', code: 'unknown_field', detail };
  }
}

/** A name is repeated only if it cannot be a misplaced secret or markup: a short word of letters. */
const isQuotable = (name: string): boolean => /^[A-Za-z_]{0,20}$/.test(name);
const pointerTo = (name: string): string => `/${name}`;

function* missingFields(members: Members): Iterable<FieldError> {
  for (const name of required) {
    if (!members.has(name))
      yield { pointer: pointerTo(name), code: 'missing_field', detail: `The field ${name} is required.` };
  }
}

function* invalidFields(members: Members): Iterable<FieldError> {
  const content = members.get('content');
  if (members.has('content') && typeof content !== 'string') {
    yield invalid('content', 'The field content must be a string: the text of the configuration.');
  }
  const format = members.get('format');
  if (members.has('format') && format !== 'json' && format !== 'yaml') {
    yield invalid('format', 'The field format must be "json" or "yaml".');
  }
  for (const name of optional) {
    if (members.has(name) && !isLabel(members.get(name))) {
      yield invalid(
        name,
        `The field ${name} must be a string of at most ${requestLimits.labelCharactersMax} characters.`,
      );
    }
  }
}

const invalid = (name: string, detail: string): FieldError => ({
  pointer: pointerTo(name),
  code: 'invalid_field',
  detail,
});

function isLabel(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  // A character outside the basic plane takes two code units; characters are counted only where it can make a difference.
  const { labelCharactersMax } = requestLimits;
  return (
    value.length <= labelCharactersMax ||
    (value.length <= 2 * labelCharactersMax && [...value].length <= labelCharactersMax)
  );
}

function toRequest(members: Members): AnalyzeRequest {
  const name = members.get('name');
  const sourceFilename = members.get('sourceFilename');
  return {
    content: String(members.get('content')),
    format: members.get('format') === 'yaml' ? 'yaml' : 'json',
    ...(typeof name === 'string' && { name }),
    ...(typeof sourceFilename === 'string' && { sourceFilename }),
  };
}
