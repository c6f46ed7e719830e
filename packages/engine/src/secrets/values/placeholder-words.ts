/**
 * Words that people write in place of a secret, by language. A native speaker can extend a row without reading the code. Lower case; they
 * count only as separate words.
 */
export const placeholderWords = {
  en: 'your yours optional example examples sample placeholder dummy fake mock mocked todo tbd fixme replace replaceme insert enter paste put fill here redacted hidden masked censored filtered scrubbed sanitized removed omitted stripped obfuscated undefined example1 changeit wrong incorrect foo bar baz foobar lorem ipsum goes something whatever provided generated xx xxx xxxx',
  de: 'dein deine deinen ihr ihre ihren beispiel platzhalter ersetzen ersetze eintragen einfügen einfuegen hier',
  fr: 'votre vos ton exemple remplacer remplacez inserer insérer ici',
  es: 'tu su ejemplo reemplazar reemplace inserta insertar aqui aquí',
  pt: 'seu sua exemplo substituir substitua insira inserir aqui',
  it: 'tuo tua vostro esempio inserisci sostituire sostituisci qui',
  nl: 'jouw uw voorbeeld vervang invullen hier',
  pl: 'twój twoj twoje przykład przyklad wpisz wstaw tutaj',
  tr: 'senin sizin buraya örnek ornek değiştir girin',
  ru: 'ваш ваша ваше твой пример вставьте вставить замените заменить укажите введите здесь',
  sv: 'din ditt exempel ersätt ersatt här har',
  da: 'din dit eksempel erstat indsæt her',
  no: 'din ditt eksempel erstatt her',
  fi: 'sinun esimerkki korvaa tähän tahan',
  cs: 'váš vas vaše vase příklad priklad nahraďte vložte zde sem',
  sk: 'váš vaše príklad nahraďte vložte sem',
  hu: 'ön öné az_ön példa pelda cserélje ide',
  ro: 'dvs dumneavoastră exemplu înlocuiți introduceți aici',
  el: 'σας σου παράδειγμα εδώ αντικαταστήστε',
  uk: 'ваш ваша ваше твій приклад вставте замініть вкажіть введіть тут',
  bg: 'вашият вашия пример поставете заменете тук',
  hr: 'vaš vas vaša primjer zamijenite ovdje',
  vi: 'của cua bạn ban thay thế điền vào đây',
  id: 'anda contoh ganti masukkan sini',
  hi: 'आपका आपकी आपके यहाँ यहां उदाहरण बदलें डालें',
  ar: 'مفتاحك الخاص ضع أدخل هنا مثال استبدل',
  fa: 'شما اینجا نمونه وارد',
  he: 'שלך שלכם כאן דוגמה הכנס החלף',
  th: 'ของคุณ ที่นี่ ตัวอย่าง ใส่',
} as const satisfies Record<string, string>;

/** Phrases that mark a placeholder anywhere, even inside a longer word. Includes phrases of scripts without spaces. */
export const placeholderPhrases = [
  'example',
  'placeholder',
  'your_',
  'your-',
  'yourkey',
  'yourapi',
  'yourtoken',
  'yoursecret',
  'yoursalt',
  'yourpassword',
  'change_this',
  'change-this',
  'changethis',
  'replace_',
  'replace-',
  'insert_',
  'insert-',
  '*****',
  '...',
  '…',
  '•••',
  '***',
  '???',
  '你的',
  '您的',
  '自行',
  '填写',
  '填入',
  '请输入',
  '替换',
  '示例',
  '占位',
  '在此',
  'あなたの',
  'ここに',
  '入力してください',
  '置き換え',
  '여기에',
  '당신의',
  '입력하세요',
  '입력',
  '예시',
  '例えば',
  'サンプル',
  '您自己',
  '請輸入',
  '請填寫',
  '您的金鑰',
  'ของคุณ',
] as const;

/** Values that are no secret by themselves, whatever the key: states, modes, types and schemes. */
export const emptyWords = new Set(
  (
    'vero vrai wahr verdadero verdadeiro falso faux falsch oui non ja nein sim nao não sí si ' +
    'none latest tbd todo fixme tba nopwd nopass allow deny ask always never null nil nan na n/a no yes true false on off undefined empty unset notset not-set unknown default auto automatic optional required ' +
    'enabled disabled enable disable basic bearer digest oauth oauth2 oidc saml jwt apikey api_key api-key token secret key password header query ' +
    'cookie body env environment file vault keychain keyring inherit inherited prompt ask interactive manual string text number integer boolean object ' +
    'array any hidden masked redacted removed encrypted plain plaintext user_provided user-provided userprovided service_account managed identity ' +
    'managed_identity iam aws gcp azure local remote public private test testing dev development prod production staging demo mock dummy fake anonymous guest ' +
    'ollama lm-studio lmstudio local-key no-key nokey not-needed notneeded not_needed not-required unused ignored ignore skip x xx xxx abc value secret-key ' +
    'secretstr secretkeyref valuefrom keyref no-key-required none-required not-used no-auth no-password no-token without high medium low ' +
    'md5 sha1 sha256 sha384 sha512 sha-1 sha-256 sha-512 bcrypt argon2 argon2id scrypt pbkdf2 hs256 hs384 hs512 rs256 es256 base64 base64url hex utf8 utf-8 ' +
    'sk sk- sk-xxx sk-mock sk-test bearer-token access_token refresh_token id_token client_secret session jwt_token api_token pat'
  ).split(' '),
);
