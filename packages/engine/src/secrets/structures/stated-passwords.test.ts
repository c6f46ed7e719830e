import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { Random } from '../testing.ts';

const random = new Random(67);
/** A password as people make it: a word, a symbol and a number. */
const signed = ['Ha', 'ven', '#', random.text(2, '23456789'), random.text(2, '23456789'), '%'].join('');
const dotted = ['Me', 'adow', '.', random.text(3, '23456789')].join('');
const worded = ['Or', 'chard', random.text(4, '23456789')].join('');
const joined = ['Or', 'chard-Gate-', random.text(2, '23456789')].join('');
const plain = ['or', 'chard_gate_', random.text(3, '23456789')].join('');
const numbered = ['har', 'bourlane', random.text(2, '23456789')].join('');
/** A generated password with the names of a version and a protocol inside by chance. */
const chance = ['Kw7', 'v2#cm', 'sslu', random.text(1, '23456789'), 'w'].join('');
/** An app password as Google shows it. Words have fewer rare pairs of letters. */
const grouped = Array.from({ length: 4 }, () => random.text(4, 'bcdfghjkmpqtvwxz')).join(' ');
const digits = `4${random.text(7, '2579')}`;

function found(text: string): readonly string[] {
  return [...new Set(scanText(text).map(({ start, end }) => text.slice(start, end)))];
}

const told: readonly (readonly [password: string, text: string])[] = [
  [signed, `The wifi password, which is ${signed}, stays with the staff.`],
  [signed, `The root password has been changed to ${signed} yesterday.`],
  [signed, `Authenticate as "desk" using ${signed} as the password.`],
  [signed, `Nutze als Passwort bitte ${signed}.`],
  [signed, `Panel: https://desk.acme.dev (admin / ${signed})`],
  [signed, `Hasło do bazy to ${signed}.`],
  [signed, `Пароль администратора — ${signed}`],
  [signed, `Accedi con utente desk e parola d'ordine ${signed}.`],
  [worded, `Credentials: user desk / password ${worded}`],
  [worded, `Войди под логином desk с паролем ${worded}.`],
  [worded, `使用密码 ${worded} 登录。`],
  [worded, `使用密码${worded}登录。`],
  [worded, `비밀번호 ${worded}로 로그인하세요.`],
  [worded, `Conectează-te cu parola ${worded}.`],
  [plain, `Folosește parola ${plain} pentru acces.`],
  [plain, `Parola ${plain} este pentru baza de date.`],
  [worded, `Nume utilizator: desk, parola ${worded}`],
  [worded, `Kullanıcı adı desk, parola ${worded}`],
  [plain, `Parola ${plain} ile giriş yap.`],
  [worded, `Usa la parola d'accesso ${worded} per entrare.`],
  [worded, `Gunakan kata sandi ${worded} untuk masuk.`],
  [plain, `Dùng mật khẩu ${plain} để vào.`],
  [worded, `Увійди з паролем ${worded}.`],
  [plain, `Kirjaudu salasanalla ${plain}.`],
  [worded, `Koristi lozinku ${worded} za prijavu.`],
  [worded, `استخدم كلمة المرور ${worded} للدخول.`],
  [worded, `Veritabanı şifresi ${worded} olarak ayarlandı.`],
  [worded, `पासवर्ड ${worded} है`],
  [worded, `Connect with ssh deploy:${worded}@build.acme.dev when asked.`],
  [signed, `Reach it at deploy:${signed}@10.0.0.7 if you must.`],
  [dotted, `Use the password ${dotted} to enter.`],
  [`${dotted}!`, `Use the password ${dotted}! to enter.`],
  [joined, `Log in as desk with password ${joined} and go on.`],
  [worded, `Introduce ${worded} como contraseña.`],
  [worded, `Enter ${worded} as the password.`],
  [worded, `Wpisz hasło ${worded} i zatwierdź.`],
  [signed, `<b>Password</b>: ${signed}`],
  [plain, `Hasło to ${plain}.`],
  [plain, `Salasana on ${plain}.`],
  [plain, `Palvelimen salasana testissä on ${plain}`],
  [plain, `The password was changed to ${plain}.`],
  [plain, `Enter ${plain} in the password field and press Enter.`],
  [plain, `Type "${plain}" into the password box.`],
  [plain, `Use desk:${plain} for basic auth.`],
  [worded, `Call it with desk:${worded} (basic auth).`],
  [plain, `Logg inn med passord ${plain}`],
  [plain, `Identifiants : desk / ${plain}`],
  [worded, `Das WLAN-Passwort heißt ${worded}.`],
  [worded, `Gebruikersnaam desk en wachtwoord ${worded}`],
  [worded, `&lt;password&gt;${worded}&lt;/password&gt;`],
  [worded, `Username\ndesk\nPassword\n${worded}`],
  [plain, `password:\n    ${plain}`],
  [grouped, `GMAIL_APP_PASSWORD=${grouped}\nPORT=1`],
  [grouped, `{"note":"SMTP_PASSWORD=${grouped}"}`],
  [worded, `password (prod): ${worded}`],
  [signed, `ログインパスワードには${signed}を使ってください。`],
  [signed, `Schlüssel: ${signed}`],
  [signed, `Authenticate using the secret ${signed} before the first call.`],
  [signed, `Log in with desk and ${signed} at https://desk.acme.dev.`],
  [signed, `sign in: desk@acme.dev / ${signed}`],
  [signed, `Admin password for the router -> ${signed}`],
  [worded, `ssh desk@10.0.0.7 (password ${worded})`],
  [plain, `The router (pw ${plain}) is upstairs.`],
  [numbered, `The password for the db is ${numbered}.`],
  [signed, `creds -> desk / ${signed}`],
  [`-Gate4${signed}`, `password: -Gate4${signed}`],
  [signed, `Use admin/${signed} to sign in.`],
  [signed, `Log in with svc:${signed} at the portal.`],
  [plain, `Passwort (bitte nicht weitergeben): ${plain}`],
  [worded, `The password? It's ${worded}.`],
  [chance, `password → ${chance}`],
  [joined, `🔑 password → ${joined}`],
  [worded, `Guest wifi: network Lab, password ${worded}`],
  [worded, `Uživatel svc, heslo ${worded}`],
  [plain, `المستخدم svc وكلمة المرور ${plain}`],
  [joined, `echo -n ${joined} | cryptsetup luksOpen /dev/sdb desk -`],
  [digits, `The password is ${digits}.`],
  [digits, `Password: ${digits}\nUser: desk`],
  [digits, `acme serve --db-password ${digits} --verbose`],
  [digits, `密码是${digits}。`],
];

const quiet: readonly (readonly [title: string, text: string])[] = [
  ['shortcuts and formulas', 'Key: Ctrl+Shift+F12. Key: Alt+A1*B2. Schlüssel: siehe Anhang.'],
  ['two services side by side', 'Log in with Google2 and GitHub2 to go on.'],
  ['the purpose of a password', 'Log in with password Desk-Policy-2 enabled. Use the password Desk-Template for all.'],
  ['a page after an arrow', 'Password for the router -> see page 12'],
  ['changes of passwords', 'The password has been changed to a longer one. The passwords, which are hashed, stay.'],
  [
    'numbers of characters',
    'Password: 600 to 900. The minimum length of a password: 12345678. Reset password: 08001234',
  ],
  ['a number in another sentence', 'Password is 123456 characters long. The pass is 20310412.'],
  ['other numbers as values of options', 'acme --password 12 --max-passwords 48291736 --password-length 48291736'],
  ['attributes of a cookie', 'Set the session cookie to SameSite=Lax. The auth cookie: SameSite=Strict; Max-Age=3600'],
  ['the name of a field', 'The password field is called Login#Form2. Use Team2031 as the password group.'],
  ['a version', 'Set the password with Maple@2.31Beta or Maple/Desk#2031a.'],
  ['e-mail addresses', 'Kontakt:Mia2031@acme.dev, mailto:mia.x2@acme.dev, sip:Ab12Cd34@pbx.acme.dev'],
  ['an image with its digest', 'ghcr.io/acme/desk:V1.2-rc3@sha256.acme.dev'],
  ['a login without a password', 'ssh deploy:viewer@build.acme.dev, desk:${DESK_PASSWORD1}@build.acme.dev'],
  ['roles in brackets', 'Ask them (admin / moderator-2) or (root/Operator)'],
  ['the English word `to`', 'Move the password from the vault to Server2016.'],
  ['the English word `on`', 'The password on server-2016 expires. Salasana on pakollinen.'],
  [
    'values entered elsewhere',
    'Enter step-2 in the password manager. Enter it in the password field. Type user-42 in the name field.',
  ],
  ['a page that has a password field', 'Fields such as login-form2 in the password field group.'],
  [
    'ports and URLs with basic authentication',
    'Use port 8080:8443 for basic auth. Use https://a.dev:8443 for basic auth. Use user:password for basic auth.',
  ],
  ['words of four letters', 'password: this that then when they come. PASSWORD=must have four char'],
  ['consecutive headings', 'Username\nPassword\nRemember2\n\n## Password\n\nArgon2id\n\nPassword:\n- 12 characters'],
  ['the name of a field in French', 'Le champ mot de passe est password-field1.'],
  ['tools and policies of passwords', 'Use the password reset-flow-2024 tool. Log in with password policy-2024 on.'],
  [
    'an escaped element without a value',
    '&lt;password&gt;&lt;/password&gt; &lt;password&gt;${PASSWORD}&lt;/password&gt;',
  ],
  [
    'products and versions',
    'Passwort Windows2016 vergessen? Geslo Office365 je potrebno. Parola Policy4821 este nouă.',
  ],
  ['a password manager in Chinese', '使用密码管理器Bitwarden482登录,请参阅密码Policy4821文件'],
  ['properties in brackets', 'Hash it (password sha256) or (password bcrypt12), see (password Policy2024).'],
  ['an encoding after a statement', 'The password hash is utf8mb4. token: -Pprofile2'],
  [
    'users and roles joined by signs',
    'Use GitHub/GitLab2 to log in. Log in with openid:profile, login: repo:read_Org2.',
  ],
  ['nouns with a number', 'Network policy, password rules2024 apply. E-mail templates, password reset-link2 and more.'],
  ['levels of a classification', 'Rotating the admin token is Tier-3. Resetting a password is Priority-1 work.'],
  ['a heading of a section', 'Password rules — Chapter2 and more'],
];

describe('passwords stated in a text', () => {
  for (const [password, text] of told) it(text.replace(password, '…'), () => assert.deepEqual(found(text), [password]));
  for (const [title, text] of quiet) it(`masks nothing in ${title}`, () => assert.deepEqual(found(text), []));
});
