import { agentPackages, agentPrograms } from '../../../knowledge/approval-flags.ts';
import { type Located, locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addCommand } from '../../shared/command.ts';
import { readLaunchFlags } from '../../shared/launch.ts';
import { type Context, isNestedIn, type Setting, wordsAround } from '../context.ts';
import { membersNamed } from '../folded-keys.ts';
import { browsers } from '../names/ideas/confinement.ts';
import { keyWords } from '../names/key-words.ts';
import { oncePerOwner } from '../once-per-owner.ts';

const listEndings = wordSet('arg argument flag option param parameter');
const lineEndings = wordSet(
  'command cmd cli run exec script launch binary executable invocation entrypoint runner harness engine agent backend',
);
const programNames = wordSet(
  'cli command cmd binary bin executable program engine runner harness tool backend runtime framework host agent agent_cli cli_command cli_path agent_command coding_agent provider type kind name id',
);
/** Options that only browsers have. */
const browserOption =
  /^--(?:no-sandbox|disable-web-security|disable-setuid-sandbox|ignore-certificate-errors|remote-debugging-(?:port|address))\b/;
const agentOptions: readonly (readonly [option: RegExp, program: string])[] = [
  [/^--dangerously-skip-permissions\b|^--permission-mode\b/, 'claude'],
  [/^--dangerously-bypass-approvals-and-sandbox\b/, 'codex'],
];
/** `aliases: {yolo: claude …}`: typing the alias runs the line. */
const aliases = wordSet('alias shortcut');
const browserWords = wordSet(browsers);

/**
 * Agents and browsers that are started with options: `cli: claude` beside `cli_args: […]`, `command: codex exec …` on one line,
 * `browser: {args: […]}`. The options of other programs are not known.
 */
export function readLaunch(setting: Setting, context: Context): boolean {
  const { value, words } = setting;
  const last = words.at(-1) ?? '';
  if (listEndings.has(last)) return readOptions(setting, context);
  if (value.isList) return lineEndings.has(last) && readProgramList(value, context);
  const isLine = lineEndings.has(last) || isNestedIn(context, aliases, 1);
  if (!isLine || !/\s-/.test(value.written) || !namesAgent(programIn(value.written))) return false;
  const line = value.text();
  if (line !== null) addLaunch([line], true, context);
  return line !== null;
}

/** `command: [claude, -p, --dangerously-skip-permissions]` */
function readProgramList(value: Cursor, context: Context): boolean {
  const [program, ...more] = value.items().map(({ written }) => written);
  if (program === undefined || !namesAgent(program) || !more.some((word) => word.startsWith('-'))) return false;
  addLaunch(value.texts(), false, context);
  return true;
}

/** The program of a command line, after any leading `NAME=value` assignments. */
function programIn(line: string): string {
  return (
    line
      .trim()
      .split(/\s+/, 20)
      .find((word) => !/^\w+=/.test(word)) ?? ''
  );
}

function readOptions({ key, value, words, owner }: Setting, context: Context): boolean {
  const [first] = value.isList ? value.items() : [value];
  const node = first?.node;
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return false;
  const written = value.texts();
  const options = value.isList ? written : written.flatMap(wordsIn);
  // With a description beside it, a single option is an entry of a documentation list.
  const isDocumented = !value.isList && owner.get('description').isText;
  const program = programOf(key, words, owner, context) ?? (isDocumented ? null : programByOption(options, key));
  if (program === null && !/--(?:host|listen|bind)/.test(node.text)) return false;
  if (!options.some((option) => option.value.startsWith('-'))) return false;
  // The meaning of a listening address is the same for any program.
  addLaunch([program ?? locate('server', key.at), ...options], false, context);
  return true;
}

/** The agent named beside the options, or the agent or browser that the options or their section are named after. */
function programOf(
  key: Located<string>,
  words: readonly string[],
  owner: Cursor,
  context: Context,
): Located<string> | null {
  const beside = agentIn(owner);
  if (beside !== null) return beside;
  const around = [...words, ...wordsAround(context, 2).toReversed()];
  const agent = around.find((word) => agentPrograms.has(word));
  if (agent !== undefined) return locate(agent, key.at);
  return hasOneOf(around, browserWords) ? locate('chromium', key.at) : null;
}

const agentIn = oncePerOwner((owner): Located<string> | null => {
  for (const { value } of membersNamed(owner, programNames)) {
    if (namesAgent(value.written)) return locate(value.written, value.at);
  }
  return null;
});

function programByOption(options: readonly Located<string>[], key: Located<string>): Located<string> | null {
  const program = agentOptions.find(([pattern]) => options.some((option) => pattern.test(option.value)))?.[1];
  if (program !== undefined) return locate(program, key.at);
  return options.some((option) => browserOption.test(option.value)) ? locate('chromium', key.at) : null;
}

function wordsIn(text: Located<string>): readonly Located<string>[] {
  return text.value
    .trim()
    .split(/\s+/, 200)
    .map((word) => locate(word, text.at));
}

/** Whether the program is an agent's, at any path. */
function namesAgent(program: string): boolean {
  if (program.length > 200 || /\s/.test(program)) return false;
  const name = program.slice(program.lastIndexOf('/') + 1).toLowerCase();
  return agentPrograms.has(name) || agentPackages.has(program) || namesProduct(name);
}

/** Whether the name is a product's: `claude-code` and `gemini_cli` are started as `claude` and `gemini`. */
function namesProduct(name: string): boolean {
  const [first = '', second, ...more] = keyWords(name);
  return more.length === 0 && agentPrograms.has(first) && (second === 'cli' || second === 'code');
}

function addLaunch(words: readonly Located<string>[], shell: boolean, { model, scope }: Context): void {
  const [program, ...rest] = words;
  if (program === undefined) return;
  const name = program.value.toLowerCase();
  const known = namesProduct(name) ? locate(keyWords(name)[0] ?? name, program.at) : program;
  const command = addCommand({ at: program.at, words: [known, ...rest], shell }, 'tool', model, scope);
  readLaunchFlags(command, model, scope);
}
