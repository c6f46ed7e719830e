import type { Invocation, Word } from '../invocation.ts';
import { type OptionNames, readMixedOptions } from '../syntax/options.ts';
import { baseName, type Sent, sentFile, type Transfer, target } from './transfer-parts.ts';

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Source: https://curl.se/docs/manpage.html */
const curlOptions: OptionNames = {
  letters: 'AbcCdDeEFHKmoPQrtTuUwxXyYz',
  names: names(
    '--data --data-raw --data-ascii --data-binary --data-urlencode --json --form --form-string --upload-file --output --output-dir --header ' +
      '--user --request --url --url-query --max-time --connect-timeout --retry --retry-delay --retry-max-time --user-agent --referer --cookie ' +
      '--cookie-jar --cert --key --cacert --capath --proxy --proxy-user --resolve --connect-to --write-out --limit-rate --config --interface ' +
      '--unix-socket --oauth2-bearer --aws-sigv4 --range --ciphers --pinnedpubkey --dns-servers --max-redirs --speed-limit --speed-time',
  ),
};

/** The transfer of a `curl` command; null if it only prints its version or help. */
export function readCurl(invocation: Invocation): Transfer | null {
  const { options, operands } = readMixedOptions(invocation.arguments, curlOptions);
  const addresses = [...operands];
  const sends: Sent[] = [];
  let file: string | null = null;
  let bounded = false;
  for (const { name, value, word } of options) {
    const text = value ?? '';
    if (name === '--url') addresses.push(word);
    else if (name === '-o' || name === '--output') file = text === '-' ? null : text;
    else if (name === '-O' || name === '--remote-name') file = baseName(addresses.at(-1)?.text ?? '') || '*';
    else if (name === '-m' || name === '--max-time' || name === '--connect-timeout') bounded = true;
    else if (name === '-T' || name === '--upload-file') sends.push(sentFile(text, word));
    else if (name === '-d' || name === '--json' || /^--data(?:-ascii|-binary|-urlencode)?$/.test(name))
      sends.push(sentData(text, word));
    else if (name === '--data-raw' || name === '--form-string' || name === '--url-query')
      sends.push({ kind: 'text', text, word });
    else if (name === '-F' || name === '--form')
      sends.push(sentData(text.slice(text.indexOf('=') + 1).replace(/^</, '@'), word));
  }
  if (addresses.length === 0 && options.some(({ name }) => /^-[Vh]$|^--(?:version|help)$/.test(name))) return null;
  if (file === '*') file = baseName(operands[0]?.text ?? '') || null;
  return { addresses, receives: { file: file ?? target(invocation) }, sends, bounded };
}

/** `@file`, `@-` and `name@file` name a file or the input; anything else is the data itself. */
function sentData(text: string, word: Word): Sent {
  const file = /^[\w.-]{0,64}@(.+)$/s.exec(text)?.[1];
  return file === undefined ? { kind: 'text', text, word } : sentFile(file.split(';', 1)[0] ?? '', word);
}

/** Source: https://www.gnu.org/software/wget/manual/wget.html */
const wgetOptions: OptionNames = {
  letters: 'OoaitTwQUePlARDB',
  names: names(
    '--output-document --output-file --post-data --post-file --body-data --body-file --method --header --timeout --tries --user-agent ' +
      '--directory-prefix --input-file --user --password --wait --level --execute --referer --ca-certificate --load-cookies --save-cookies',
  ),
};

/** The transfer of a `wget` command. */
export function readWget(invocation: Invocation): Transfer {
  const { options, operands } = readMixedOptions(invocation.arguments, wgetOptions);
  const sends: Sent[] = [];
  let file: string | null = baseName(operands[0]?.text ?? '');
  let bounded = false;
  for (const { name, value, word } of options) {
    const text = value ?? '';
    if (name === '-O' || name === '--output-document') file = text === '-' || text === '/dev/stdout' ? null : text;
    else if (name === '-T' || name === '--timeout') bounded = true;
    else if (name === '--post-data' || name === '--body-data') sends.push({ kind: 'text', text, word });
    else if (name === '--post-file' || name === '--body-file') sends.push(sentFile(text, word));
  }
  return { addresses: operands, receives: { file: file ?? target(invocation) }, sends, bounded };
}

/** https://httpie.io/docs/cli: `name=value`, `name:=json`, `name@file`; its input if nothing else is given. */
export function readHttpie(invocation: Invocation): Transfer {
  const { options, operands } = readMixedOptions(invocation.arguments, {
    letters: 'opsavA',
    names: names('--output --timeout --auth --auth-type --session --proxy --verify --pretty --style --print'),
  });
  const [first, ...rest] = operands.filter(({ text }) => !/^[A-Z]{3,7}$/.test(text));
  const sends = rest.flatMap((word): Sent[] => {
    const [, mark = '', text = ''] = /^[\w.-]{1,64}(:?=@?|@)(.*)$/s.exec(word.text) ?? [];
    if (mark === '') return [];
    return [{ kind: mark.endsWith('@') ? 'file' : 'text', text, word }];
  });
  const file = options.find(({ name }) => name === '-o' || name === '--output')?.value ?? null;
  return { addresses: first === undefined ? [] : [first], receives: { file }, sends, bounded: true };
}

/** https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-webrequest */
export function readWebRequest(invocation: Invocation): Transfer {
  const words = invocation.arguments;
  const addresses: Word[] = [];
  const sends: Sent[] = [];
  let file: string | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const next = words[at + 1];
    if (word === undefined) break;
    const option = word.text.toLowerCase();
    if (!option.startsWith('-')) addresses.push(word);
    if (!option.startsWith('-') || next === undefined || option === '-usebasicparsing') continue;
    if (option === '-uri') addresses.push(next);
    else if (option === '-outfile') file = next.text;
    else if (option === '-body') sends.push({ kind: 'text', text: next.text, word: next });
    else if (option === '-infile') sends.push({ kind: 'file', text: next.text, word: next });
    at++;
  }
  return { addresses, receives: { file: file ?? target(invocation) }, sends, bounded: false };
}

/** `.DownloadString('…')`, `.DownloadFile('…', 'file')`. */
export function readMethod(invocation: Invocation): Transfer {
  const [, address = '', file = null] =
    /\(\s*["']([^"']{1,2000})["']\s*(?:,\s*["']([^"']{1,400})["'])?/.exec(
      invocation.programWord.text.slice(invocation.programWord.text.toLowerCase().lastIndexOf('.download')),
    ) ?? [];
  const word = { ...invocation.programWord, text: address };
  return { addresses: address === '' ? [] : [word], receives: { file }, sends: [], bounded: false };
}
