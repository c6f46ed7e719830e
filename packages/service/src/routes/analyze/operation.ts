import { problemResponse, requestIdHeader } from '../problem-schema.ts';

/** The OpenAPI description of the endpoint. */
const rateHeaders = {
  'RateLimit-Policy': {
    type: 'string',
    description: 'The quota, for example `"key";q=60;w=60`: 60 requests in any 60 seconds.',
  },
  RateLimit: {
    type: 'string',
    description:
      'What remains of the quota, for example `"key";r=59;t=60`: requests left, and seconds until one more is available.',
  },
} as const;

const retryAfter = { type: 'integer', minimum: 1, maximum: 60, description: 'Seconds to wait.' } as const;

export const operation = {
  operationId: 'analyze',
  summary: 'Analyze an agent configuration',
  description:
    'Takes the configuration of an AI agent as JSON or YAML text and returns a deterministic security analysis: the same ' +
    'request gives the same bytes. Detected secrets are redacted before anything else and are never returned or stored.',
  tags: ['Analysis'],
  security: [{ apiKey: [] }],
  body: { $ref: 'AnalyzeRequest#' },
  response: {
    200: {
      description: 'The analysis.',
      headers: { 'X-Request-Id': requestIdHeader, ...rateHeaders },
      content: { 'application/json': { schema: { $ref: 'AnalysisResult#' } } },
    },
    400: problemResponse(400, rateHeaders),
    401: problemResponse(401, { 'WWW-Authenticate': { type: 'string' } }),
    403: problemResponse(403),
    405: problemResponse(405, { Allow: { type: 'string' } }),
    408: problemResponse(408, rateHeaders),
    413: problemResponse(413, rateHeaders),
    415: problemResponse(415, { ...rateHeaders, Accept: { type: 'string' }, 'Accept-Encoding': { type: 'string' } }),
    429: problemResponse(429, { ...rateHeaders, 'Retry-After': retryAfter }),
    431: problemResponse(431),
    500: problemResponse(500),
    503: problemResponse(503, { 'Retry-After': retryAfter }),
  },
} as const;
