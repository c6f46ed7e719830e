const users = new Set(['user', 'username', 'usr', 'name', 'login', 'myuser', 'your_user', 'youruser', 'u', 'foo']);
const passwords = new Set([
  'pass',
  'password',
  'passwd',
  'pwd',
  'pw',
  'secret',
  'token',
  'mypassword',
  'mypass',
  'p',
  'bar',
  'x-oauth-basic',
]);

/** User and password of documentation: nobody's. */
export function isSampleLogin(user: string, password: string): boolean {
  return users.has(user.toLowerCase()) && passwords.has(password.toLowerCase());
}
