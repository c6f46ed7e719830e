/** Words before a user or a network whose password follows, by language. */
const userWords = {
  en: 'user username user-name login account email e-mail ssid network',
  de: 'benutzer benutzername nutzer nutzername netzwerk',
  nl: 'gebruiker gebruikersnaam',
  fr: 'utilisateur identifiant',
  es: 'usuario usuaria',
  pt: 'usuário usuária utilizador',
  it: 'utente',
  ro: 'utilizator utilizatorul',
  'sv, da, nb': 'användare användarnamn bruker brukernavn bruger brugernavn',
  fi: 'käyttäjä käyttäjätunnus',
  'pl, cs, sk': 'użytkownik uživatel užívateľ',
  'ru, uk, bg': 'логин логином пользователь пользователем пользователя користувач потребител',
  'hr, sr, sl': 'korisnik uporabnik',
  hu: 'felhasználó felhasználónév',
  tr: 'kullanıcı',
  el: 'χρήστης',
  'id, ms': 'pengguna akun',
  ar: 'المستخدم مستخدم',
  he: 'משתמש',
  hi: 'यूज़र उपयोगकर्ता',
  zh: '用户 用户名 账号 帳號',
  ja: 'ユーザー ユーザー名',
  ko: '아이디 사용자',
} as const;

/** Two words for the same. */
const pairs = ['user name', 'nume utilizator', 'kullanıcı adı', 'tên đăng nhập', 'tài khoản', 'korisničko ime'];

/** Alternatives of an expression, the longest first. */
export const userWordForms = [...pairs, ...Object.values(userWords).flatMap((line) => line.split(' '))]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
