import { wordSet } from '../../text/word-set.ts';
/** Which value of a variable disables certificate checks. */
export type CertificateEffect = 'when-false' | 'when-true';

/** Variables whose names do not follow the general pattern below. */
const irregularNames: ReadonlyMap<string, CertificateEffect> = new Map([
  ['PYTHONHTTPSVERIFY', 'when-false'], // https://peps.python.org/pep-0493/
  ['INSECURE_SKIP_VERIFY', 'when-true'],
  ['TLS_INSECURE', 'when-true'],
  ['CLICKHOUSE_VERIFY', 'when-false'], // https://github.com/ClickHouse/mcp-clickhouse#environment-variables
  // https://docs.openwebui.com/reference/env-configuration/
  ['REQUESTS_VERIFY', 'when-false'],
  ['AIOHTTP_CLIENT_SESSION_SSL', 'when-false'],
  ['AIOHTTP_CLIENT_SESSION_TOOL_SERVER_SSL', 'when-false'],
]);

const layers = wordSet('TLS SSL CERT CERTS CERTIFICATE CERTIFICATES HTTPS');
const checks = wordSet('VERIFY VERIFICATION VALIDATE VALIDATION CHECK CHECKS STRICT REJECT UNAUTHORIZED');
const negations = wordSet('SKIP NO NOT DISABLE DISABLED IGNORE BYPASS ALLOW WITHOUT');
/** Words that a switch may end with. A name that ends with another word holds an interval or a path instead. */
const lastWords: ReadonlySet<string> = new Set([...layers, ...checks, 'ERRORS', 'ENABLED', 'ENABLE']);

/** A server that does not ask its clients for certificates still encrypts: `VERIFY_CLIENT_CERT`, `SSL_VERIFY_CLIENT`. */
const clientCertificates = /CLIENT_CERT|VERIFY_CLIENT/;

const nameLengthMax = 60;

/**
 * The effect of variables such as `SKIP_TLS_VERIFY`, `DB_SSL_REJECT_UNAUTHORIZED` and `IGNORE_CERT_ERRORS`; null for a variable that is no
 * certificate switch.
 */
export function certificateEffectOf(name: string): CertificateEffect | null {
  if (name.length > nameLengthMax) return null;
  const upper = name.toUpperCase();
  const words = upper.split('_');
  const known = irregularNames.get(upper) ?? irregularNames.get(words.slice(-2).join('_'));
  if (known !== undefined) return known;
  if (clientCertificates.test(upper)) return null;
  if (!words.some((word) => layers.has(word)) || !lastWords.has(words.at(-1) ?? '')) return null;
  // `KC_HOSTNAME_STRICT_HTTPS` requires HTTPS, whatever its certificate.
  if (words.includes('HTTPS') && words.includes('STRICT')) return null;
  const negated = words.some((word) => negations.has(word));
  if (words.some((word) => checks.has(word))) return negated ? 'when-true' : 'when-false';
  const tolerates = words.includes('INSECURE') || words.includes('ERRORS') || words.includes('SIGNED');
  return negated && tolerates ? 'when-true' : null;
}
