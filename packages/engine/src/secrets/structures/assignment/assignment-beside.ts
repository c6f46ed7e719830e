/** What stands before a name and ties it to the value behind it, though nothing but a space is between. */

/** `machine host login user password value` (the netrc file). */
export function isNetrc(text: string, nameStart: number): boolean {
  return /\b(?:login|machine|account)\s+[^\s,;]{0,199}[^\s,;.!?]\s+$/.test(
    text.slice(Math.max(0, nameStart - 240), nameStart),
  );
}

const besideUser =
  /(?:^|[^\p{L}])(?:user|user ?name|login|account|email|benutzer|benutzername|usuario|usuária?|usuário|utente|utilisateur|identifiant|gebruiker|användare|użytkownik|логин(?:ом)?|пользовател(?:ь|ем|я)|用户名?|账号|帳號|ユーザー名?|아이디|사용자|kullanıcı)[:：]? {0,2}[^\s,;，、]{1,39}[^\s,;，、.!?](?: ?\/ |[,;，、] {0,2}| {1,2})(?:(?:and|with|und|mit|dem|y|e|et|con|avec|com|i|и|с|z|en|met|a|la|o|le|the) ){0,2}$/iu;

/** `user desk and password value`; a sentence that ends between the two names no user. */
export function isBesideUser(text: string, nameStart: number): boolean {
  return besideUser.test(text.slice(Math.max(0, nameStart - 70), nameStart));
}

/** `npm config set NAME value`, `ENV NAME value`. */
export function isSet(text: string, nameStart: number): boolean {
  return /(?:^|[\s;&])(?:set|setx|ENV|add|put|secret|secrets:set)(?:\s-{1,2}\w{1,12}){0,2} \s{0,4}$/.test(
    text.slice(Math.max(0, nameStart - 50), nameStart),
  );
}
