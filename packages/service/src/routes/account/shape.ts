import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireJsonBody } from '../../plugins/json-body.ts';
import { closeAfter, refuse } from '../../plugins/refuse.ts';
import type { FieldError, ProblemCode } from '../../problems.ts';
import { readBody } from '../../wire/body.ts';
import { readJsonObject } from '../analyze/json-object.ts';

/** The fields of a body by name; those with a question mark are optional. */
export type Shape = Readonly<Record<string, 'text' | 'number' | 'text?' | 'number?'>>;

export type FieldsOf<S extends Shape> = {
  readonly [K in keyof S]: S[K] extends 'text'
    ? string
    : S[K] extends 'number'
      ? number
      : S[K] extends 'text?'
        ? string | null
        : number | null;
};

export type Received<S extends Shape> =
  | { readonly kind: 'fields'; readonly fields: FieldsOf<S> }
  | { readonly kind: 'answered'; readonly reply: FastifyReply };

/** No account request is larger. This refuses a password of a megabyte before it is hashed. */
const bytesMax = 16_384;

export async function receiveFields<S extends Shape>(
  request: FastifyRequest,
  reply: FastifyReply,
  shape: S,
  timeoutMs: number,
): Promise<Received<S>> {
  const answered = (answer: FastifyReply): Received<S> => ({ kind: 'answered', reply: answer });
  const announced = await requireJsonBody(request, reply);
  if (announced !== undefined) return answered(announced);
  const body = await readBody(request.raw, reply.raw, bytesMax, timeoutMs);
  if (body.kind === 'aborted') return answered(reply.hijack());
  if (body.kind !== 'body') {
    closeAfter(request, reply);
    const code = body.kind === 'timeout' ? 'request_timeout' : 'request_too_large';
    return answered(refuse(request, reply, { code, occurrence: { detail: tooLarge } }));
  }
  const read = readFields(body.bytes, shape);
  if (read.kind === 'fields') return read;
  return answered(
    refuse(request, reply, { code: read.code, occurrence: { detail: wrongFields, errors: read.errors } }),
  );
}

const tooLarge = `The body is larger than ${bytesMax} bytes or did not arrive in time.`;
const wrongFields = 'The body does not have the expected fields. See errors for details.';

function readFields<S extends Shape>(
  bytes: Buffer,
  shape: S,
):
  | { readonly kind: 'fields'; readonly fields: FieldsOf<S> }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly errors: readonly FieldError[] } {
  const text = decode(bytes);
  if (text === null) return { kind: 'refused', code: 'invalid_utf8', errors: [] };
  const read = readJsonObject(text);
  if (read.kind !== 'object') return { kind: 'refused', code: read.kind, errors: [] };
  const errors = [...unknownFields(read.members, shape), ...wrong(read.members, shape)];
  const [first] = errors;
  if (first !== undefined) return { kind: 'refused', code: first.code, errors };
  const entries = Object.keys(shape).map((name) => [name, read.members.get(name) ?? null]);
  // Every field was checked against the shape above.
  return { kind: 'fields', fields: Object.fromEntries(entries) as FieldsOf<S> };
}

function unknownFields(members: ReadonlyMap<string, unknown>, shape: Shape): readonly FieldError[] {
  const unknown = [...members.keys()].filter((name) => !Object.hasOwn(shape, name));
  return unknown.length === 0
    ? []
    : [{ pointer: '', code: 'unknown_field', detail: 'An unknown field is not accepted here.' }];
}

function* wrong(members: ReadonlyMap<string, unknown>, shape: Shape): Generator<FieldError> {
  for (const [name, kind] of Object.entries(shape)) {
    const value = members.get(name);
    const pointer = `/${name}`;
    if (value === undefined || value === null) {
      if (!kind.endsWith('?')) yield { pointer, code: 'missing_field', detail: `${name} is required.` };
    } else if (kind.startsWith('text') ? typeof value !== 'string' : !Number.isSafeInteger(value)) {
      yield { pointer, code: 'invalid_field', detail: `${name} has the wrong type.` };
    }
  }
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
