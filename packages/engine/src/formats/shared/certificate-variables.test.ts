import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { certificateEffectOf } from './certificate-variables.ts';

describe('certificateEffectOf', () => {
  const rows: readonly (readonly [effect: string | null, names: string])[] = [
    [
      'when-false',
      'NODE_TLS_REJECT_UNAUTHORIZED PYTHONHTTPSVERIFY NPM_CONFIG_STRICT_SSL VERIFY_SSL SSL_VERIFY JIRA_SSL_VERIFY DB_SSL_REJECT_UNAUTHORIZED verify_certs CHECK_CERTIFICATE SSL_VERIFY_ENABLED CLICKHOUSE_VERIFY REQUESTS_VERIFY AIOHTTP_CLIENT_SESSION_SSL AIOHTTP_CLIENT_SESSION_TOOL_SERVER_SSL',
    ],
    [
      'when-true',
      'GIT_SSL_NO_VERIFY SKIP_TLS_VERIFY TLS_SKIP_VERIFY INSECURE_SKIP_VERIFY TLS_INSECURE MCP_TLS_INSECURE DISABLE_SSL_VERIFICATION IGNORE_SSL_ERRORS ALLOW_SELF_SIGNED_CERTS ALLOW_INSECURE_SSL NO_CHECK_CERTIFICATE',
    ],
    [
      null,
      'CLICKHOUSE_SECURE USE_SSL REQUIRE_SSL SSL_ENABLED SSL_CERT_FILE SSL_CERT_CHECK_INTERVAL VERIFY_EMAIL EMAIL_VERIFY STRICT CHECK_UPDATES DISABLE_HTTPS KC_HOSTNAME_STRICT_HTTPS TLS_MIN_VERSION SKIP_CHECKS INSECURE ALLOW_CERTIFICATES VERIFY_CLIENT_CERT SSL_VERIFY_CLIENT SKIP_CLIENT_CERT_CHECK SESSION_SSL AIOHTTP_CLIENT_TIMEOUT',
    ],
  ];
  for (const [effect, names] of rows) {
    for (const name of names.split(' ')) {
      it(`${name}: ${effect ?? 'no effect'}`, () => assert.equal(certificateEffectOf(name), effect));
    }
  }
});
