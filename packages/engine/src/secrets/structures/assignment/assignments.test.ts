import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, maskedParts, Random } from '../../testing.ts';

const random = new Random(23);
const secret = random.text(28);
const digits = random.text(40, hex);

const masked: readonly (readonly [what: string, text: string, expected: string])[] = [
  ['a Java property', `scan -Dsonar.login=${digits}`, digits],
  ['a name after an escaped line break', `{"text":"rootdn x\\nrootpw ${secret}"}`, secret],
  ['a quoted password that looks like a PowerShell command', '$password = "Start-Harbour"', 'Start-Harbour'],
  ['a password beside the sample user `user`', "{username: 'user', password: 'Maple7Street'}", 'Maple7Street'],
  ['a Python f-string without a placeholder', `headers={"X-Api-Key": f"${secret}"}`, secret],
  ['a conditional assignment of make', `API_TOKEN ?= ${secret}\nrun:`, secret],
  ['user and password as arguments of a call', 'get(url, auth=("bob", "maplestreet"))', 'maplestreet'],
  ['user and password as arguments of a constructor', "HTTPBasicAuth('bob', 'maplestreet')", 'maplestreet'],
  ['a literal in a comparison', "if password == 'Maple7Street' and ready:", 'Maple7Street'],
  ['a literal in a condition of Python', "if password == 'Maple7Street':\n    go()", 'Maple7Street'],
  ['a literal in a strict comparison', `if (secret === "${secret}") {`, secret],
  ['a literal in a comparison for inequality', `if (token !== '${secret}') throw new Error()`, secret],
  ['a literal that a reference is compared with', `if ($json.headers.token !== '${secret}') throw new Error()`, secret],
  ['assignments with aligned arrows', ":user           => 'bob',\n:password       => '4ian7Qx2z',", '4ian7Qx2z'],
  ['a token of Nix after its host', `access-tokens = git.acme.dev=${secret}`, secret],
  ['a setter', `client.setApiKey("${secret}");`, secret],
  ['a method of a builder', 'Client.builder().password("Maple7Street").build()', 'Maple7Street'],
  ['a call that stores its argument', "define('DB_PASSWORD', 'maplestreet');", 'maplestreet'],
  ['the default argument of a call', 'os.getenv("DB_PASSWORD", "maplestreet")', 'maplestreet'],
  ['a tuple', `("api_key", "${secret}")`, secret],
  ['the default of a variable', `const key = process.env.ACME_API_KEY || '${digits}'`, digits],
  ['the default of a lookup in Python', 'password = os.getenv("DB_PASSWORD") or "maplestreet"', 'maplestreet'],
  ['the default after `??`', `apiKey ?? "${secret}"`, secret],
  ['a line of a properties file', 'db.password = maplestreet\nport = 1', 'maplestreet'],
  ['a line of a dotenv file', 'PASSWORD=myRootPassword9', 'myRootPassword9'],
  ['a password that starts with Chinese characters', 'password="密码Maple7"', '密码Maple7'],
  ['a bytes literal of Python', `SECRET_KEY = b"${secret}"`, secret],
  ['a key in a constructor call', `const ENCRYPTION_KEY = Buffer.from('${secret}', 'utf8');`, secret],
  ['a scheme and a token in concatenated strings', `h = "Bearer " + "${secret}"`, secret],
  ['a value in character references for quotes', `api_key=&quot;${secret}&quot;`, secret],
  ['a name with a namespace', 'app:dbPassword: Maple7Street', 'Maple7Street'],
  ['a string resource of Android', `<string name="api_key">${secret}</string>`, secret],
  ['an XML element', '<password>maplestreet</password>', 'maplestreet'],
  [
    'the default of a Terraform variable',
    'variable "db_password" {\n  type    = string\n  default = "maplestreet"\n}',
    'maplestreet',
  ],
  ['a name with a prefix and a colon', 'db:password:Maple7Street, and so on', 'Maple7Street'],
];

const quiet: readonly (readonly [what: string, text: string])[] = [
  ['Python f-strings with placeholders', 'password=f"pw-{user}-2024"; token = f"{a}-{b}"; key=f"Main7{b}"'],
  [
    'permissions for passwords',
    'password:reset:self password:patch:admin_user token:revoke_any desk:password:change_own',
  ],
  ['a command in a Compose file', 'export DESK_TOKEN=$$(python3 -m desk.create_token --exp 10080)'],
  ['values that make computes', 'API_TOKEN ?= $(shell cat token.txt)\nTOKEN ?= $(TOKEN_2)'],
  ['the return type of a function', 'def get(kind: str = "password") -> ToolResult2:'],
  ['a comparison with another variable', 'return hash(password) == hashed_value2'],
  ['a comparison for inequality with another variable', 'if (password !== confirmPassword2) throw new Error()'],
  ['a comparison with the name of a type', "if (typeof secret !== 'string' || token !== 'undefined') return"],
  ['a pinned version', '# catalogue version pin: 2025-Q4'],
  ['the output of a test in a shell', "echo \"PASS: '$bin --version' says 2024x1\"; echo 'PASS: 2025-Q4'"],
  ['an optional property', 'token: section?.token2, secret = this.keys!.clientSecret2'],
  [
    'the result of a call',
    "const token = randomBytes(N).toString('base64url'); t_token := encode(random_bytes(32), 'hex')",
  ],
  ['an element of an array', 'api_key = matches[0]\nuser_token = reply.value[0].pubkey2'],
  ['a placeholder in an f-string', 'f"https://a.dev/?apikey={api_key2}&q={query}"'],
  ['a path below a variable', 'AGE_KEY="${AGE_KEY:-$HOME/.config/age/key7.txt}" VNC_PASSWD="$HOME/.vnc/passwd7"'],
  ['nested defaults without a literal', 'API_KEY="${A_KEY:-${B_KEY:-${C_KEY:-}}}"'],
  ['the path `/etc/passwd`', '| `"../etc/passwd"` | blocked2 |'],
  ['the result of a test', '--- PASS: TestOAuth2Login'],
  ['an escape sequence of a terminal', 'PASS="\\033[32m+\\033[0m"'],
  ['a path in a project', 'MetaPass: src/core/pass_2.py'],
  ['a reference after the host of a Nix token', 'access-tokens = git.acme.dev=${{ secrets.GIT_TOKEN }}'],
  ['a list of names', "required = ['username', 'password', 'email', 'website']"],
  ['names as arguments of a call', 'pick(user, "password", "email") omit("token", "session2")'],
  ['a pair of words', '("password", "website") ["token", "session"]'],
  [
    'the output of a command',
    '-H "Authorization: Bearer $(gcloud auth print-access-token)" token=$(vault read -field=key2 a/b)',
  ],
  ['paths with the word `credentials`', 'credentials/acme2 credentials: include, credentials user/repo2.git'],
  ['default error messages', `errors.password || "Invalid format2" token ?? 'none' secret || "see docs"`],
  ['debug channels of Playwright', 'DEBUG=pw:browser DEBUG="pw:api,pw:webserver*"'],
  [
    'assignments of variables',
    'const password = rawPassword; let token = accessToken2; user.password = hashedPassword1;',
  ],
  ['an index', 'const clave = `${kind}::${origin}`; seen[clave] = ahora; last[pwd] = current;'],
  ['what is missing', 'const clave = `${kind}::${origin || "sin_origen"}`;'],
  ['assignments of variables in Python', 'password = user_password\ntoken = refreshed_token2'],
  ['types', 'const tokens: OAuth2Tokens = {}; interface A { tokens: V2CoreTokens, secret: Sha256Secret }'],
  ['properties that are looked up', 'pass = entry[passKey]; token = store["desk7"];'],
  ['an entry of the password manager `pass`', 'pass:acme/token'],
  [
    'values that code decodes',
    "password = Buffer.from(password, 'base64'); flags = '--oauth2-bearer ' + '--aws-sigv4-x2y3'",
  ],
  ['properties that take a parameter', 'self.password = password2\nthis.token = token2'],
  ['the label of a form field', '<label for="password">Password</label>'],
  ['a sample login in a call', 'get(u, auth=("user", "pass"))'],
  ['getters', 'client.getApiKey("acme-2024x1") store.readToken("desk7main9") z.password("min8chars!", 1)'],
  ['an element without a closing tag', 'postgres://<user>:<password>@host/db'],
  ['a call that generates a secret', 'let secret = generateSecret(32); const token = createToken2(user)'],
  ['a variable of Terraform without a default', 'variable "db_password" {\n  type = string\n  sensitive = true\n}'],
  ['a Terraform variable with a reference as default', 'variable "api_token" {\n  default = var.token\n}'],
  ['a sample login in an object', "Connects. Example: {name: 'Desk', username: 'user', password: 'pass'}"],
  ['a label selector of Kubernetes', 'check "Desk Secrets" "app.kubernetes.io/name=desk-secrets"'],
  ['a mask and the following entry', "['password' => 'REDACTED-password-1', 'host' => 'x']"],
];

describe('assignments in code and configuration', () => {
  for (const [what, text, expected] of masked) {
    it(`masks ${what}`, () => assert.deepEqual([...new Set(maskedParts(text))], [expected], text));
  }
  for (const [what, text] of quiet) {
    it(`masks nothing in ${what}`, () => assert.deepEqual(maskedParts(text), [], text));
  }
});
