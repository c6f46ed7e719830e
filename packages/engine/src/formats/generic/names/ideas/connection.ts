import { type Idea, negations } from '../idea.ts';

const logins = 'auth authentication authenticate authenticated authorization authn login';
const proofs =
  'must user caller visitor require required need method scheme api gateway server http access enforce check webhook endpoint provider admin dashboard inbound client device dangerously insecurely metric bus broker peer';

/** Certificate verification, authentication, and the addresses on which a service listens. */
export const connectionIdeas: readonly Idea[] = [
  {
    // `accept_certificates_without_verification: true`
    id: 'certificate-check',
    must: ['accept trust allow', 'certificate cert', 'without'],
    may: 'verification verify check checking validation server tls ssl',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    id: 'certificate-check',
    must: ['insecure'],
    may: 'skip verify tls ssl verification connection certificate transport allow http https request server registry',
    inverts: 'no not disable disabled disallow deny never',
    whenTrue: 'unsafe',
  },
  {
    id: 'certificate-check',
    must: ['reject'],
    may: 'unauthorized tls ssl cert certificate',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'certificate-check',
    must: [
      'ssl tls https cert certificate x509',
      'verify verification check checking validate validation strict unauthorized self untrusted invalid error',
    ],
    may: 'peer host hostname upstream proxy remote backend server ca signed client require required chain trust issue warning reject http',
    inverts: `${negations} allow accept`,
    whenTrue: 'safe',
    values: { unsafe: 'cert_none', safe: 'cert_required' },
  },
  {
    // `ignore_ssl: true`; a connection without encryption is another matter.
    id: 'certificate-check',
    must: ['ssl tls', 'ignore ignored bypass'],
    may: '',
    inverts: 'no not never disable disabled',
    whenTrue: 'unsafe',
  },
  {
    id: 'certificate-check',
    must: ['ca', 'verify verification check validate validation'],
    may: 'bundle chain root',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'certificate-check',
    must: ['verify', 'http request client session connection proxy upstream'],
    may: 'server peer',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'certificate-check',
    must: ['self all any', 'signed certificate cert'],
    may: 'allow accept trust tls ssl',
    inverts: 'no not disable deny',
    whenTrue: 'unsafe',
  },
  {
    id: 'certificate-check',
    must: ['verify check', 'hostname peer'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'certificate-check',
    must: ['host', 'key', 'check checking verify verification'],
    may: 'ssh strict',
    inverts: negations,
    whenTrue: 'safe',
    values: { safe: 'accept_new ask' },
  },
  {
    id: 'authentication',
    must: ['password login token', 'protected protect protection'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'authentication',
    must: ['pin passcode', 'require required'],
    may: 'access code',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `caller_verification: none`; other identities are verified by the agent's own tools.
    id: 'authentication',
    must: ['caller sender visitor', 'check verify verification authenticate authentication identification'],
    may: 'identity phone voice require required',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `caller_identity: not_checked`
    id: 'authentication',
    must: ['caller sender visitor client', 'identity'],
    may: 'check verify verification proof',
    inverts: negations,
    whenTrue: 'safe',
    wordsOnly: true,
  },
  {
    // `http: {token_check: off}`, `mqtt: {credentials_needed: false}`; a tool may well need no credentials.
    id: 'authentication',
    must: [
      'http https api server gateway dashboard mqtt broker listener bridge endpoint',
      'token credential jwt',
      'check require required need',
    ],
    may: 'access client request bearer',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'authentication',
    must: ['webhook', 'secret token signature hmac', 'require required verify verification check validate validation'],
    may: 'incoming inbound',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `tls: insecure`; whether TLS is used follows from the address.
    id: 'certificate-check',
    must: ['tls ssl https'],
    may: 'upstream peer server client remote',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
  },
  {
    id: 'bind',
    must: ['bind listen', 'all any every everywhere public'],
    may: 'allow ip interface address host network',
    inverts: `${negations} deny`,
    whenTrue: 'unsafe',
  },
  {
    id: 'origin',
    must: ['origin', 'all any every', 'allow allowed accept cors permit'],
    may: 'request',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `cors_policy: allow_any`
    id: 'origin',
    must: ['cors', 'policy mode'],
    may: 'http',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'all any everyone open public', safe: 'same_origin none off disabled closed' },
  },
  {
    id: 'authentication',
    must: ['anonymous unauthenticated guest'],
    may: 'api http access allow request user login client connection endpoint caller visitor',
    inverts: 'no not disable deny disallow block',
    whenTrue: 'unsafe',
    values: { unsafe: 'allowed permitted welcome accepted', safe: 'denied blocked forbidden rejected refused' },
  },
  {
    // `api: {access: anonymous}`
    id: 'authentication',
    must: ['access', 'api endpoint http gateway dashboard webhook'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'anonymous unauthenticated', safe: 'authenticated token' },
  },
  {
    // `endpoint: {protected: false}`
    id: 'authentication',
    must: ['endpoint api server http webhook dashboard gateway', 'protected secured guarded'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `access_control: none`
    id: 'authentication',
    must: ['access', 'control'],
    may: 'http api server',
    inverts: negations,
    whenTrue: 'safe',
    values: { unsafe: 'open public anonymous', safe: 'rbac acl iam' },
  },
  {
    id: 'authentication',
    must: ['identity', 'check verification'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none off disabled skip skipped' },
  },
  {
    id: 'token-check',
    must: ['jwt token', 'verify verification validate validation'],
    may: 'signature check require',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'token-check',
    must: ['jwt token auth oauth', 'alg algorithm'],
    may: 'signing signature',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
  },
  { id: 'pkce', must: ['pkce'], may: 'require required oauth auth enforce', inverts: negations, whenTrue: 'safe' },
  {
    // `allow_no_auth`; allowing a particular kind of login does not imply this.
    id: 'authentication',
    must: [logins, 'allow', `${negations} omit`],
    may: proofs,
    inverts: `${negations} omit`,
    whenTrue: 'safe',
  },
  {
    id: 'authentication',
    must: ['allow accept', 'without', `${logins} key token credential password`],
    may: 'api access request call caller client user admin',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    id: 'authentication',
    must: [logins],
    may: proofs,
    inverts: `${negations} omit`,
    whenTrue: 'safe',
    values: {
      unsafe: 'anonymous public open optional insecure',
      safe: 'token oauth oauth2 api_key apikey jwt basic bearer key iam oidc saml mtls password header',
    },
  },
  {
    id: 'authentication',
    // `required` beside a token describes a parameter, so it is not matched.
    must: ['token password apikey', 'require'],
    may: 'api access bearer admin client webhook request call',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'authentication',
    // Without a word for the server, the key is one that a vendor requires.
    must: ['http https server gateway web rest listen listener', 'key', 'require required'],
    may: 'api access',
    inverts: negations,
    whenTrue: 'safe',
  },
];
