import type { FastifyReply, FastifyRequest } from 'fastify';
import { announcesMoreThan } from '../wire/body.ts';
import { wireLimits } from '../wire/limits.ts';
import { closeAfter, refuse } from './refuse.ts';

/** Checks 6 and 7 of the analysis (routes/analyze/route.ts), as far as they depend on the header: the declared type, encoding and length of the body. */
export async function requireJsonBody(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { headersDistinct } = request.raw;
  if (headersDistinct['content-encoding'] !== undefined) {
    return refuse(request, reply, {
      code: 'unsupported_content_encoding',
      headers: { 'Accept-Encoding': 'identity' },
    });
  }
  if (!isJson(headersDistinct['content-type'])) {
    return refuse(request, reply, { code: 'unsupported_media_type', headers: { Accept: 'application/json' } });
  }
  if (announcesMoreThan(request.raw, wireLimits.bodyBytesMax)) {
    closeAfter(request, reply);
    return refuse(request, reply, { code: 'request_too_large' });
  }
  return undefined;
}

/** Whether there is one field with `application/json` and no parameter but `charset=utf-8`. Empty parameters have no meaning (RFC 9110, 5.6.6). */
function isJson(fields: readonly string[] | undefined): boolean {
  if (fields?.length !== 1) return false;
  const [type, ...parameters] = (fields[0] ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter !== '');
  return type === 'application/json' && charsets.length <= 1 && charsets.every((charset) => utf8.has(charset));
}

const utf8: ReadonlySet<string> = new Set(['charset=utf-8', 'charset="utf-8"']);
