import { anyOf } from '../../text/any-of.ts';
import { isPublicJwt } from './public-jwt.ts';
import { randomness } from './randomness.ts';

/** Forms of whole values that look random but are public: identifiers, digests, paths, public keys. */
const hasPublicForm = anyOf([
  // Ids of OpenAI and Anthropic, at their exact lengths: keys of other services may begin in the same way.
  /^(?:(?:asst|thread|msg|run|call|toolu|proj)_[A-Za-z0-9]{24}|file-[A-Za-z0-9]{22,24}|ftjob-[A-Za-z0-9]{24}|chatcmpl-[A-Za-z0-9]{29})$/,
  /^(?:resp|msg|vs|batch|file|run|thread)[-_][0-9a-f]{24,64}$/,
  /^(?:AC|CA|PN|WK|SM|MM|MG|VA|IS|ZS|HX)[0-9a-f]{32}$/,
  /^(?:pk-lf|pk_live|pk_test|pubkey|phc|sb_publishable|FLWPUBK|dvc_client|dvc_mobile)[-_][\w-]{6,}$/,
  /^(?:pk|tk_pub)\.eyJ/,
  /^[\w./:-]{1,200}[@#](?:sha256:)?[0-9a-f]{40,64}$/,
  // `user:password`, `username:password` and RFC 7617's `Aladdin:open sesame` in base64: logins of documentation.
  /^(?:dXNlcjpwYXNz(?:d29yZA==)?|dXNlcm5hbWU6cGFzc3dvcmQ=|QWxhZGRpbjpvcGVuIHNlc2FtZQ==|YWxhZGRpbjpvcGVuc2VzYW1l)$/,
  // Digests of pip and BitTorrent, and ranges of two Git revisions.
  /^(?:--hash=sha\d{1,3}:[0-9a-f]{32,128}$|magnet:\?xt=urn:)/,
  /^(?:[0-9a-f]{40}|refs\/[\w./-]{1,80})(?::|\.{2,3})[0-9a-f]{40}$/,
  // Extensions of Chrome.
  /^[a-p]{32}$/,
  // Okta's applications.
  /^0oa[A-Za-z0-9]{17}$/,
  // The boundary of a multipart form.
  /^-{2,}(?:WebKitForm|MultipartForm)?Boundary[\w-]{4,}$/i,
  // A sealed secret of Kubernetes, which only its cluster can decrypt.
  /^Ag[A-D][A-Za-z0-9+/]{200,}/,
  // Lark's documents.
  /^(?:basc|wikc|fldc|docc|doxc|shtc|boxc)n[A-Za-z0-9]{20,24}$/,
  // Ciphertext of AWS KMS.
  /^AQICAH[A-Za-z0-9+/]{100,}/,
  /^00-[0-9a-f]{32}-[0-9a-f]{16}-\d{2}$/,
  // A digest behind its label: in hexadecimal, or as long as in base64.
  /^(?:sha\d{1,3}|md5|blake\w{1,4}|xxh\w{0,4}|crc32|h1|git|sri|integrity|etag)[-:=~/"]{1,2}[0-9a-f]{7,128}"?$/i,
  /^(?:(?:sri|integrity)[-:=]{1,2})?(?:(?:sha\d{1,3}|md5|h1)[-:=~/"]{1,2}(?:[\w+/-]{22}==|[\w+/-]{27}=|[\w+/-]{43}=?|[\w+/-]{86}==)|sha384[-:=][\w+/-]{64})$/i,
  /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w{1,20}|sk-ssh-ed25519@openssh\.com|sk-ecdsa\S{1,40}) /,
  /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w{1,20})\b/,
  /^age1[0-9a-z]{50,}$/,
  /^(?:npub|note|nprofile|nevent|naddr|lnurl|bc|tb|ltc|cosmos|osmo|addr|stake|terra|erd)1[ac-hj-np-z02-9]{36,}$/,
  /^0x[0-9a-fA-F]{40}$/,
  /^(?:xpub|ypub|zpub|tpub)[1-9A-HJ-NP-Za-km-z]{50,}$/,
  /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/,
  /^baf[kyz][a-z2-7]{50,}$/,
  /^-----BEGIN (?:CERTIFICATE|(?:RSA )?PUBLIC KEY|PGP PUBLIC KEY BLOCK|CERTIFICATE REQUEST|X509 CRL)-----/,
  // The same in base64.
  /^LS0tLS1CRUdJTiB(?:DRVJUSUZJQ0FUR|QVUJMSUMgS0VZ)/,
  /^[\w.-]{1,80}\.apps\.googleusercontent\.com$/,
  /^data:[\w/+.-]{0,60}[;,]/,
  // Certificates and public keys that are encoded once more.
  /^LS0tLS1CRUdJTiB(?:DRVJUSUZJQ0FUR|QVUJMSUMg)/,
  /^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|PHN2Zy|PD94bWw|JVBERi0|UEsDB|d09GM|d09GR|T2dnUw)/,
  // Bitmaps and TIFF images have short signatures, so more characters are required.
  /^(?:SUkq|Qk[0-3])[A-Za-z0-9+/]{80}/,
  /^(?:MIIBIjANBgkqhki|MIIC[A-Za-z0-9+/]{2}[CI]C|MII[DE][A-Za-z0-9+/]{2}CC|MFkwEwYHKoZIzj0CAQ|MCowBQYDK2Vw)/,
]);

/** Identifiers of objects: public, except under a name of a secret. */
const hasIdentifierForm = anyOf([
  /^(?:asst|msg|run|resp|vs|file|call|toolu|batch|ftjob|chatcmpl|proj|cus|price|prod|acct|step|ft|req|cmpl|evalrun|eval|conv|project|org|user|sub|plan|in|pi|pm|ch|evt|we|seti|src|card|ba|agent|block|tool|source|message|memory|identity|group|folder|passage|job|flow|node|edge|workflow|skill|kb|ds|model|deployment|endpoint|cli|wf|wh|pub|pk|tea|team|bot|chan|item|task|session|thread|rec|tbl|app)[-_][A-Za-z0-9][\w-]{3,80}$/i,
  // Cloud resources, object ids that begin with a time, entity tags, paths, names of algorithms.
  /^[a-z]{1,12}-[0-9a-f]{8}(?:[0-9a-f]{9})?$/,
  /^(?:[56][0-9a-f]{23}|c[jklm][a-z0-9]{23})$/,
  /^W\/"[^"]{1,80}"?$/,
  /^[a-z]{4,}\/(?:[\w.~-]+\/)+[\w.~-]*$/,
  /^(?:[A-Z]{1,8}\d{0,4}|\d{1,7})(?:[-_:,/+](?:[A-Z]{1,8}\d{0,4}|\d{1,7}))+$/,
]);

/** Values that are no secret under any name: paths, names, numbers, dates, code. */
const hasOrdinaryForm = anyOf([
  /^[a-z][a-z0-9+.-]{1,30}:\/\//i,
  /^(?:\.{1,2}|~|[A-Za-z]:)?[\\/][\w .@~\\/-]*$/,
  /^[\w.-]+(?:\/[\w.@-]+){2,}$/,
  /^@[a-z\d][\w.-]{0,60}\/[a-z\d][\w.-]{0,80}$/,
  /^[\w./\\~-]{1,200}\.(?:json|ya?ml|toml|pem|key|crt|cer|der|p12|pfx|pub|txt|env|ini|cfg|conf|sh|py|js|ts|md|log|jks|asc|gpg|kdbx|html?|xml|csv)$/i,
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  // The imports of Deno, and aliases of packages.
  /^(?:npm|jsr):@?[\w.-]{1,60}(?:\/[\w.-]{1,60})?@[\^~>=<]{0,2}[\w.*-]{1,40}$/,
  // Labels and selectors of Kubernetes: `app.kubernetes.io/name=desk`.
  /^(?:[a-z\d][a-z\d-]{0,62}\.){1,6}[a-z]{2,20}\/[\w.-]{1,63}=[\w.-]{1,63}$/,
  // A wildcard for variables with a prefix.
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_\*$/,
  /^[$€£¥]\d[\d.,]{0,12}(?:[kKmMbB]|\/\w{1,12})?$/,
  /^v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+][\w.]{1,30})?$/,
  /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.,+Z-]{0,35})?$/,
  /^[+-]?\d{1,20}(?:\.\d{1,12})?(?:[a-zA-Z]{1,3}|%)?$/,
  /^[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}$/,
  /^(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}$/,
  /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?:\/\d{1,2})?$/,
  /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){3,7}$/i,
  /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}(?::\d{1,5})?(?:\/[\w./-]{0,100})?$/,
  // Every name below a dotted one: `typography.fontSize.*`.
  /^[a-z][\w-]{1,63}(?:\.[\w-]{1,63}){1,6}\.\*$/i,
  /^(?:\^|\(\?)|\\[dwsb]|\[[a-zA-Z0-9]-[a-zA-Z0-9]|\{\d{1,4},?\d{0,4}\}/,
  // Algorithms: `jwt-rs256`, `hmac_sha512`, `aes-256-gcm`.
  /^(?:[a-z]{2,12}[-_]){0,3}(?:(?:hs|rs|es|ps|sha)[-_]?(?:1|256|384|512)|aes[-_]?(?:128|192|256)|ed25519)(?:[-_](?:gcm|cbc|ctr|v\d))?$/i,
  // `input[name="csrf"]`: a CSS selector.
  /^[a-z]{0,12}\[[a-z-]{1,30}[~|^$*]?=["']?[\w.-]{1,60}["']?\]$/i,
  // The result of a step, under the step's name: `runAfter: {Get_password: [Succeeded]}` in Logic Apps.
  /^(?:Succeeded|Failed|Skipped|TimedOut|Cancelled|Canceled|Completed|Aborted)$/,
  /^(?:#[0-9a-f]{3,8}[,; ]{0,2}){1,40}$|^(?:[0-9a-f]{6},){2,40}[0-9a-f]{6}$/i,
]);

const uuid = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;
const hexDigest = /^(?:0x)?(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const judgedMax = 400;

export function isUuid(value: string): boolean {
  return uuid.test(value);
}

/** Lower-case hexadecimal of a digest's length; a key may look the same. */
export function isDigestLike(value: string): boolean {
  return value.length <= 130 && hexDigest.test(value);
}

/** Whether a value is as many hexadecimal digits as a key has, of both kinds. */
export function isHexadecimalKey(value: string): boolean {
  return /^(?=.{0,63}\d)(?=.{0,63}[a-f])[\da-f]{24,64}$/i.test(value);
}

/** Whether a value is an identifier, a labelled digest, a public key or an image. */
export function isPublic(value: string): boolean {
  const judged = value.slice(0, judgedMax);
  return hasPublicForm(judged) || ulid.test(judged) || isPublicJwt(value);
}

/** Whether a value is a certificate, which is public. A private key behind it is found by its own PEM header. */
export function isCertificate(value: string): boolean {
  return /^(?:-----BEGIN CERTIFICATE|LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR)/.test(value);
}

/** Whether a value has the prefix of an id: `agent-…`, `rec_…`. */
export function isIdentifier(value: string): boolean {
  return hasIdentifierForm(value);
}

/** Whether a value is a path, a number, a date or a name, which cannot be a credential. Host names and dotted names must not look random. */
export function isOrdinary(value: string): boolean {
  if (value.length > judgedMax) return false;
  return hasOrdinaryForm(value) && randomness(value) < 6 && !hasRandomPart(value);
}

/** `123456.x7Kp…`, `desk.5830431f…`: a key behind a dot, and not a host name: no domain ends in such a part. */
function hasRandomPart(value: string): boolean {
  if (!value.includes('.')) return false;
  const parts = value.split('.', 8);
  if (parts.some((part) => mixedPart.test(part) && randomness(part) > randomPartMin)) return true;
  const last = parts.at(-1) ?? '';
  return isHexadecimalKey(last) || (numberedPart.test(last) && randomness(last) > randomPartMin);
}

const mixedPart = /^(?=\w{0,63}[a-z])(?=\w{0,63}[A-Z])(?=\w{0,63}\d)\w{20,64}$/;
const numberedPart = /^(?=\w{0,63}\d)[\w-]{20,64}$/;
const randomPartMin = 3;
