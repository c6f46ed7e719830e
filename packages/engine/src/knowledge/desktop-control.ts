import type { Capability } from '../agent/capability.ts';
import { wordsOf } from './words.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Servers that hold the user's mouse and keyboard, by their names without fillers.
 * https://github.com/CursorTouch/Windows-MCP, https://github.com/steipete/Peekaboo
 */
const desktopServers: ReadonlySet<string> = new Set([
  'windows',
  'desktop',
  'computer use',
  'computer control',
  'desktop use',
  'desktop control',
  'desktop automation',
  'macos automator',
  'peekaboo',
  'pyautogui',
  'autogui',
]);
const fillers = wordSet('mcp server tool tools');

/** Whether the server's name says that its tools operate the desktop. */
export function controlsDesktop(server: string): boolean {
  return desktopServers.has(
    wordsOf(server)
      .filter((word) => !fillers.has(word))
      .join(' '),
  );
}

/** Whoever presses keys and buttons can start every program of the user. */
const pressing = wordSet('click type key keys keyboard press hotkey shortcut drag app');
const pointing = wordSet('move hover scroll wait mouse');
const inputWords = wordSet('left right middle double triple text input and for to cursor');

/** Capabilities of a tool that operates mouse or keyboard; undefined for another tool. */
export function capabilitiesOfInput(words: readonly string[]): readonly Capability[] | undefined {
  const own = words.filter((word) => !fillers.has(word));
  if (own.length === 0 || !own.every((word) => pressing.has(word) || pointing.has(word) || inputWords.has(word)))
    return undefined;
  if (own.some((word) => pressing.has(word))) return ['browse', 'execute'];
  return own.some((word) => pointing.has(word)) ? ['think'] : undefined;
}
