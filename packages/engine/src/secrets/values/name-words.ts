import { wordSet } from '../../text/word-set.ts';
/** What the words of a key say about its value. Lower case; names are split at case changes, digits stay with their word. */

/** A password follows: nearly any value counts. */
export const passwordWords = new Set(
  (
    'password passw0rd p4ssword pa55word assword passwd passwrd pwd psw pswd pw pass passphrase passcode passw userpass dbpass rootpass sshpass smtppass ftppass imappass mailpass ldappass adminpass requirepass masterauth rootpw bindpw dbpw userpw pin pincode otpauth ' +
    // German, Dutch, Scandinavian
    'passwort passworts passwörter passwoerter passworter kennwort kennwörter kennwoerter losung geheimwort wachtwoord wachtwoorden lösenord lösenordet losenord passord passordet adgangskode adgangskoden kodeord kodeordet salasana salasanasi salasanalla salasanan lykilorð ' +
    // French, Spanish, Portuguese, Italian, Romanian, Catalan
    'motdepasse passe mdp contraseña contraseñas contrasena contrasenas contrasenya clave senha senhas parolă parolei parola parolachiave palavrapasse ' +
    // Slavic and Baltic
    'пароль пароли пароля паролем паролю паролі парола паролата лозинка лозинката hasło hasła hasłem haslo heslo hesla heslem heslom geslo lozinka lozinku lozinkom zaporka zaporku slaptažodis slaptažodžiu parole paroli ' +
    // Turkish, Hungarian, Finnish, Greek, Vietnamese, Indonesian
    'şifrə şifre şifresi şifreniz şifrem sifre sifresi parolası parolasını parolayı parolasi parolanız parolam jelszó jelszót jelszóval jelszava jelszavad jelszo κωδικός κωδικό matkhau katasandi sandi ' +
    // East Asian, Arabic, Hebrew, Hindi, Thai
    '密码 密碼 mima kouling 口令 暗码 通行碼 パスワード 暗証番号 비밀번호 암호 كلمةالمرور گذرواژه סיסמה הסיסמה בסיסמה סיסמא הסיסמא पासवर्ड পাসওয়ার্ড รหัสผ่าน ' +
    // Caucasian, Central Asian, African and smaller languages of Europe
    'პაროლი գաղտնաբառ құпиясөз parol nenosiri wagwoord pasahitza contrasinal fjalëkalim slaptazodis salasõna parool parooliga pasvorto cyfrinair'
  ).split(' '),
);

/** A credential follows: any value except words, names and references. */
export const secretWords = new Set(
  (
    'secret secrets token accesstoken authtoken refreshtoken bearertoken apitoken bottoken idtoken sessiontoken usertoken apikey apikeys apisecret appsecret ' +
    'clientsecret secretkey accesskey privatekey privkey signingkey encryptionkey masterkey authkey credential credentials creds authorization bearer mnemonic ' +
    'seedphrase jwt pat sas signingsecret webhooksecret sharedsecret sessionsecret cookiesecret licensekey servicekey serverkey accountkey sharedkey ' +
    'encryptedkey presharedkey psk hmac ct0 keypair sslkey tlskey ' +
    'schluessel apischluessel zugangsschluessel geheimschlüssel geheimschluessel rahasia tajemství hemlighet hemmelighed salaisuus тайна geheimnis zugangsschlüssel apischlüssel jeton tokena secreto segredo chave chiave segreto sekret klucz klucza klíč klíče kľúč токен секрет ключ anahtar jetón geheim sleutel ' +
    '令牌 miyao 密钥 密鑰 秘钥 秘密 トークン シークレット 토큰 비밀키 المفتاح'
  ).split(' '),
);

/** Systems that a password is for, after it: `password_db`, `senha_erp`, `mot_de_passe_smtp`. */
export const systemWords = wordSet(
  'erp crm db bdd smtp imap pop3 ftp sftp ssh ldap redis mysql mariadb postgres postgresql mongo mongodb oracle sap vpn wifi',
);

/** Pairs of words that together name a password. */
export const passwordPairs = new Set(
  'pass word|pass wd|pass phrase|pass code|mot passe|mot de|mật khẩu|mat khau|kata sandi|kata laluan|parola chiave|palavra passe|كلمة المرور|وكلمة المرور|كلمة السر|وكلمة السر|رمز عبور|код доступа'.split(
    '|',
  ),
);

/** Pairs of words that together name a credential. */
export const secretPairs = new Set(
  (
    'api key|access key|secret key|private key|auth key|encryption key|signing key|master key|license key|service key|account key|shared key|server key|' +
    'app key|application key|admin key|user key|session key|webhook key|hook key|bot key|host key|deploy key|root key|personal key|integration key|preshared key|pre shared|' +
    'seed phrase|recovery phrase|backup phrase|secret phrase|wallet key|wallet seed|wallet secret|recovery code|backup code|scratch code|unlock code|access code|activation code|alarm code|door code|gate code|entry code|safe code|disarm code|recovery codes|app certificate|backup codes|scratch codes|unlock codes|access codes|door codes|api hash|app specific|storage key|subscription key|ingest key|' +
    'connection string|sonar login|li at|basic auth|auth header|http auth|proxy auth|authorization header|session cookie|auth cookie|client key|rest key|write key|sdk key|' +
    'consumer key|publish key|function key|functions key|query key|hmac key|aes key|crypt key|decryption key|unseal key|vault key|ssh key|tls key|ssl key|pem key|' +
    'rsa key|gpg key|pgp key|age key|jwt key|cookie key|cipher key|fernet key|salt key|license code|bearer auth|' +
    'snmp community|community string|kod dostępu|gateway key|router key|virtual key|proxy key|model key|llm key|embedding key|openai key|anthropic key|gemini key|claude key|groq key|' +
    'xi api|goog api|honeycomb team|api keys|access keys|secret keys|private keys|role key|sa key|security key|crypto key|api schlüssel|api schluessel|api llave|llave api|chave api|clé api|מפתח api|مفتاح api|khóa api|api कुंजी|एपीआई कुंजी|cle api|chiave api|api chiave|api sleutel|ключ api|api ключ|api 密钥|api 密鑰|api 키|api キー|api anahtarı|klucz api|klíč api|kľúč api|api nyckel|api nøgle|api nøkkel|api nokkel|api avain|api klíč|api klucz|api llave|ntfy topic|llave de|clave de|functions key|ocp apim'
  ).split('|'),
);

/** Something key-like: only a random value counts. */
export const keyWords = wordSet(
  'key keys schlüssel llave clé cle chiave khóa مفتاح कुंजी otp totp mfa pepper מפתח auth authentication authorisation cookie cookies session sid phrase seed salt passkey cred conn signed pk sk wif tokens',
);

/** Last words of shortened names: `NEWS_API`, `MAIL_REFRESH`. Only a random value counts. */
export const halfNames = wordSet('api private license licence refresh signing');

/** Words after the credential word that change nothing: the value is still the secret. */
export const transparentWords = new Set(
  (
    'prod production dev development stage staging test testing live value values literal string str text raw plain plaintext b64 base64 json pem hex encoded encrypted data ' +
    'old new current main default primary secondary backup v1 v2 v3 1 2 3 4 0 local sandbox preview admin user app service server client bot env1 account key content base code ' +
    'override fallback eu us utente usuario usuário benutzer utilisateur gebruiker d ordine accesso ' +
    'secreta secreto segreta segreto secrète banco bd бд базы бази datenbank servidor serveur сервера'
  ).split(' '),
);

/** Words after the credential word that change what the value is: a name, a path, a number, a setting. */
export const excludingWords = new Set(
  (
    'uuid guid nanoid cuid ksuid kid arn through via server rate address addr signature nonce cid contract mint tx txid pod etag ray trace identifier identifiers ciphertext env envvar envvars environment name names id ids url urls uri uris path paths file files filename filepath dir directory folder location endpoint endpoints route routes host hosts hostname port ' +
    'count counts counter limit limits max min size length len budget usage used total rate ttl expiry expires expire expiration expirationdate lifetime age timeout interval ' +
    'rotation days hours minutes seconds period policy policies rule rules ref refs reference references source provider type types kind format algorithm alg algo method mode ' +
    'strategy scheme field fields param params parameter parameters header headers prefix suffix label labels title description desc hint help message messages msg text placeholder ' +
    'example examples pattern regex template templates schema validator validation valid verified required enabled disabled enable disable set present exists configured has is ' +
    'manager store storage vault engine backend handler helper command cmd script hook callback function factory class module service1 server1 version versions status state ' +
    'reset change changed updated created date time timestamp at by scope scopes audience aud issuer iss claim claims role roles group groups owner email username ' +
    'index position order column row table attribute property map mapping binding bindings usages cost costs price pricing window windows context stream estimate encoding ' +
    'encoder tokenizer model strength complexity hashed hash digest checksum fingerprint thumbprint sha sha1 sha256 md5 visible visibility shown hide show toggle ' +
    'permission permissions plan tier link page screen form input inputs output button icon color secretname keyname variable var vars tag tags topic queue channel bucket region zone sheet spreadsheet document calendar voice'
  ).split(' '),
);

/** Words before the credential word that make the value public, a switch, a count or a special token of a model. */
export const publicWords = new Set(
  (
    'public publishable pub max min num number pad padding eos bos unk sep cls mask special stop input output prompt completion total reasoning cached remaining next ' +
    'continuation resume change creation page cursor pagination sync csrf xsrf cancel cancellation anti no non without missing invalid forgot confirm hashed require requires required has ' +
    'is use uses used allow show hide redact detect rotate validate count counting encode decode per any skip keyboard'
  ).split(' '),
);

/** Words before `key` alone that make it a key of another kind. */
export const otherKeyWords = new Set(
  (
    'site sitekey socket file primary foreign sort partition row column hot dedup deduplication idempotency object group dict dictionary json yaml translation locale i18n message request route routing map ' +
    'dedupe replay merge concurrency debounce throttle range index lookup unique natural composite shortcut accelerator arrow enter escape modifier legend color palette etag answer reset change update cache hash random value verify verifying verification min_ max_'
  ).split(' '),
);

/** Words for a key that mean `most important` after a noun, as in `palabras clave`, `pontos-chave` and `mots clés`. */
export const importanceWords = wordSet('clave claves chave chaves clé clés cle cles clef clefs');

/** Nouns of which those words say that they are the most important. None of them logs in. */
export const importantNouns: ReadonlySet<string> = new Set(
  (
    'palabra palabras punto puntos concepto conceptos aspecto aspectos dato datos idea ideas mensaje mensajes hallazgo hallazgos factor factores elemento elementos ' +
    'característica características indicador indicadores métrica métricas resultado resultados beneficio beneficios área áreas rol roles persona personas actividad actividades ' +
    'objetivo objetivos pregunta preguntas término términos tema temas tecnología tecnologías componente componentes función funciones módulo módulos paso pasos momento momentos ' +
    'decisión decisiones hito hitos riesgo riesgos recurso recursos competencia competencias habilidad habilidades proceso procesos logro logros fecha fechas pieza piezas ' +
    'palavra palavras ponto pontos conceito conceitos mensagem mensagens fator fatores pessoa pessoas tecnologia tecnologias termo termos função funções decisão decisões ' +
    'mot mots point points chiffre chiffres étape étapes élément éléments facteur facteurs technologie technologies compétence compétences indicateur indicateurs message messages'
  ).split(' '),
);
