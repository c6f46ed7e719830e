import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, admit } from '../keys/admission.ts';
import type { LastUsed } from '../keys/last-used.ts';
import type { KeyStore } from '../stores/stores.ts';
import type { LogFault } from './log-fault.ts';
import { refuse } from './refuse.ts';

export interface AuthenticationParts {
  readonly keys: KeyStore;
  readonly lastUsed: LastUsed;
  readonly logFault: LogFault;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as the key is identified, even if the request is refused. */
    keyId: string;
  }
}

/** Checks 3 and 4 of the analysis (routes/analyze/route.ts). Runs before any of the body is read. */
export function createAuthentication(parts: AuthenticationParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const presented = request.raw.headersDistinct.authorization;
    if (presented === undefined) {
      return refuse(request, reply, { code: 'missing_credentials', headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    const admission = await decide(parts, request, bearerToken(presented));
    switch (admission.kind) {
      case 'admitted':
        request.keyId = admission.keyId;
        parts.lastUsed.record(admission.keyId, Date.now());
        return undefined;
      case 'not-entitled':
        request.keyId = admission.keyId;
        return refuse(request, reply, { code: 'plan_required' });
      case 'unknown':
        return refuse(request, reply, {
          code: 'invalid_api_key',
          headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
        });
      case 'undecided':
        // Never 401: a client would discard a valid key because of a failure of the service.
        return refuse(request, reply, { code: 'service_unavailable', headers: { 'Retry-After': '5' } });
    }
  };
}

async function decide(
  parts: AuthenticationParts,
  request: FastifyRequest,
  token: string | null,
): Promise<Admission | { kind: 'undecided' }> {
  if (token === null) return { kind: 'unknown' };
  try {
    return await admit(parts.keys, token, Date.now());
  } catch (error) {
    parts.logFault('key store', request.id, error);
    return { kind: 'undecided' };
  }
}

/** The token, if there is exactly one header field with exactly one token. The scheme is case-insensitive (RFC 9110, 11.1). */
function bearerToken(fields: readonly string[]): string | null {
  if (fields.length !== 1) return null;
  return /^bearer +([^ ]+)$/i.exec(fields[0] ?? '')?.[1] ?? null;
}
