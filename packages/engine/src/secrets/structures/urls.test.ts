import assert from 'node:assert/strict';
import { it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { hex, Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const body64 = random.text(64, hex);

/** Where no part is expected, any part may be masked. */
const masked: readonly MaskedRow[] = [
  ['a password that is the user’s name with a suffix', 'postgres://botuser:botpass@db.desk.dev/bot', 'botpass'],
  ['a password in a URL', `postgres://app:${secret}@db/app`, secret],
  ['a password without a user', `redis://:${secret}@cache:6379/0`, secret],
  ['a password with an @ inside', `mysql://app:p@${secret}@db/app`, `p@${secret}`],
  ['a token in place of a user name', `https://${random.text(40)}@github.com/a/b`, ''],
  [
    'a token that looks like a digest, before the host of a Git repository',
    `git clone https://${body64.slice(0, 40)}@git.a.dev/a/b.git`,
    body64.slice(0, 40),
  ],
  ['a random-looking ntfy topic', `https://ntfy.sh/desk-${random.text(12)}`, ''],
  [
    'the key in a heartbeat URL',
    `https://uptime.betterstack.com/api/v1/heartbeat/${body64.slice(0, 24)}`,
    body64.slice(0, 24),
  ],
  ['a query parameter', `https://a.dev/x?q=1&api_key=${secret}&z=2`, secret],
  [
    'a key after a template expression',
    `https://a.dev/x?id={{ $json["City id"] }}&appid=${body64.slice(0, 32)}`,
    body64.slice(0, 32),
  ],
  [
    'a key after an expression of a template literal',
    `https://a.dev/x?id=\${city ?? 'x'}&appid=${body64.slice(0, 32)}`,
    body64.slice(0, 32),
  ],
  ['an API key in the URL of an image folder', `https://a.dev/images/1?api_key=${secret}`, secret],
  ['a fragment parameter', `https://a.dev/#access_token=${secret}&type=x`, secret],
  ['the signature of a presigned URL', `https://b.s3.dev/k?X-Amz-Date=1&X-Amz-Signature=${random.text(64, hex)}`, ''],
  [
    'a whole webhook URL',
    `https://hooks.slack.com/services/T0${secret.slice(0, 9)}/B0${secret.slice(9, 18)}/${secret}`,
    `https://hooks.slack.com/services/T0${secret.slice(0, 9)}/B0${secret.slice(9, 18)}/${secret}`,
  ],
  ['the secret part of an MCP URL', `https://mcp.pipedream.net/${uuid}/slack`, uuid],
  ['the key in the URL of a webhook', `https://hooks.desk.dev/in/${random.text(32)}`, ''],
  ['the key behind `webhook` in a path', `https://desk.dev/api/webhook/${secret}/events`, secret],
  ['a password for Go’s MySQL driver', `app:${secret}@tcp(db:3306)/app`, secret],
  ['a password for Oracle’s thin driver', `jdbc:oracle:thin:scott/${secret}@//db/x`, secret],
  ['the password in a connection string', `Server=db;User Id=sa;Password=${secret};Encrypt=true`, secret],
  ['a password after a user with a default', `postgres://\${PGUSER:-postgres}:${secret}@db/desk`, secret],
  ['a token after `mcp` in the path of a tool URL', `https://a.dev/mcp/${uuid}`, uuid],
  ['a token before `sse` in the path of a tool URL', `https://a.dev/s/${secret}/sse`, secret],
  ['a token between `server` and `mcp`', `https://a.dev/server/${uuid}/mcp`, uuid],
  [
    'the token of a ThingsBoard device',
    `curl -X POST https://things.a.dev/api/v1/${secret.slice(0, 20)}/telemetry`,
    secret.slice(0, 20),
  ],
  [
    'the private URL of a calendar',
    `https://outlook.office365.com/owa/calendar/${random.text(32, hex)}@b.dev/${random.text(40, hex)}/c.ics`,
    '',
  ],
];

const quiet: readonly QuietRow[] = [
  ['the workflow of a webhook', `https://hooks.desk.dev/orders/new-customers-2024`],
  ['a sample login in a URL', 'postgres://myuser:mypass@localhost:5432/mydb'],
  ['a login on a sample host', 'postgres://botuser:botpass@db.example.com/bot'],
  ['sample logins of Go and Oracle drivers', 'user:pass@tcp(host:3306)/db jdbc:oracle:thin:user/password@//host/db'],
  [
    'a URL with variables and defaults',
    'postgres://${PGUSER:-postgres}:${PGPASSWORD}@db:5432/${PGDATABASE:-desk_orders}?sslmode=disable',
  ],
  [
    'the error message for a missing variable in a URL',
    'postgres://desk:${PGPASSWORD:?PGPASSWORD is required}@db:5432/desk',
  ],
  ['a tool URL with the name of a server', 'https://a.dev/mcp/server-for-internal-notes https://a.dev/v1/mcp/sse'],
  ['the id of a server behind a gateway', `https://a.dev/servers/${uuid}/mcp`],
  [
    'words in place of a ThingsBoard token',
    'https://things.a.dev/api/v1/deviceprofilesofdesk/telemetry https://a.dev/api/v1/notes/telemetry',
  ],
  ['an id in a URL of documentation', `https://a.dev/docs/${uuid}/mcp-guide`],
  [
    'the signature of an image URL',
    `https://a.dev/p.png?Expires=1893456000&Signature=${random.text(60)}&Key-Pair-Id=K1`,
  ],
  ['the link of a shared post', `https://x.com/writer/status/1755118636807733456?t=${random.text(22)}&s=19`],
  [
    'the signature of a URL in an image folder',
    `https://media.a.dev/dms/image/v2/D5/logo_200?e=2147483647&v=beta&t=${random.text(43)}`,
  ],
  ['a URL without a password', 'postgres://app@db/app https://a.dev/x?page=2#top'],
  ['a reference with a default in a query', 'https://a.dev/?key={{$env.SOME_LONG_NAME_OF_A_KEY??"12345678"}}'],
  ['text after a URL', `see https://a.dev/{{page}} and "appid=${body64.slice(0, 12)}"`],
  ['a URL with references', 'postgres://${USER}:${PASS}@db/app https://a.dev/?key={{key}}&token=$TOKEN'],
  ['sample and placeholder logins in a URL', 'https://user:password@host/ https://<user>:<password>@host'],
  ['an ntfy topic of words', 'https://ntfy.sh/desk-alerts https://ntfy.sh/mytopic https://ntfy.sh/docs-and-more'],
  ['a webhook on a placeholder host', `https://xxx.n8n.cloud/webhook/${uuid} https://your-domain.com/webhook/${uuid}`],
  ['the public key of an error tracker', `https://${random.text(32, hex)}@o1.ingest.sentry.io/2`],
  [
    'a sample webhook URL',
    'https://hooks.slack.com/services/ https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
  ],
  ['the ARN of a secret', 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/openai-a1b2c3'],
  ['a digest before a host', `https://${body64.slice(0, 40)}@tracker.a.dev/42`],
];

describeMasking('secrets in URLs and connection strings', masked, quiet);

it('a password that is the user’s name with a suffix is a default, unless its prefix is unusual', () => {
  const classOf = (login: string) => scanText(`postgres://${login}@db.desk.dev/x`)[0]?.class;
  assert.deepEqual([classOf('botuser:botpass'), classOf('hse_user:hse_password')], ['default', 'connection']);
});

it('in a tool URL on this machine, a UUID is an example and a token is a secret', () => {
  const classOf = (url: string) => scanText(url)[0]?.class;
  assert.equal(classOf(`http://localhost:3000/mcp/${uuid}/sse`), 'example');
  assert.equal(classOf(`http://[::1]:3000/mcp/${uuid}`), 'example');
  assert.equal(classOf(`http://localhost.a.dev/mcp/${uuid}/sse`), 'named');
  assert.equal(classOf(`http://localhost:3000/s/${secret}/sse`), 'named');
});
