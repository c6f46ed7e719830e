import { powershells, shells } from '../../knowledge/interpreters.ts';
import type { InlineProgram, Invocation } from '../invocation.ts';
import type { Leaked } from './leaks.ts';
import type { RemoteCode } from './remote-code.ts';

/** Program texts are analysed up to this length. */
const textMax = 100_000;

const fetches =
  /urlopen\(|urlretrieve\(|requests\.get\(|httpx\.get\(|fetch\(|https?\.get\(|net::http|open-uri|lwp::simple|file_get_contents\(['"]https?:|curl_exec\(/i;
/** Calls that run code. A method of the same name (`/a/.exec(text)`) does not. */
const runs =
  /(?<![.\w])(?:exec|eval|execfile|new Function)\s*\(|(?<![.\w])eval\s{1,4}(?:decode_base64|unpack|pack|base64|\$)|\.(?:runInThisContext|runInNewContext|instance_eval)\b|\.then\(\s{0,4}eval\s{0,4}\)/i;
/** Calls that pass a line to a shell, and such a line. */
const shellsOut =
  /do shell script|os\.(?:system|popen)\(|subprocess\.|child_process|execSync\(|(?<![.\w])(?:system|popen|shell_exec|passthru)\s{0,2}[("']/i;
const pipesToShell = /\b(?:curl|wget)\b[^|\n]{0,400}\|\s{0,4}(?:sudo\s{1,4})?(?:ba|z|da)?sh\b/i;
const decodesText =
  /b64decode\(|frombase64string\(|atob\(|buffer\.from\([^)]{0,400},\s*['"]base64|base64_decode\(|unpack\(['"]m|decode_base64|bytes\.fromhex\(|codecs\.decode\(/i;
const connects =
  /socket\.socket\(|fsockopen\(|net\.(?:socket|connect|createConnection)\b|tcpsocket\.(?:new|open)|io::socket|\buse socket\b|net\.sockets\.tcpclient/i;
const attachesShell = /dup2\(|\/bin\/(?:ba|z|da)?sh|cmd\.exe|pty\.spawn|stdin\.pipe|process\.start/i;

/**
 * Whether the program text is in another language than a shell's. Commands within a shell's text share that text, but a
 * program that they start can have its own.
 */
function isOtherLanguage({ interpreter }: InlineProgram): boolean {
  return !shells.has(interpreter) && !powershells.has(interpreter) && interpreter !== 'cmd';
}

/**
 * Finds program text in another language that runs what it fetches or decodes. Detection is by keywords only, so both
 * parts must be present.
 */
export function findInlineRemoteCode(invocation: Invocation): RemoteCode | null {
  const { inlineProgram, inline, programWord } = invocation;
  if (inlineProgram === null || (inline && !isOtherLanguage(inlineProgram)) || inlineProgram.encoded) return null;
  const text = inlineProgram.word.text.slice(0, textMax);
  const found = (kind: RemoteCode['kind']): RemoteCode => ({
    kind,
    at: inlineProgram.word,
    runner: programWord,
    origin: inlineProgram.word,
    certain: false,
  });
  if (connects.test(text) && attachesShell.test(text)) return found('reverse-shell');
  if (pipesToShell.test(text) && shellsOut.test(text)) return found('fetched');
  if (!runs.test(text)) return null;
  if (fetches.test(text)) return found('fetched');
  return decodesText.test(text) ? found('decoded') : null;
}

const sends =
  /requests\.(?:post|put)\(|httpx\.(?:post|put)\(|urlopen\([^)]{0,200},|method\s*[:=]\s*['"](?:post|put)|https?\.request\(|axios\.post\(|net::http\.post|curl_exec\(|\.sendall\(/i;
const wholeEnvironment =
  /os\.environ(?!\s*[.[])|dict\(os\.environ|json\.stringify\(\s*process\.env\s*[,)]|process\.env\s*[,)}]|env\.to_h|getenv\(\s*\)/i;
const credentialPath =
  /\.ssh\/id_|\.aws\/credentials|\.netrc|\.git-credentials|\/etc\/shadow|\.kube\/config|\.config\/gh\/hosts/i;

/** The kind of data that program text in another language sends out: environment variables or credentials; null if none. */
export function findInlineLeak({ inlineProgram, inline }: Invocation): Leaked | null {
  if (inlineProgram === null || (inline && !isOtherLanguage(inlineProgram)) || inlineProgram.encoded) return null;
  const text = inlineProgram.word.text.slice(0, textMax);
  if (!sends.test(text) || /https?:\/\/(?:localhost|127\.0\.0\.1)/i.test(text)) return null;
  if (credentialPath.test(text)) return 'credentials';
  return wholeEnvironment.test(text) ? 'environment' : null;
}
