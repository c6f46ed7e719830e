/** Environment variables of programs, with the documented value that keeps certificate verification on. */
export const safeCertificateValues: ReadonlyMap<string, string> = new Map([
  ['NODE_TLS_REJECT_UNAUTHORIZED', '1'], // https://nodejs.org/api/cli.html#node_tls_reject_unauthorizedvalue
  ['PYTHONHTTPSVERIFY', '1'], // https://peps.python.org/pep-0493/
  ['GIT_SSL_NO_VERIFY', 'false'], // https://git-scm.com/docs/git#Documentation/git.txt-codeGITSSLNOVERIFYcode
  ['NPM_CONFIG_STRICT_SSL', 'true'], // https://docs.npmjs.com/cli/using-npm/config#strict-ssl
]);
