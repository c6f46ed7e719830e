/** Checks the text before a name for context that ties the name to a value after a mere space. */

/** `machine host login user password value`, as in a netrc file. */
export function isNetrcEntry(text: string, nameStart: number): boolean {
  return /\b(?:login|machine|account)\s+[^\s,;]{0,199}[^\s,;.!?]\s+$/.test(
    text.slice(Math.max(0, nameStart - 240), nameStart),
  );
}

const besideUser =
  /(?:^|[^\p{L}])(?:user|user ?name|login|account|email|benutzer|benutzername|usuario|usuária?|usuário|utente|utilisateur|identifiant|gebruiker|användare|użytkownik|логин(?:ом)?|пользовател(?:ь|ем|я)|用户名?|账号|帳號|ユーザー名?|아이디|사용자|kullanıcı)[:：]? {0,2}[^\s,;，、]{1,39}[^\s,;，、.!?](?: ?\/ |[,;，、] {0,2}| {1,2})(?:(?:and|with|und|mit|dem|y|e|et|con|avec|com|i|и|с|z|en|met|a|la|o|le|the) ){0,2}$/iu;

/** `user desk and password value`: whether a user stands directly before the name. A sentence end between the two breaks the link. */
export function isBesideUser(text: string, nameStart: number): boolean {
  return besideUser.test(text.slice(Math.max(0, nameStart - 70), nameStart));
}

/** Whether a command sets the name: `npm config set NAME value`, `ENV NAME value`. */
export function isSetByCommand(text: string, nameStart: number): boolean {
  return /(?:^|[\s;&])(?:set|setx|ENV|add|put|secret|secrets:set)(?:\s-{1,2}\w{1,12}){0,2} \s{0,4}$/.test(
    text.slice(Math.max(0, nameStart - 50), nameStart),
  );
}
