import type { Detector } from '../detectors/detector.ts';
import { detectors } from '../detectors/index.ts';
import { readAssignment } from '../structures/assignment/assignment.ts';
import { readBasic, readBearer } from '../structures/authorization.ts';
import { calls, readCall } from '../structures/calls.ts';
import {
  readCookieFlag,
  readIdentifiedBy,
  readOracleLogin,
  readPasswordFlag,
  readPipedPassword,
  readSecureString,
  readUserFlag,
} from '../structures/command-line.ts';
import {
  passwordFilePorts,
  readInstrumentationKey,
  readKeyPair,
  readPasswordFile,
  readRequestSignature,
  readSharedAccess,
  readWireless,
} from '../structures/fixed-formats.ts';
import { hashPrefixes, readHash } from '../structures/hash.ts';
import { readJsonWebKey } from '../structures/json-web-key.ts';
import { readJwt } from '../structures/jwt.ts';
import { readPem, readPutty } from '../structures/pem.ts';
import { programs, readProgram } from '../structures/programs.ts';
import {
  basicAuthPhrases,
  bracketedUsers,
  loginWords,
  readBasicAuthLogin,
  readBracketedLogin,
  readProseLogin,
} from '../structures/prose-login.ts';
import { readSqlValues } from '../structures/sql-values.ts';
import { readTable } from '../structures/table.ts';
import { readToken } from '../structures/token.ts';
import { readUrl } from '../structures/url.ts';
import { readGoDsn, readOracleDsn } from '../structures/url-login.ts';
import { readWalletKey, walletPrefixes } from '../structures/wallet.ts';
import { createFinder } from './finder.ts';
import type { TextScan } from './text-scan.ts';

/** Reads the text around a literal. `start` and `end` are the literal's range. */
type Reader = (scan: TextScan, start: number, end: number) => void;

/** Words in the names of credentials, in lower case. The whole name around one is read. */
const credentialWords =
  'password assword passwd passwrd pw passphrase passcode passwort passwört passwoert kennwort kennwört kennwoert wachtwoord contrase senha motdepasse passe pwd pass mdp clave parola parolă parolei hasł hasl hesl sifre şifre lösenord adgangskode salasana jelsz ' +
  'secret token jeton key credential creds auth mnemonic seed phrase cookie jwt psk pin dsn sig pat sas парол токен секрет ключ المرور السر סיסמה מפתח סיסמא पासवर्ड รหัสผ่าน khẩu κωδικός κωδικό sandi laluan лозинк geslo lozink zapork slaptaž parool paroli kodeord clé llave chave chiave klucz klíč anahtar sleutel キー 키 密码 密碼 口令 密钥 密鑰 秘钥 令牌 パスワード トークン 비밀번호 토큰 khóa مفتاح कुंजी geheimnis schlüssel segredo secreto sekret';

/** `code` alone is too common, so it needs a word before it. */
const codeWords = 'activation access recovery backup scratch unlock alarm door gate entry safe disarm'
  .split(' ')
  .map((word) => `${word} code`);

/** Words that are read only at the end of variables and flags, because they are too common elsewhere. */
const endings = ['sk', 'bearer', 'salt', 'refresh', 'private'].flatMap((word) => [`_${word}=`, `-${word}=`]);

const structures: readonly (readonly [literals: readonly string[], reader: Reader])[] = [
  [['://'], (scan, start) => readUrl(scan, start)],
  [['eyJ'], (scan, start) => readJwt(scan, start)],
  [['-----BEGIN ', '---- BEGIN '], (scan, start) => readPem(scan, start)],
  [['PuTTY-User-Key-File-'], (scan, start) => readPutty(scan, start)],
  [['bearer ', 'ssws '], (scan, _, end) => readBearer(scan, end)],
  [['basic '], (scan, _, end) => readBasic(scan, end)],
  [hashPrefixes, (scan, start) => readHash(scan, start)],
  [walletPrefixes, (scan, start, end) => readWalletKey(scan, start, end)],
  [['@tcp(', '@unix('], (scan, start) => readGoDsn(scan, start)],
  [['oracle:thin:', 'oracle:oci:'], (scan, _, end) => readOracleDsn(scan, end)],
  [
    [' -u', '--user', '--proxy-user', ' -a ', '--auth ', ' -auth ', '-creds ', '-creds='],
    (scan, _, end) => readUserFlag(scan, end),
  ],
  [
    [
      '--password-stdin',
      '--with-token',
      'secret put ',
      'secret set ',
      'sudo -s ',
      'env add ',
      '--data-file=-',
      'chpasswd',
      'cryptsetup ',
    ],
    (scan, start) => readPipedPassword(scan, start),
  ],
  [programs, (scan, start, end) => readProgram(scan, start, end)],
  [calls, (scan, start, end) => readCall(scan, start, end)],
  [loginWords, (scan, _, end) => readProseLogin(scan, end)],
  [basicAuthPhrases, (scan, start) => readBasicAuthLogin(scan, start)],
  [bracketedUsers, (scan, _, end) => readBracketedLogin(scan, end)],
  [['sqlplus '], (scan, _, end) => readOracleLogin(scan, end)],
  [[' -b', '--cookie'], (scan, _, end) => readCookieFlag(scan, end)],
  [['identified by '], (scan, _, end) => readIdentifiedBy(scan, end)],
  [passwordFilePorts, (scan, _, end) => readPasswordFile(scan, end)],
  [['values ('], (scan, start, end) => readSqlValues(scan, start, end - 1)],
  [['sharedaccesssignature '], (scan, _, end) => readSharedAccess(scan, end)],
  [['sonar.login', 'honeycomb-team'], (scan, start, end) => readAssignment(scan, start, end)],
  [['wifi:'], (scan, _, end) => readWireless(scan, end)],
  [['instrumentationkey='], (scan, _, end) => readInstrumentationKey(scan, end)],
  [['aws4-hmac-sha256 '], (scan, _, end) => readRequestSignature(scan, end)],
  [['convertto-securestring'], (scan, _, end) => readSecureString(scan, end)],
  [['akia', 'asia'], (scan, _, end) => readKeyPair(scan, end)],
  [['kty'], (scan, start) => readJsonWebKey(scan, start)],
  [[' -p', ' -a '], (scan, _, end) => readPasswordFlag(scan, end)],
  [['|--', '| --', '|:-', '| :-'], (scan, start) => readTable(scan, start)],
  [endings, (scan, start, end) => readAssignment(scan, start + 1, end - 1)],
  [['api_hash', 'api-hash', 'apihash', 'ntfy_topic'], (scan, start, end) => readAssignment(scan, start, end)],
  [codeWords, (scan, start, end) => readAssignment(scan, start, end)],
  [credentialWords.split(' '), (scan, start, end) => readAssignment(scan, start, end)],
];

/** A literal and the reader of the text around it. */
interface Entry {
  readonly literal: string;
  readonly reader: Reader;
}

/** Capitalised forms for the start of a sentence or label: only ASCII letters are compared case-insensitively. */
const capitalised = 'Парол Токен Секрет Ключ ПАРОЛ Şifre Κωδικός Лозинк Khóa';

const entries: readonly Entry[] = [
  ...detectors.flatMap((row) => row.anchors.map((anchor) => ({ literal: anchor, reader: tokenReader(row, anchor) }))),
  ...capitalised.split(' ').map((literal) => ({ literal, reader: readAssignment })),
  ...structures.flatMap(([words, reader]) => words.map((literal) => ({ literal: literal.toLowerCase(), reader }))),
];

function tokenReader(row: Detector, anchor: string): Reader {
  return (scan, _, end) => readToken(scan, row, anchor, end);
}

const finder = createFinder(entries, ({ literal }) => literal);

/** The offset of the first literal of a text; -1 without one. Most values contain none and need no further search. */
export function firstLiteral(text: string): number {
  return finder.first(text, beginsOne);
}

function beginsOne(text: string, start: number, group: readonly Entry[]): boolean {
  for (const { literal } of group) if (standsAt(text, literal, start)) return true;
  return false;
}

/** Calls the reader of every literal in a text, from its first literal on, in one pass. */
export function readLiterals(scan: TextScan, from: number): void {
  const { text } = scan;
  const read = (start: number, group: readonly Entry[]): void => {
    for (const { literal, reader } of group) {
      if (standsAt(text, literal, start)) reader(scan, start, start + literal.length);
    }
  };
  finder.scan(text, read, from);
}

/** Whether a literal is at an offset, case-insensitively. Readers of tokens check the case themselves. */
function standsAt(text: string, literal: string, start: number): boolean {
  // Reading behind the end would return NaN and slow down every comparison.
  if (start + literal.length > text.length) return false;
  // Compared from the end, because the first three characters already match, or nearly.
  for (let i = literal.length - 1; i >= 0; i--) {
    const code = text.charCodeAt(start + i);
    const wanted = literal.charCodeAt(i);
    if (code !== wanted && (code < 65 || code > 90 || code + 32 !== wanted)) return false;
  }
  return true;
}
