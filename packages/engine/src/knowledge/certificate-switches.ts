/** The value that restores certificate verification, by the exact name of the switch. Names are normalised: letters only, lower case. */
const safeValues = {
  // True turns verification on.
  verifyssl: true,
  sslverify: true,
  verifytls: true,
  tlsverify: true,
  verify: true,
  verifycertificate: true,
  verifycertificates: true,
  rejectunauthorized: true,
  strictssl: true,
  // True turns verification off.
  insecure: false,
  insecureskipverify: false,
  insecureskiptlsverify: false,
  skipverify: false,
  skiptlsverify: false,
  skipsslverify: false,
  tlsskipverify: false,
  allowunauthorizedcerts: false,
  disableverify: false,
  disablesslverification: false,
  disabletlsverification: false,
  ignoresslissues: false,
  allowinsecure: false,
} as const satisfies Record<string, boolean>;

/** Environment variables of programs, with the documented value that keeps verification on. */
const safeVariables = {
  NODE_TLS_REJECT_UNAUTHORIZED: '1', // https://nodejs.org/api/cli.html#node_tls_reject_unauthorizedvalue
  PYTHONHTTPSVERIFY: '1', // https://peps.python.org/pep-0493/
  GIT_SSL_NO_VERIFY: 'false', // https://git-scm.com/docs/git#Documentation/git.txt-codeGITSSLNOVERIFYcode
  NPM_CONFIG_STRICT_SSL: 'true', // https://docs.npmjs.com/cli/using-npm/config#strict-ssl
} as const satisfies Record<string, string>;

/** The value that turns verification back on; null when the name alone does not determine it. */
export function safeCertificateValue(name: string): boolean | string | null {
  if (Object.hasOwn(safeVariables, name)) return safeVariables[name as keyof typeof safeVariables]; // `hasOwn` proves the key.
  const folded = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(safeValues, folded) ? safeValues[folded as keyof typeof safeValues] : null;
}
