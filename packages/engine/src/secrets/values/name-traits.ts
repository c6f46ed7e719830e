import { remembered } from '../../text/remembered.ts';
import { wordSet } from '../../text/word-set.ts';
import { classifyAs, type NameClass, nameWords } from './names.ts';
import { isProvider } from './provider-form.ts';

/** Properties of a name beyond its class. They determine how its value is read. */
export interface NameTraits {
  readonly class: NameClass;
  readonly cookie: boolean;
  /** An `Authorization` header, or something like it, may follow. */
  readonly authorization: boolean;
  /** A seed phrase may follow. */
  readonly phrase: boolean;
  /** An authentication scheme may stand before the credential. */
  readonly scheme: boolean;
  /** User and password may follow together. */
  readonly pair: boolean;
  /** The key of a wallet or a signer may follow. */
  readonly wallet: boolean;
  /** Everything directly under it is handed to a process or a service. */
  readonly exposed: boolean;
  /** The data of a Kubernetes Secret may follow, a private member of a JSON Web Key, or one of a stored login. */
  readonly manifest: boolean;
  /** Its value is named by a sibling or by the parent. */
  readonly value: boolean;
  /** It contains several credentials, each under a name of its own. */
  readonly plural: boolean;
  /** It is the name of a service that issues keys of a known form. */
  readonly provider: boolean;
  /** It indicates a credential, so that its value is judged by it. */
  readonly indicative: boolean;
}

/** Private members of a JSON Web Key (RFC 7518, section 6); `k` only of a symmetric one. */
const privateMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']);

/** Members whose mapping tells whether they belong to a stored login or to a private key. */
const manifestMembers = new Set(['data', 'stringData', 'access', 'refresh', 'key', ...privateMembers]);

const walletWords = wordSet(
  'pk privkey privatekey private signer wallet deployer minter relayer keeper trader evm ethereum eth secp256k1 bot sk account keypair solana',
);

/** Environments, headers and credentials. */
const exposedNames = new Set(
  (
    'env envs environment environments envvars env_vars environmentvariables environment_variables envvariables variables vars headers header httpheaders http_headers http-headers ' +
    'headerparameters headerparametersui extraheaders extra_headers requestheaders request_headers requestheader customheaders custom_headers defaultheaders default_headers staticheaders static_headers auth authentication authorization ' +
    'credentials credential creds secrets secret oauth secretenv secret_env envfrom dotenv build_args buildargs'
  ).split(' '),
);

/** `extraEnv`, `upstream_headers`: endings of longer names for them. */
const exposedEnding =
  /[a-z](?:Envs?|EnvVars|Headers|Secrets|Credentials)$|[a-z]_(?:envs?|env_vars|headers|secrets|credentials)$/;

/** Keys beside a `name` or under a named mapping. */
const valueKeys = new Set(
  (
    'value val v content literal plain plaintext raw data text string stringdata const fallback default defaultvalue default_value current currentvalue current_value ' +
    'initialvalue initial_value stringvalue string_value header_value valor valeur valore wert waarde значение 值 값'
  ).split(' '),
);
/** `parameterValue`, `env_val`: endings of longer names for them. */
const longValueKey = /[a-z](?:Value|Val|_value|_val|-value|-val)$/;
const nameMax = 80;

const cookieName = /^(?:set-)?cookies?$/i;
const authorizationName = /auth/i;
const phraseName = /mnemonic|seed|phrase|recovery|wallet/i;
const schemeName = /auth|token|key|bearer|header/i;
const pluralName =
  /(?:keys|tokens|passwords|passphrases|(?:pass|kenn)w(?:ö|oe?)rter|wachtwoorden|contrase[ñn]as|senhas|mots[_ -]de[_ -]passe|пароли)$/iu;
/** Lists of users, each possibly with a password behind a colon. */
export const rosterName = /^(?:\w{1,20}_)?(?:users|accounts)$/i;
const pairName = /auth|basic|credential|userpass|login/i;

export const noTraits: NameTraits = {
  class: 'neutral',
  cookie: false,
  authorization: false,
  phrase: false,
  scheme: false,
  pair: false,
  wallet: false,
  exposed: false,
  manifest: false,
  value: false,
  plural: false,
  provider: false,
  indicative: false,
};

export const traitsOf: (name: string) => NameTraits = remembered((name) =>
  name === '' || name.length > nameMax ? noTraits : readTraits(name),
);

function readTraits(name: string): NameTraits {
  const words = nameWords(name);
  const own = classifyAs(name, words);
  const open = own !== 'excluded';
  const cookie = cookieName.test(name);
  const phrase = phraseName.test(name);
  // The profile of a login is a name: `openai:default`.
  const pair = open && !words.includes('profile') && (pairName.test(name) || rosterName.test(name));
  const wallet = open && words.some((word) => walletWords.has(word));
  const indicative = cookie || phrase || wallet || pair || (open && own !== 'neutral');
  const lower = name.toLowerCase();
  const authorization = authorizationName.test(name);
  const scheme = schemeName.test(name);
  const exposed = exposedNames.has(lower) || exposedEnding.test(name);
  const manifest = manifestMembers.has(name);
  const value = valueKeys.has(lower) || (own === 'neutral' && longValueKey.test(name));
  const provider = own === 'neutral' && isProvider(name);
  // Most names are neutral and share one object.
  if (own === 'neutral' && !(indicative || authorization || scheme || exposed || manifest || value || provider))
    return noTraits;
  const plural = (own === 'secret' || own === 'password') && pluralName.test(name);
  const reading = { cookie, authorization, phrase, scheme, pair, wallet };
  return { class: own, ...reading, exposed, manifest, value, plural, provider, indicative };
}
