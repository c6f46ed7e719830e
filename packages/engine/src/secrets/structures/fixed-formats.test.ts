import { hex, Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);
const uuid = [8, 4, 4, 4, 12].map((length) => random.text(length, hex)).join('-');
const body64 = random.text(64, hex);

const masked: readonly MaskedRow[] = [
  ['a line of a PostgreSQL password file', `echo "db.internal:5432:*:agent:${secret}" > ~/.pgpass`, secret],
  ['the password in a Wi-Fi QR code', `WIFI:T:WPA;S:Desk;P:${secret};;`, secret],
  ['the password in a Wi-Fi QR code with fields in another order', `WIFI:S:Desk;T:WPA2;P:${secret};H:false;;`, secret],
  [
    'an instrumentation key of Application Insights',
    `InstrumentationKey=${uuid};IngestionEndpoint=https://a.dev/`,
    uuid,
  ],
  [
    'the signature of an AWS request',
    `AWS4-HMAC-SHA256 Credential=me/20300101/a/b/aws4_request, SignedHeaders=host, Signature=${body64}`,
    body64,
  ],
];

const quiet: readonly QuietRow[] = [
  [
    'the format line of a password file',
    'hostname:port:database:username:password, localhost:5432:desk:me:${PGPASSWORD}',
  ],
  ['published ports', '127.0.0.1:5432:5432 10.0.0.1:5432:5432/tcp'],
  ['a Wi-Fi QR code with placeholders', 'WIFI:T:WPA;S:<name>;P:<password>;;'],
  ['a nil key of Application Insights', 'InstrumentationKey=00000000-0000-0000-0000-000000000000;X=1'],
];

describeMasking('secrets in fixed formats', masked, quiet);
