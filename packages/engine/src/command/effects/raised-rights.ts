import type { Invocation } from '../invocation.ts';
import { elevating } from '../wrappers.ts';

/** It runs with the rights of the one who may do everything, by a wrapper or by the program's own words. */
export function raisesRights(invocation: Invocation): boolean {
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

/** https://man7.org/linux/man-pages/man1/su.1.html: without a name it is root; another one is mostly there to give rights up. */
function becomesRoot({ arguments: words }: Invocation): boolean {
  const at = words.findIndex(({ text }) => text === '-c' || text === '--command');
  const names = words.filter(({ text }, index) => !text.startsWith('-') && index !== at + 1);
  return at !== -1 && (names.length === 0 || names[0]?.text === 'root');
}
