import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addCommand } from '../../shared/command.ts';
import { readStartedContainers } from '../../shared/container.ts';
import { addFreeExecution } from '../../shared/execution.ts';
import { type Context, isNestedIn, type Setting, withSection } from '../context.ts';
import { walk } from '../walk.ts';
import { isFreeCommand } from './free-command.ts';
import { looksLikeCommand } from './hooks.ts';
import { containsModelOutput } from './model-output.ts';

const sectionNames = wordSet(
  'command custom_command slash_command shell_command script macro shortcut alias task task_runner',
);
const lineNames = wordSet('command cmd shell_command command_line run exec script');
const lineKeys = ['command', 'cmd', 'run', 'exec', 'script', 'shell', 'bash'];

const installs = wordSet('install bootstrap provision init');
const setups = wordSet('setup bootstrap provisioning preparation installation dependency');
/** `setup: {commands: […]}`, `setup_steps: […]` */
const installed = wordSet('command cmd step script line');

/** The line starts a container, whatever its key is called. */
const startsContainer = /^(?:sudo\s+)?(?:docker|podman)\s+(?:run|create)\s/;

function isContainerLine({ written }: Cursor): boolean {
  return startsContainer.test(written.slice(0, 60));
}

const shellNames = wordSet('shell bash');

/** `shell: /bin/bash` selects the shell and is not a command for it. */
function isShellLine(name: string, { written }: Cursor): boolean {
  return shellNames.has(name) && /\S\s+\S|^\{\{|^\$\{/.test(written.slice(0, 500));
}

/** Reads commands that are called by name, by a person or the agent: `commands: [{name: deploy, command: ./deploy.sh}]`, `scripts: {test: npm test}`. */
export function readCommands({ value, name, words, reading }: Setting, context: Context): boolean {
  if (isInstallation(words, context)) return readInstallation(value, context);
  if (((lineNames.has(name) || isShellLine(name, value)) && value.isText) || isContainerLine(value))
    return readLine(value, context);
  if (!sectionNames.has(name)) return false;
  const members = value.members().map((member) => member.value);
  const entries = value.isList ? value.items() : members;
  const lines = entries.flatMap((entry) => lineOf(entry, value.isList) ?? []).filter(looksLikeCommand);
  if (lines.length === 0) return false;
  for (const line of lines) addLine(line, context);
  walk(value, withSection(context, reading));
  return true;
}

/** Whether the name is that of commands which install something before its use, run by a person or by the agent. */
function isInstallation(words: readonly string[], context: Context): boolean {
  const [first = '', last = ''] = words;
  if (words.length === 2) return installed.has(last) && (installs.has(first) || setups.has(first));
  return words.length === 1 && (installs.has(first) || installed.has(first)) && isNestedIn(context, setups, 1);
}

/** `command: …` in an entry of any list. */
function readLine(value: Cursor, context: Context): boolean {
  const text = value.written.trim();
  if (!looksLikeCommand(value) && !isFreeCommand(text)) return false;
  addLine(value, context);
  return true;
}

function readInstallation(value: Cursor, { model, scope }: Context): boolean {
  const lines = value.texts().filter(({ value: line }) => line.trim().includes(' '));
  for (const line of lines) addCommand({ at: line.at, words: [line], shell: true }, 'build', model, scope);
  return lines.length > 0;
}

/** The command line of an entry, or null. Plain texts in a list may be allowed or denied commands and are left to other readers. */
function lineOf(entry: Cursor, isItem: boolean): Cursor | null {
  if (entry.isMapping) return lineKeys.map((key) => entry.get(key)).find((found) => found.isText) ?? null;
  return entry.isText && !isItem ? entry : null;
}

function addLine(line: Cursor, { model, scope }: Context): void {
  const words = line.claimed ? [] : line.texts();
  if (words.length === 0) return;
  readStartedContainers(addCommand({ at: line.at, words, shell: true }, 'tool', model, scope), model, scope);
  if (!isFreeCommand(words[0]?.value.trim() ?? '') && !containsModelOutput(line)) return;
  addFreeExecution(line.at, model, scope);
}
