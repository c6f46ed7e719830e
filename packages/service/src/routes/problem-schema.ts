import Type from 'typebox';
import { problemCodes as allCodes, type ProblemCode, pageProblems, problems } from '../problems.ts';

const problemCodes = allCodes.filter((code) => !pageProblems.has(code));

/** The body of every error response. */
export const ProblemSchema = Type.Object(
  {
    type: Type.String({ format: 'uri-reference', description: 'Where the problem is explained.' }),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String({ description: 'What happened and what to do about it.' }),
    code: Type.Unsafe<ProblemCode>({
      type: 'string',
      enum: [...problemCodes],
      description: 'A stable code for programs.',
    }),
    requestId: Type.String({ description: 'The same as in the X-Request-Id header.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: 'RFC 6901 pointer into the request body.' }),
          code: Type.Unsafe<ProblemCode>({ type: 'string', enum: ['unknown_field', 'missing_field', 'invalid_field'] }),
          detail: Type.String(),
        }),
        { description: 'What is wrong with each field.' },
      ),
    ),
    line: Type.Optional(Type.Integer({ minimum: 1, description: 'Line in content.' })),
    column: Type.Optional(Type.Integer({ minimum: 1, description: 'Column in content, in UTF-16 code units.' })),
  },
  { $id: 'Problem', title: 'Problem', description: 'RFC 9457 problem document.' },
);

/** The problems of one status as an OpenAPI response. */
export function problemResponse(status: number, headers: Readonly<Record<string, object>> = {}) {
  const rows = problemCodes.filter((code) => problems[code].status === status);
  return {
    description: rows.map((code) => `\`${code}\`: ${problems[code].detail}`).join('\n\n'),
    headers: { 'X-Request-Id': requestIdHeader, ...headers },
    content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
  };
}

export const requestIdHeader = {
  type: 'string',
  description: 'Id of this request; include it when asking for help.',
} as const;
