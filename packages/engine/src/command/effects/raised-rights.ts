import type { Invocation } from '../invocation.ts';
import { elevating } from '../wrappers.ts';

/** Whether it runs with administrator rights, through a wrapper or its own arguments. */
export function elevatesPrivileges(invocation: Invocation): boolean {
  const { program, arguments: words, wrappers, inlineProgram } = invocation;
  if (wrappers.some((name) => elevating.has(name))) return true;
  switch (program) {
    // https://learn.microsoft.com/powershell/module/microsoft.powershell.management/start-process
    case 'start-process':
      return words[words.findIndex(({ text }) => /^-verb$/i.test(text)) + 1]?.text.toLowerCase() === 'runas';
    // https://developer.apple.com/library/archive/documentation/AppleScript/Conceptual/AppleScriptLangGuide/reference/ASLR_cmds.html
    case 'osascript':
      return /\bwith administrator privileges\b/i.test(inlineProgram?.word.text.slice(0, 20_000) ?? '');
    case 'su':
      return becomesRoot(invocation);
    default:
      return false;
  }
}

/**
 * https://man7.org/linux/man-pages/man1/su.1.html: without a name the user is root; with another name, rights are
 * usually dropped.
 */
function becomesRoot({ arguments: words }: Invocation): boolean {
  const at = words.findIndex(({ text }) => text === '-c' || text === '--command');
  const names = words.filter(({ text }, index) => !text.startsWith('-') && index !== at + 1);
  return at !== -1 && (names.length === 0 || names[0]?.text === 'root');
}
