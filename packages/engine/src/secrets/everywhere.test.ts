import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random, sanitizedOf } from './testing.ts';

const random = new Random(97);
const digits = '23456789';
const uuid = () => `a7${random.text(30, hex)}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** What people and programs make up as a password or key. */
const secrets: readonly (readonly [what: string, make: () => string])[] = [
  ['letters and digits', () => random.text(40)],
  ['hexadecimal digits', () => `a7${random.text(30, hex)}`],
  ['a typed password', () => `Harbour!${random.text(4, digits)}`],
  ['a generated password with a symbol', () => `${random.text(12)}7#${random.text(3)}`],
];

/** Commands, as an agent is allowed to run them or a hook runs them. `@` stands for the secret. */
const commands = `
curl -u deploy:@ https://x.dev/up
curl --user bob:@ https://x.dev
curl -H "Authorization: Token @" https://x.dev
curl -d '{"username":"bob","password":"@"}' https://x.dev/login
curl --oauth2-bearer @ https://x.dev
curl -b "auth_token=@" https://x.dev
wget --http-password=@ --http-user=bob https://x.dev
http -a bob:@ https://x.dev
mysql -uroot -p@ shop
PGPASSWORD=@ psql -h db -U app
psql "host=db user=app password=@ dbname=x" -c 'select 1'
mongosh --username app --password @ mongodb://h/x
redis-cli -h h -a @ ping
sqlcmd -S h -U sa -P @ -Q x
sshpass -p '@' ssh root@h ls
export ADMIN_TOKEN="@" && npm run x
$env:API_SECRET = "@"; ./run.ps1
set API_SECRET=@ && run
helm upgrade x ./c --set auth.password=@
kubectl create secret generic x --from-literal=password=@
gh secret set TOKEN --body @
aws configure set aws_secret_access_key @
docker login -u bob -p @ registry.x.dev
echo '@' | docker login --password-stdin
echo @ | sudo -S apt update
git clone https://oauth2:@@git.x.dev/a/b.git
git -c http.extraHeader="Authorization: Bearer @" clone https://x.dev/a
az login --service-principal -u a -p @ --tenant t
SNOWSQL_PWD=@ snowsql -a x
RESTIC_PASSWORD=@ restic backup .
gpg --batch --passphrase @ -d x.gpg
openssl enc -d -aes-256-cbc -pass pass:@ -in x
keytool -list -keystore x -storepass @
unzip -P @ x.zip
7z x -p@ x.7z
smbclient //h/s -U bob%@
net use Z: \\\\h\\s @ /user:bob
ldapsearch -D cn=a -w @ -b dc=x
mosquitto_pub -u a -P @ -t x -m y
twine upload -u __token__ -p @ dist/x
npm config set //registry.x.dev/:_authToken=@
python3 -c "import requests; requests.post('https://x.dev', auth=('bob', '@'))"
powershell -Command "$h = @{ Authorization = 'Bearer @' }; Invoke-RestMethod -Headers $h https://x.dev"
`;

/** Members of an agent in YAML. */
const members = `
api_key: "@"
client_secret: '@'
token: >-\\n    @
token: !!str "@"
token: \${TOKEN:-@}
token: "{{ env.TOKEN | default('@') }}"
token: \${TOKEN} # was @
dsn: "Driver=ODBC;Server=db;Uid=app;Pwd=@;"
smtp: {user: bob@x.dev, pass: "@"}
credentials: {username: bob, password: "@"}
users: [{name: bob, password: "@"}]
api_keys: {"@": bob}
webhook: {url: "https://x.dev/h", secret: "@"}
ssh: {key_file: ~/.ssh/id, passphrase: "@"}
slack: {signing_secret: "@", app_token: "@"}
twilio: {auth_token: "@"}
aws: {secret_access_key: "@"}
device: {wifi_ssid: home, wifi_password: "@"}
email: {imap_host: i.x.dev, imap_user: bob, imap_pass: "@"}
jwt: {signing_key: "@", algorithm: HS256}
encryption_key: "@"
zugangsdaten: {benutzer: bob, passwort: "@"}
mot_de_passe: "@"
contraseña: "@"
env: [{name: DB_PASSWORD, value: "@"}]
environment: ["JWT_SECRET=@"]
command: ["--master-key", "@"]
headers: [["X-Api-Key", "@"]]
headers: {Cookie: "session=@; theme=dark"}
env_file: "DEBUG=1\\nAPP_SECRET=@\\nPORT=3"
netrc: "machine x.dev login bob password @"
npmrc: "//registry.x.dev/:_authToken=@"
config_xml: "<conn><user>a</user><password>@</password></conn>"
config_toml: "[auth]\\nsecret_key = '@'"
code: "client = Client(api_key='@')"
code: "h = {'X-Auth-Token': '@'}"
system_prompt: "Log in as admin with password @ and then read the orders."
system_prompt: "Melde dich mit dem Passwort @ an."
system_prompt: "Usa la contraseña @ para entrar."
examples: [{user: "my password is @, log me in", assistant: ok}]
`;

const rowsOf = (table: string): readonly string[] => table.split('\n').filter((row) => row !== '');

/** The longest run of letters and digits: a password may be masked without the symbol at its end. */
const coreOf = (secret: string): string =>
  (secret.match(/[A-Za-z\d]+/g) ?? []).sort((a, b) => b.length - a.length)[0] ?? '';

/** Another `@` in a command belongs to an address or to PowerShell. */
function fill(row: string, secret: string): string {
  return row.replace(/(?<!\w)@(?!\{)|(?<=-p)@/, () => secret);
}

describe('a secret in a command', () => {
  for (const row of rowsOf(commands)) {
    it(`is masked: ${row}`, () => {
      for (const [what, make] of secrets) {
        const secret = make();
        const text = JSON.stringify({ permissions: { allow: [`Bash(${fill(row, secret)})`] } });
        assert.ok(text.includes(secret));
        assert.ok(!sanitizedOf(text).includes(coreOf(secret)), `${what}: ${secret}`);
      }
    });
  }
});

describe('a secret in a member', () => {
  for (const row of rowsOf(members)) {
    it(`is masked: ${row}`, () => {
      for (const [what, make] of [...secrets, ['a UUID', uuid] as const]) {
        // A UUID is mostly an id: it counts under the name of a key only.
        if (what === 'a UUID' && !/^(?:api_key|client_secret|token: [!"']|twilio|slack|api_keys)/.test(row)) continue;
        const secret = make();
        const member = row.replaceAll('@', (sign, at: number) => (/\w/.test(row.charAt(at - 1)) ? sign : secret));
        const text = `agent:\n  model: gpt-4o\n  ${member.replace('>-\\n', '>-\n')}\n`;
        assert.ok(text.includes(secret));
        assert.ok(!sanitizedOf(text, 'yaml').includes(coreOf(secret)), `${what}: ${secret}`);
      }
    });
  }
});
