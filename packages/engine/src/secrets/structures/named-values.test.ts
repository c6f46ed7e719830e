import assert from 'node:assert/strict';
import { it } from 'node:test';
import { maskedParts, Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);

const masked: readonly MaskedRow[] = [
  ['an assignment', `export API_KEY=${secret} && run`, secret],
  ['a quoted assignment', `api_key = '${secret}'`, secret],
  ['a property of an object in code', `{ 'apiKey': "${secret}" }`, secret],
  ['a variable of PowerShell', `$env:API_KEY = "${secret}"`, secret],
  ['a password after `pass:`', `pass: ${secret}`, secret],
  ['a token after an empty variable', `A_KEY= ; B_KEY=${secret}`, secret],
  ['a value before a comment with a shell error message', `DESK_PASSWORD=${secret} # ${'$'}{X:?set it}`, secret],
  ['an XML element', `<api_key>${secret}</api_key>`, secret],
  ['an XML attribute', `<user password="${secret}"/>`, secret],
  ['an English sentence', `The API key is ${secret} and stays here.`, secret],
  ['a German sentence', `Das Passwort lautet ${secret}.`, secret],
  ['a Chinese sentence', `密码是${secret}`, secret],
  ['a bold label in Markdown', `**Password:** \`${secret}\``, secret],
  ['a cell of a Markdown table', `| name | token |\n|---|---|\n| prod | ${secret} |`, secret],
  ['the default of a reference', `\${API_KEY:-${secret}}`, secret],
  ['a name and a value in two members of JSON', `[{"name":"API_KEY","value":"${secret}"}]`, secret],
  ['a name and a value in two members of YAML', `- name: API_KEY\n  value: ${secret}\n`, secret],
  ['a name and a value in two attributes of XML', `<add key="ApiKey" value="${secret}" />`, secret],
  ['a name and a value in two elements of XML', `<name>API_KEY</name>\n<value>${secret}</value>`, secret],
  [
    'a row with a name and a value in a Markdown table',
    `| setting | value |\n|---|---|\n| API_KEY | ${secret} |`,
    secret,
  ],
  [
    'a password that a sentence states',
    'The password for the staging server is Plum7-Harbour, as before.',
    'Plum7-Harbour',
  ],
  ['a constant with a type annotation', `val apiSecret: String = "${secret}"`, secret],
  ['a string in a constructor call', `let secret_key = String::from("${secret}");`, secret],
  ['a conditional assignment', `ENV['SECRET_TOKEN'] ||= '${secret}'`, secret],
  ['a password after its user', 'Log in with user desk and password Gr33n-Harbour7.', 'Gr33n-Harbour7'],
  ['a label in Russian', `Пароль: ${secret}`, secret],
  ['a Korean name with a particle', `비밀번호는 ${secret} 입니다`, secret],
  ['a password in Japanese quotation marks', `パスワードは「${secret}」です。`, secret],
];

const quiet: readonly QuietRow[] = [
  ['the output of a command', 'GATEWAY_API_KEY=$(openssl rand -base64 45 | tr -d "/+=")'],
  ['a value from an earlier workflow step', "const password = $('Settings').item.json.shopApplicationPassword;"],
  ['a value from a workflow’s input', 'state.accessToken = $input.first().json.AccessToken;'],
  ['token counts in a template', 'tokens={{.prompt_tokens}}+{{.completion_tokens}} {{end}}'],
  ['parameters with a type annotation', 'fun login(password: String, token: String?) = api.call()'],
  ['a sentence that asks for a password', 'Ask for user name and password before you go on.'],
  ['the words `default password` in a sentence', 'Change the default harbour password before opening the door.'],
  [
    'sentences about passwords',
    'The token for the session is sent by OAuth2. The password for new accounts is required.',
  ],
  ['a connection string with words for its password', 'Password=the one that you chose (`sk-...`). Username=me'],
  ['a call as a value', 'return {encryptedAesKey: Buffer.from($json.body?.k || "", "base64")}'],
  ['a call in JSX', 'onLogin={(email, password) => console.log(email, password)}'],
  ['a variable with an error message', 'AWS_SECRET_ACCESS_KEY=${DESK_SECRET_KEY:?Set DESK_SECRET_KEY in .env}'],
  ['variables set to nothing', 'OPENAI_API_KEY= ANTHROPIC_API_KEY= GOOGLE_API_KEY= go test'],
  ['the verb `pass` for tests', '1. Ensure all tests pass: `cargo test`'],
  ['the verb `pass` for an argument', 'Fix: Pass `window_limit=agent.config.window` in all three paths'],
  ['the string `pass` as a result', '={{ $json.value.includes(\'spf=pass\') ? "pass" : "fail" }}'],
  ['a placeholder before an option', 'kubectl create secret tls <secret> --cert=new.crt --key=new.key'],
  ['a table cell that describes a password', '| field | meaning |\n|---|---|\n| password | at least 12 characters |'],
  ['a random value under another column', `| id | note |\n|---|---|\n| ${random.text(24)} | x |`],
  [
    'words after the name of a credential',
    'The password must have 12 characters. Token: short-lived. Secret: rotates weekly. The key is practice.',
  ],
  [
    'types and calls in code',
    'token: str, password=getpass("Password: "), api_key = os.environ["API_KEY"], secret: Optional[str] = None',
  ],
  ['a mask', 'password=REDACTED-password-1 token: REDACTED-github-token-2'],
  ['a JSON schema', '{"properties":{"password":{"type":"string"},"token":{"type":"string","minLength":8}}}'],
  ['a name with a placeholder for its value', 'Name: Authorization\nValue: PVEAPIToken=<user>@<realm>!<id>=<value>'],
  [
    'settings about passwords and tokens',
    '| setting | value |\n|---|---|\n| password | required |\n| token_url | https://a.dev/token |',
  ],
  ['lookups of variables in Python and Ruby', 'export password=os.environ["API_KEY"]\nexport token=#{ENV["TOKEN"]}'],
];

describeMasking('values under the name of a credential', masked, quiet);

it('masks a value that looks like a mask of an unknown kind, whatever letters it has', () => {
  assert.notDeepEqual(maskedParts(`password=REDACTED-${random.text(36).toLowerCase()}-1`), []);
  for (let run = 0; run < 200; run++) {
    const word = random.text(16 + random.below(12), 'abcdefghijklmnopqrstuvwxyz');
    for (const name of ['password', 'API_KEY'])
      assert.deepEqual(maskedParts(`${name}=REDACTED-${word}-1`), [`REDACTED-${word}-1`], word);
  }
  for (const text of ['REDACTED-customer-token-1', 'REDACTED-by-the-operator-1', 'REDACTED-password-1'])
    assert.deepEqual(maskedParts(`password=${text}`), [], text);
});
