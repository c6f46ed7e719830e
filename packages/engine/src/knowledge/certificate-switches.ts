/** What restores the check of certificates, by the exact name of the switch that was found off. Names in one spelling: letters only, lower case. */
const safeValues = {
  // True checks.
  verifyssl: true,
  sslverify: true,
  verifytls: true,
  tlsverify: true,
  verify: true,
  verifycertificate: true,
  verifycertificates: true,
  rejectunauthorized: true,
  strictssl: true,
  // True skips the check.
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

/** Variables of programs, with the value their documentation gives for the check being on. */
const safeVariables = {
  NODE_TLS_REJECT_UNAUTHORIZED: '1', // https://nodejs.org/api/cli.html#node_tls_reject_unauthorizedvalue
  PYTHONHTTPSVERIFY: '1', // https://peps.python.org/pep-0493/
  GIT_SSL_NO_VERIFY: 'false', // https://git-scm.com/docs/git#Documentation/git.txt-codeGITSSLNOVERIFYcode
  NPM_CONFIG_STRICT_SSL: 'true', // https://docs.npmjs.com/cli/using-npm/config#strict-ssl
} as const satisfies Record<string, string>;

/** The value to write; null when the name alone does not tell. */
export function safeCertificateValue(name: string): boolean | string | null {
  if (Object.hasOwn(safeVariables, name)) return safeVariables[name as keyof typeof safeVariables]; // `hasOwn` proves the key.
  const folded = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(safeValues, folded) ? safeValues[folded as keyof typeof safeValues] : null;
}
