/** What makes a variable's value switch the check of certificates off. */
export type CertificateEffect = 'when-false' | 'when-true';

/** Variables whose words do not say it, or not all of it. */
const named: ReadonlyMap<string, CertificateEffect> = new Map([
  ['PYTHONHTTPSVERIFY', 'when-false'], // https://peps.python.org/pep-0493/
  ['INSECURE_SKIP_VERIFY', 'when-true'],
  ['TLS_INSECURE', 'when-true'],
]);

const layers: ReadonlySet<string> = new Set('TLS SSL CERT CERTS CERTIFICATE CERTIFICATES HTTPS'.split(' '));
const checks: ReadonlySet<string> = new Set(
  'VERIFY VERIFICATION VALIDATE VALIDATION CHECK CHECKS STRICT REJECT UNAUTHORIZED'.split(' '),
);
const negations: ReadonlySet<string> = new Set('SKIP NO NOT DISABLE DISABLED IGNORE BYPASS ALLOW WITHOUT'.split(' '));
/** The last word of a switch is about the layer or the check; behind others stands how often, or for how long. */
const endings: ReadonlySet<string> = new Set([...layers, ...checks, 'ERRORS', 'ENABLED', 'ENABLE']);

const nameLengthMax = 60;

/** `SKIP_TLS_VERIFY`, `DB_SSL_REJECT_UNAUTHORIZED`, `IGNORE_CERT_ERRORS`; null for a variable that is no such switch. */
export function certificateEffectOf(name: string): CertificateEffect | null {
  if (name.length > nameLengthMax) return null;
  const upper = name.toUpperCase();
  const words = upper.split('_');
  const known = named.get(upper) ?? named.get(words.slice(-2).join('_'));
  if (known !== undefined) return known;
  if (!words.some((word) => layers.has(word)) || !endings.has(words.at(-1) ?? '')) return null;
  const negated = words.some((word) => negations.has(word));
  if (words.some((word) => checks.has(word))) return negated ? 'when-true' : 'when-false';
  const tolerates = words.includes('INSECURE') || words.includes('ERRORS') || words.includes('SIGNED');
  return negated && tolerates ? 'when-true' : null;
}
