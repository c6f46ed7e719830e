import { decodeBase64 } from '../search/decode.ts';

/** The payload of the example token on jwt.io's front page, which is copied everywhere. */
const documented = 'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ';

/** Whether a JSON Web Token grants no access: it is an example, or made to be published. */
export function isPublicJwt(text: string): boolean {
  if (!text.startsWith('eyJ')) return false;
  const [, payload = ''] = text.split('.', 2);
  return payload === documented || isAnonymous(payload);
}

/** Supabase's public keys are tokens with the role `anon`. */
function isAnonymous(payload: string): boolean {
  return payload.length > 0 && payload.length < 400 && /"role"\s?:\s?"anon"/.test(decodeBase64(payload) ?? '');
}
