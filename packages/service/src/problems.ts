/** Every error response of the service. `detail` says what happened and what to do next; it never contains anything of the request. */
interface ProblemRow {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

export const problems = {
  invalid_http_request: {
    status: 400,
    title: 'Invalid HTTP request',
    detail:
      'The request is not valid HTTP/1.1. Send exactly one Host header, and either Content-Length or chunked encoding.',
  },
  invalid_path: { status: 400, title: 'Invalid path', detail: 'The path contains an invalid percent encoding.' },
  invalid_utf8: { status: 400, title: 'Body is not UTF-8', detail: 'The body is not valid UTF-8. Encode it as UTF-8.' },
  invalid_json: {
    status: 400,
    title: 'Body is not JSON',
    detail: 'The body is not a JSON object (RFC 8259). Send one without comments or trailing commas.',
  },
  duplicate_field: {
    status: 400,
    title: 'Duplicate field',
    detail: 'The body contains a field twice. Send each field once.',
  },
  unknown_field: {
    status: 400,
    title: 'Unknown field',
    detail: 'The body contains an unknown field. Send only content, format, name and sourceFilename.',
  },
  missing_field: {
    status: 400,
    title: 'Missing field',
    detail: 'A required field is missing from the body. Send content and format.',
  },
  invalid_field: {
    status: 400,
    title: 'Invalid field',
    detail: 'A field in the body has the wrong type or value. See errors for details.',
  },
  malformed_configuration: {
    status: 400,
    title: 'Malformed configuration',
    detail: 'The configuration cannot be parsed as the given format.',
  },
  too_deep: {
    status: 400,
    title: 'Configuration too deep',
    detail: 'The configuration is nested deeper than 100 levels.',
  },
  too_complex: {
    status: 400,
    title: 'Configuration too complex',
    detail: 'The configuration contains too many values, aliases or documents.',
  },
  empty_configuration: {
    status: 400,
    title: 'Empty configuration',
    detail: 'The configuration is empty. Send its text in content.',
  },
  not_a_configuration: {
    status: 400,
    title: 'Not a configuration',
    detail: 'The root of the configuration is neither a mapping nor a list.',
  },
  missing_credentials: {
    status: 401,
    title: 'API key required',
    detail: 'The request has no API key. Send it in one header: Authorization: Bearer <API key>.',
  },
  invalid_api_key: {
    status: 401,
    title: 'API key not accepted',
    detail: 'The API key is malformed, unknown, expired or revoked. Check the key or create a new one.',
  },
  plan_required: {
    status: 403,
    title: 'Plan required',
    detail: 'API access requires the Pro plan for a personal key and the Team plan for a service key.',
  },
  cross_site_request: {
    status: 403,
    title: 'Cross-site request',
    detail: 'This path only accepts requests from the service’s own pages. Programs use the API with a key: see /docs.',
  },
  login_required: {
    status: 401,
    title: 'Login required',
    detail: 'You are not logged in, or the session has ended. Log in and try again.',
  },
  wrong_credentials: {
    status: 401,
    title: 'Login failed',
    detail: 'The email address or the password is wrong.',
  },
  wrong_code: {
    status: 401,
    title: 'Wrong code',
    detail: 'The code is wrong or was already used. Enter the next one.',
  },
  invalid_passkey: {
    status: 401,
    title: 'Passkey not accepted',
    detail: 'The passkey does not belong to an account here, or its answer is not valid or came too late. Try again.',
  },
  wrong_password: { status: 403, title: 'Wrong password', detail: 'The password is wrong.' },
  email_not_verified: {
    status: 403,
    title: 'Email address not confirmed',
    detail: 'The email address is not confirmed yet. A new email with a confirmation link has been sent.',
  },
  page_expired: {
    status: 403,
    title: 'Page out of date',
    detail: 'The page belongs to another session. Reload it and try again.',
  },
  invalid_email: {
    status: 400,
    title: 'Invalid email address',
    detail: 'This email address is not valid or not supported.',
  },
  weak_password: {
    status: 400,
    title: 'Password refused',
    detail: 'The password is too short or too easy to guess. It needs at least 15 characters.',
  },
  link_not_valid: {
    status: 400,
    title: 'Link not valid',
    detail: 'The link has expired or was already used. Request a new one.',
  },
  not_permitted: {
    status: 403,
    title: 'Not permitted',
    detail: 'Your role in the team does not allow this. Ask an owner of the team.',
  },
  invalid_name: {
    status: 400,
    title: 'Name refused',
    detail: 'A name must have 1 to 100 characters, without control or invisible characters.',
  },
  name_taken: {
    status: 409,
    title: 'Name taken',
    detail: 'A team with this name already exists. Choose another name.',
  },
  limit_reached: { status: 409, title: 'Limit reached', detail: 'The maximum number has been reached.' },
  sole_owner: {
    status: 409,
    title: 'A team needs an owner',
    detail: 'You are the only owner of a team. Transfer the team to another member or delete it first.',
  },
  invalid_signature: {
    status: 400,
    title: 'Signature refused',
    detail: 'The signature does not match this body or is too old.',
  },
  still_paid: {
    status: 409,
    title: 'Paid plan still active',
    detail: 'A paid plan would continue to be charged. Cancel it on the Plan page first.',
  },
  already_done: { status: 409, title: 'Already done', detail: 'This was already done. Reload the page.' },
  too_many_codes: {
    status: 429,
    title: 'Too many wrong codes',
    detail: 'Too many wrong codes were entered. Wait 15 minutes or use a recovery code.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing at this path. The API is described at /docs.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This path does not support this method. The Allow header lists the supported methods.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    detail: 'The request did not arrive in time. Send it again on a new connection.',
  },
  request_too_large: {
    status: 413,
    title: 'Request too large',
    detail: 'The body is too large, even for a configuration of 1 MB (1,048,576 bytes).',
  },
  content_too_large: {
    status: 413,
    title: 'Configuration too large',
    detail: 'The configuration exceeds 1 MB (1,048,576 bytes as UTF-8).',
  },
  report_too_large: {
    status: 413,
    title: 'Report too large to share',
    detail: 'The report exceeds the size limit for sharing. Download it instead.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'The body must be application/json in UTF-8.',
  },
  unsupported_content_encoding: {
    status: 415,
    title: 'Unsupported content encoding',
    detail: 'The body must be sent uncompressed, without a Content-Encoding header.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    detail:
      'This API key has reached its request limit for the minute. Retry after the number of seconds in Retry-After.',
  },
  header_fields_too_large: {
    status: 431,
    title: 'Request header fields too large',
    detail: 'The request line and headers exceed 16 KiB or 100 headers.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'The service failed. Report the requestId to its operator.',
  },
  service_unavailable: {
    status: 503,
    title: 'Service unavailable',
    detail: 'The service cannot answer this request now. Retry after the number of seconds in Retry-After.',
  },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as readonly ProblemCode[]; // Object.keys forgets the names of a closed table.

/** Problems that only the service's own pages can get; the API description leaves them out. */
export const pageProblems: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'cross_site_request',
  'report_too_large',
  'login_required',
  'wrong_credentials',
  'wrong_code',
  'invalid_passkey',
  'wrong_password',
  'email_not_verified',
  'page_expired',
  'invalid_email',
  'weak_password',
  'link_not_valid',
  'not_permitted',
  'invalid_name',
  'name_taken',
  'limit_reached',
  'sole_owner',
  'invalid_signature',
  'still_paid',
  'already_done',
  'too_many_codes',
]);

/** Where a problem is explained; `routes/pages` serves it. */
export const problemPath = (code: ProblemCode): string => `/docs/problems#${code}`;

/** An error in one field of the body. */
export interface FieldError {
  readonly pointer: string;
  readonly code: ProblemCode;
  readonly detail: string;
}

/** What a single occurrence adds to the problem's row. */
export interface Occurrence {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly line?: number;
  readonly column?: number;
}

/** A problem document in the format of RFC 9457. */
export function renderProblem(code: ProblemCode, requestId: string, occurrence: Occurrence = {}): string {
  const { status, title, detail } = problems[code];
  return JSON.stringify({ type: problemPath(code), title, status, detail, code, requestId, ...occurrence });
}

export const problemMediaType = 'application/problem+json; charset=utf-8';
