/** Words after which a password itself follows, and not its purpose, by language: `log in with the password …`. */
const introducing = {
  en: 'with use using enter type try has',
  de: 'mit nutze nutzt verwende gib gebe tippe hat',
  nl: 'met gebruik typ voer heeft',
  fr: 'avec utilise utiliser utilisez saisis saisissez entre entrez',
  es: 'con usa usando introduce ingresa ingrese',
  pt: 'com usa use usando digite insira',
  it: 'con usa usando inserisci',
  ro: 'cu folosește folosiți foloseste utilizează utilizați introdu introduceți tastează are',
  sv: 'med använd ange skriv',
  'da, nb': 'med brug bruk indtast skriv',
  'pl, cs, sk': 'z s so pod wpisz podaj użyj zadej zadejte zadajte použij použite použijte použi',
  'ru, uk, bg': 'с со з із под введи введите введіть используй используйте використовуй використай използвай въведи',
  'sl, hr, sr': 's sa uporabi uporabite vnesi koristi koristite unesi користи',
  lt: 'su naudok naudokite įvesk',
  lv: 'ar lieto izmanto ievadi',
  hu: 'használd használja írd',
  el: 'με χρησιμοποίησε',
  tr: 'için',
  'id, ms': 'dengan gunakan pakai masukkan',
  tl: 'gamitin ilagay',
  vi: 'với dùng nhập',
  ar: 'استخدم باستخدام أدخل',
  he: 'עם השתמש הזן',
} as const;

/** Articles and possessives between these words and the name. */
const articles = 'the this our your dem das dein deine le la el il a o het de den det то ang';

const words = Object.values(introducing).join(' ').split(' ').join('|');
const introduction = new RegExp(
  `(?:^|[^\\p{L}])(?:${words}) (?:(?:${articles.split(' ').join('|')}) )?(?:(?:mot de|kata|mật|كلمة) )?$|(?:使用|输入|輸入|用)(?:以下|此|该)?$`,
  'iu',
);

/** Longer than any introduction. */
const introductionMax = 40;

/** Whether the text before the name introduces a password. */
export function introducesPassword(before: string): boolean {
  return introduction.test(before.slice(-introductionMax));
}
