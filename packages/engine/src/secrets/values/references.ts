import { anyOf } from '../../text/any-of.ts';
import { isDottedPassword } from './dotted-password.ts';

/**
 * Values that refer to a secret instead of containing it. A reference only clears a value under the name of a secret: tokens in a
 * provider's format are found inside references too.
 */

/**
 * A reference as the whole value: `${X}`, `$X`, `%X%`, `{{x}}`, `$(cat x)` and similar notations. Each expression is one class of
 * characters between fixed delimiters and starts with a symbol.
 */
const isEnclosed = anyOf([
  /^\$\{[^}]{0,300}\}{1,2}$/,
  /^\$\{\{[^}]{0,300}\}\}$/,
  /^\$[A-Za-z_][\w.:-]{0,120}$/,
  /^\$[A-Za-z_]\w{0,60}(?:\??\.[A-Za-z_]\w{0,60}(?:\(\w{0,20}\))?){1,12}$/,
  /^\$\{?[A-Za-z_][\w.:-]{0,120}\}?$/,
  /^\$(?:[A-Z_]{2,40}|\{[A-Z_]{2,40}\})\/[\w./@-]{1,200}$/,
  // Several variables: `$DESK_USER@$DESK_HOST`.
  /^\$\{?[A-Z_][A-Z\d_]{1,60}\}?(?:[@:/.-]\$\{?[A-Z_][A-Z\d_]{1,60}\}?){1,6}$/,
  // A command, cut at its first space where the value ended.
  /^\$\([a-z][\w./-]{0,80}$/,
  // An escaped dollar sign.
  /^\$\$(?:[A-Za-z_]\w{0,120}|\{[A-Za-z_][^}]{0,300}\})$/,
  /^\$\w{1,60}[{[][^}\]]{1,160}[}\]]$/,
  /^\$\.[\w.[\]'"-]{1,160}$/,
  /^\$\([^)]{0,300}\)$/,
  /^\$\[[^\]]{0,300}\]$/,
  /^\$<[^>]{0,200}>$/,
  /^%[A-Za-z_][\w.-]{0,120}%$/,
  // Symfony, with any processors.
  /^%env\([\w.:-]{1,200}\)%$/,
  /^%[A-Za-z][\w.]{0,60}%\/[\w./-]{1,200}$/,
  /^%\{[^}]{0,120}\}$/,
  /^%[A-Z_][A-Z0-9_]{0,120}$/,
  // Python and Ansible.
  /^%\([\w.-]{1,80}\)[sdr]$/,
  /^=?\{\{[^}]{0,300}\}\}$/,
  // CloudFormation. Dynamic references may be composed of parts.
  /^\{\{resolve:[\w-]{1,40}:[^\s]{0,300}$/,
  /^\{%[^%]{0,300}%\}$/,
  /^\{[A-Za-z_]{1,20}[:.][^}]{0,200}\}$/,
  /^\{[A-Za-z_][\w.-]{0,80}\}$/,
  /^<%=?[^%]{0,300}%>$/,
  /^<<[^>]{0,200}>>$/,
  /^@@?[A-Za-z_][\w.-]{0,120}@{0,2}$/,
  /^@(?:env|secret|vault|file|ref|var|config|param|parameter):[\w./-]{1,160}$/i,
  /^@[\w.]{1,60}\(.{0,400}\)$/,
  // Without its closing bracket, which was taken for punctuation of the text.
  /^@Microsoft\.KeyVault\([^\s)]{1,400}$/,
  // A file, in the notation of curl.
  /^@\.{0,2}\/[\w./-]{1,200}$/,
  // Logic Apps and Power Automate.
  /^@\{[^}]{0,300}\}$/,
  /^#\{[^}]{0,200}\}#?$/,
  /^\[\[[^\]]{0,200}\]\]$/,
  /^__[A-Za-z]\w{0,120}__$/,
  /^`[^`]{0,300}`$/,
  /^!\w{1,30}[ :[(].{0,300}$/,
  /^=(?:Env|Secrets?|Config|System|Global|Local|User|Topic)\.\w{1,120}/i,
  /^=\$?\{?\{?\s{0,4}\$?(?:env|secrets?|vars?|json|node|credentials)\b.{0,300}$/i,
  /^(?:"|')?\$\{?[A-Za-z_]\w{0,120}\}?(?:"|')?$/,
]);

/** Expressions that look up a name: `process.env.X`, `os.getenv("X")`, `secrets.X`, `var.x`. */
const isLookup = anyOf([
  /^(?:process\.env|import\.meta\.env|Deno\.env|Bun\.env|os\.environ|os\.getenv|System\.getenv|std::env|ENV|Env|env|secrets?|vars?|var|local|data|values|\.Values|config|ctx|context|inputs?|params?|parameters|steps|needs|settings|Environment|self|args|options|credentials|creds|vault|kv|keyvault|variables|global|state|session|user)(?:\.get)?[.[/(]["']?[\w .$/'"-]{1,160}[\])]{0,3}$/,
  /^(?:env|getenv|os\.getenv|secret|secrets|lookup|file|readFile|vault|ref|sub|fetch|get_secret|getSecret|dotenv|config|fromEnv|env_var|environ|param|parameter|ssm|resolve|Fn::\w{1,20})\(.{0,300}\)$/i,
  // `section?.token`, `this.credentials!.refreshToken`
  /^[A-Za-z_$]\w{0,60}(?:\.[A-Za-z_$]\w{0,60}){0,6}[!?]\.[A-Za-z_$]\w{0,60}(?:[!?]?\.[A-Za-z_$]\w{0,60}){0,6}$/,
  /^\.(?:env|Values|Env|secrets)(?:\.[\w-]{1,80}){0,4}$/,
]);

/** Schemes of secret stores; the name of an entry follows. */
const storeSchemes = new Set(
  (
    'kms op onepassword 1password vault hcvault hashivault keychain keyring infisical bws bw bitwarden secretref secret secrets doppler awssm aws-sm aws_sm asm aws ' +
    'awsssm aws-ssm ssm sm gcpsm gsm gcp gcp-sm gcpsecretmanager berglas azurekv azure-kv akv kv keyvault azkv azurekeyvault env envvar environ file files path sops ' +
    'secretkeyref configmapkeyref conjur cyberark lastpass lpass keepass keepassxc keeper dashlane akeyless delinea thycotic credstash chamber pass gopass k8s kube kubernetes ' +
    'secretsmanager secretmanager secret-manager parameterstore parameter-store consul etcd teller summon doppler-secret libsecret wincred credential ' +
    'credentials cred exec cmd command shell script input prompt var variable config store ref dotenv'
  ).split(' '),
);

const isStorePath = anyOf([
  /^arn:aws[\w-]{0,10}:(?:secretsmanager|ssm|kms|iam|sts)[:\w/.@+=-]{1,300}$/,
  /^(?:projects|folders|organizations)\/[\w.:-]{1,80}\/(?:locations\/[\w-]{1,40}\/)?secrets\/[\w-]{1,255}(?:\/versions\/\w{1,20})?$/,
  // The name and version of a secret, as in Cloud Run and Cloud Functions.
  /^[A-Za-z][\w-]{1,254}:latest$/,
  /^https:\/\/[\w-]{1,80}\.vault\.(?:azure\.net|azure\.cn|usgovcloudapi\.net)\//,
  /^\/(?:run\/secrets|var\/run\/secrets|etc|mnt|secrets?|home|root|opt|usr|var|tmp|Users|app|data|srv|proc)\/[^\s]{1,400}$/,
  /^(?:secret|secrets|kv|ssm|vault)\/[\w./-]{1,200}(?:[#:][\w.-]{1,80})?$/,
  /^ENC\[[^\]]{1,4000}\]$/,
  // Cut at its first comma, where a value in a line of variables ends.
  /^ENC\[AES256_GCM$/,
  // Jasypt and dotenvx.
  /^ENC\([A-Za-z0-9+/=_-]{8,2000}\)$/,
  /^encrypted:[A-Za-z0-9+/=_-]{40,2000}$/,
  /^\$ANSIBLE_VAULT;/,
  /^\{cipher\}/,
  /^-----BEGIN (?:AGE ENCRYPTED FILE|PGP MESSAGE)-----/,
  /^ref\+\w{1,30}:\/\//,
]);

const referenceMax = 500;

/** Whether a text is only a variable, in words too short to be a key: `${ORDERS_TOKEN}`. Most values in environments are. */
export function isPlainVariable(text: string): boolean {
  return text.charCodeAt(0) === 0x24 && /^\$\{(?=[A-Z])(?:[A-Z\d]{1,14}_){0,5}[A-Z\d]{1,14}\}$/.test(text);
}

/** Whether the whole value is a reference. */
export function isReference(text: string): boolean {
  const value = text.trim();
  const isWord = startsWithAlphanumeric(value);
  // Most values are words or random text, without the punctuation of a reference.
  if (isWord && !/[.:/([]/.test(value.slice(0, referenceMax))) return false;
  if (value.length > referenceMax) return /^(?:ENC[[(]|encrypted:|\$ANSIBLE_VAULT;)/.test(value);
  if (!isWord && !isPasswordWithLeadingSymbol(value) && isEnclosed(value)) return true;
  if (isLookup(value) && !isDottedPassword(value)) return true;
  if (isStorePath(value)) return true;
  return hasStoreScheme(value);
}

/**
 * `$$Winter2031`, `@dmin99`: whether a value is a password that starts with a symbol: letters and a number of at least two digits, or
 * digits in two places. Names of variables have capitals and underscores, or at most one digit.
 */
function isPasswordWithLeadingSymbol(value: string): boolean {
  const [, word = ''] = /^(?:\${1,2}|@{1,2})([A-Za-z]\w{4,60})$/.exec(value) ?? [];
  return !word.includes('_') && /[a-z]/.test(word) && /[a-z]\d{2,}$|[a-z]\d[A-Za-z]+\d/.test(word);
}

function startsWithAlphanumeric(value: string): boolean {
  const first = value.charCodeAt(0);
  return (first >= 48 && first <= 57) || (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
}

function hasStoreScheme(value: string): boolean {
  const colon = value.indexOf(':');
  if (colon < 1 || colon > 24) return false;
  const scheme = value.slice(0, colon).toLowerCase();
  if (scheme === 'op' && !value.startsWith('://', colon)) return false;
  return storeSchemes.has(scheme) && !/\s/.test(value.slice(colon + 1, colon + 2)) && value.length > colon + 1;
}

/** A literal part of a value. */
export interface LiteralPart {
  readonly start: number;
  readonly end: number;
  /** Whether the part is the default of a reference: `${X:-this}`. */
  readonly fallback: boolean;
}

const referenceStart = /\$\{\{?|\{\{|\$\(|%\{|#\{|<%=?|@\{(?=[A-Za-z]\w{0,40}\()|\{(?=(?:env|input|file|secrets?):)/g;
/** The notations between a name and its default in shells, Spring, templates of Jinja and Helm, and expressions. */
const fallbackMarks: readonly RegExp[] = [
  /^\s{0,4}[\w.:$-]{1,160}?\s{0,4}(?::-|:=|\|\||\?\?|\bor\b)\s{0,4}/,
  /^\s{0,4}[A-Z_][A-Z0-9_]{0,120}[-:=](?![-=?+])/,
  /^[^|]{1,200}\|\s{0,4}default\s{0,4}[(:]?\s{0,4}/,
];

/** Members of a call's result: `$('Settings').item.json.password`. */
const memberChain = /^\)(?:\??\.[A-Za-z_]\w{0,60}(?:\(\w{0,20}\))?){1,12}/;
const memberChainMax = 400;

/** The parts of a value outside its references, and the defaults inside them. Null if the value contains no reference. */
export function literalParts(text: string): readonly LiteralPart[] | null {
  if (!text.includes('{') && !text.includes('$(') && !text.includes('<%')) return null;
  const parts: LiteralPart[] = [];
  // A leading `=` marks an expression and is not part of its text.
  let from = text.startsWith('=') ? 1 : 0;
  let found = false;
  referenceStart.lastIndex = 0;
  for (let match = referenceStart.exec(text); match !== null; match = referenceStart.exec(text)) {
    const close = findClose(text, match.index, match[0]);
    if (close === -1) break;
    found = true;
    if (match.index > from) parts.push({ start: from, end: match.index, fallback: false });
    const fallback = findFallback(text, match.index + match[0].length, close);
    if (fallback !== null) parts.push(fallback);
    from = close;
    if (match[0] === '$(') from += memberChain.exec(text.slice(close, close + memberChainMax))?.[0].length ?? 0;
    while (from < text.length && '})%>'.includes(text.charAt(from))) from++;
    referenceStart.lastIndex = from;
  }
  if (!found) return null;
  if (from < text.length) parts.push({ start: from, end: text.length, fallback: false });
  return parts;
}

function findClose(text: string, at: number, open: string): number {
  const close = open.startsWith('$(') ? ')' : open.startsWith('<%') ? '%' : '}';
  const end = text.indexOf(close, at + open.length);
  return end - at > referenceMax * 8 ? -1 : end;
}

/** Finds the default inside a reference, without its quotes. */
function findFallback(text: string, start: number, end: number): LiteralPart | null {
  const inside = text.slice(start, end);
  const mark = fallbackMarks.map((form) => form.exec(inside)).find((match) => match !== null);
  if (mark === undefined || mark === null) return null;
  let from = start + mark[0].length;
  // `${A:-${B:-this}}`
  const nested = /^(?:["']?\$\{\w{1,80}:?-){1,8}/.exec(inside.slice(mark[0].length, mark[0].length + 400));
  from += nested?.[0].length ?? 0;
  while (from < end && /["'\s]/.test(text.charAt(from))) from++;
  // `| default('this', true)`
  const quote = text.charAt(from - 1);
  const closing = '"\''.includes(quote) ? text.slice(from, end).indexOf(quote) : -1;
  let to = closing > 0 ? from + closing : end;
  while (to > from && /["'\s)]/.test(text.charAt(to - 1))) to--;
  return to > from ? { start: from, end: to, fallback: true } : null;
}

/**
 * YAML tags of references: `!Ref`, `!GetAtt` and `!ImportValue` of CloudFormation, `!secret` of Home Assistant, and tags for variables of
 * the environment.
 */
const referenceTags: ReadonlySet<string> = new Set([
  '!Ref',
  '!GetAtt',
  '!ImportValue',
  '!secret',
  '!env',
  '!ENV',
  '!env_var',
]);
/** Their argument is a name: of a resource and its attribute, of an export, or of a variable. */
const referredName = /^[A-Za-z][\w.:-]{0,120}$/;

/** `!Ref DatabasePassword`: whether the tag makes the text a name. */
export function isTaggedReference(tag: string | null, text: string): boolean {
  return tag !== null && referenceTags.has(tag) && referredName.test(text);
}

/** `!GetAtt [Secret, Arn]`: whether the list is a reference. */
export function listsReference(tag: string | null): boolean {
  return tag === '!GetAtt';
}
