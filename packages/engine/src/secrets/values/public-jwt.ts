import { decodeBase64 } from '../search/decode.ts';

/** The token of jwt.io's front page, pasted everywhere. */
const documented = 'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ';

/** A JSON Web Token that opens nothing: an example, or one that was made to be published. */
export function isPublicJwt(text: string): boolean {
  if (!text.startsWith('eyJ')) return false;
  const [, payload = ''] = text.split('.', 2);
  return payload === documented || isAnonymous(payload);
}

/** Supabase's browser keys are tokens of the role `anon`. */
function isAnonymous(payload: string): boolean {
  return payload.length > 0 && payload.length < 400 && /"role"\s?:\s?"anon"/.test(decodeBase64(payload) ?? '');
}
