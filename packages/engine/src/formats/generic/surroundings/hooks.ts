import type { Hook } from '../../../agent/facts.ts';
import { startsCodingAgent } from '../../../knowledge/coding-agents.ts';
import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { addCommand } from '../../shared/command.ts';
import { readStartedContainers } from '../../shared/container.ts';
import { phaseOf, readHook } from '../../shared/hook.ts';
import { addPrompt } from '../../shared/prompt.ts';
import { type Context, type Setting, withSection } from '../context.ts';
import { type Name, nameOfKey } from '../names/key-name.ts';
import { foldKey, keyWords } from '../names/key-words.ts';
import { offer, settingOf, walk } from '../walk.ts';

const hookSections = wordSet(
  'hook lifecycle lifecycle_hook event_hook event event_handler callback on_event automation trigger',
);
const scheduleSections = wordSet(
  'schedule cron cron_job scheduled_task scheduled_job job periodic_task heartbeat timer',
);
/** Keys of webhook triggers, which have an address and no command. */
const addresses = wordSet('host hostname port path route url endpoint bind listen address method auth');
const momentWords = wordSet('on before after pre post');
const startNames = wordSet(
  'startup_command start_command init_command setup_command post_install install_script startup_script init_script setup_script bootstrap shutdown_command on_startup on_start on_exit startup setup init pre_start prepare before after pre post pre_run post_run cleanup teardown finally',
);
const commandKeys = [
  ...['command', 'cmd', 'run', 'script', 'exec', 'shell', 'bash', 'action', 'do', 'then', 'execute'],
  ...['call', 'perform', 'launch', 'invoke', 'start'],
];
/** Keys of a schedule, which the event already expresses. */
const times = ['cron', 'schedule', 'interval', 'every', 'at', 'timezone', 'event', 'on', 'when', 'trigger'];
const promptKeys = ['prompt', 'task', 'instruction', 'instructions', 'message'];

/** Reads what runs automatically: on an event, at start-up, or on a schedule. */
export function readHooks({ key, value, words, name, reading }: Setting, context: Context): boolean {
  if (hookSections.has(name) || scheduleSections.has(name)) return readSection(key, value, reading, context);
  const isMoment = words.length > 1 && (momentWords.has(words[0] ?? '') || phaseOf(key.value) !== 'other');
  if (!isMoment && !startNames.has(name)) return false;
  return readActions(key, value, context);
}

function readSection(section: Located<string>, value: Cursor, reading: Name, context: Context): boolean {
  if (value.isList) {
    if (isPhraseList(value)) return false;
    let read = false;
    for (const item of value.items()) {
      const event = item.any('event', 'on', 'when', 'trigger', 'cron', 'schedule', 'name').text() ?? section;
      if (readActions(event, item, context)) read = true;
    }
    // A scheduled action may have its owner and approver beside it.
    if (read && scheduleSections.has(reading.joined)) walk(value, context);
    return read;
  }
  if (!value.isMapping) return readActions(section, value, context);
  if (commandKeys.some((name) => value.get(name).isText)) return readActions(section, value, context);
  const members = value.members().filter(({ key }) => !addresses.has(foldKey(key.value)));
  const events = members.filter((member) => !isRule(member));
  const read = events.map((member) => readActions(member.key, member.value, context));
  if (!read.includes(true)) return false;
  const around = withSection(context, reading);
  for (const member of members) {
    if (isRule(member)) offer(settingOf(member.key, member.value, value), around);
  }
  return true;
}

/** `triggers: [find a skill, npx skills]`: trigger phrases, one of which happens to look like a command. */
function isPhraseList(list: Cursor): boolean {
  const items = list.items();
  return items.every((item) => item.isText) && !items.every(looksLikeCommand);
}

/** `allowed_paths: […]` and `run_without_asking: true` beside events are rules on the actions and not events. */
function isRule({ key, value }: Member): boolean {
  const { idea, list } = nameOfKey(key.value);
  return value.isList ? list?.decision != null : typeof value.plain === 'boolean' && idea !== null;
}

function readActions(event: Located<string>, value: Cursor, context: Context): boolean {
  if (value.isList)
    return value
      .items()
      .map((item) => readAction(event, item, context))
      .includes(true);
  return readAction(event, value, context);
}

function readAction(event: Located<string>, action: Cursor, context: Context): boolean {
  if (action.isText) return addHookLine(event, action, context);
  if (!action.isMapping) return false;
  action.ignoreKeys(times);
  const nested = action.get('hooks');
  if (nested.isList) return readActions(event, nested, context);
  const line = commandKeys
    .map((name) => action.get(name))
    .find((found) => (found.isText || found.isList) && looksLikeCommand(found));
  if (line !== undefined && !action.has('command')) {
    const read = addHookLine(event, line, context);
    // `prepare: {container: python:latest, cmd: …}`
    walk(action, withSection(context, nameOfKey(event.value)));
    return read;
  }
  if (action.get('command').exists || action.any('url', 'uri', 'endpoint', 'webhook').isText) {
    readHook(event, action, 'seconds', context.model, context.scope);
    return true;
  }
  for (const name of promptKeys) addPrompt(action.get(name), 'task', context.model, context.scope);
  return promptKeys.some((name) => action.get(name).isText);
}

function addHookLine(event: Located<string>, line: Cursor, context: Context): boolean {
  if (!looksLikeCommand(line)) return false;
  const { model, scope } = context;
  const hook: { -readonly [Key in keyof Hook]: Hook[Key] } = {
    ...scope,
    at: line.at,
    event: locate(event.value, event.at),
    phase: phaseOfWords(event.value),
    matcher: null,
    command: null,
    url: null,
    headers: [],
    timeoutSeconds: null,
  };
  model.hooks.push(hook);
  const words = line.texts();
  hook.command = addCommand({ at: line.at, words, shell: !line.isList }, 'hook', model, { ...scope, hook });
  readStartedContainers(hook.command, model, { ...scope, hook });
  return true;
}

/** The phase of a hook, by hosts' own event names, otherwise by the words of the name. */
function phaseOfWords(event: string): Hook['phase'] {
  const known = phaseOf(event);
  if (known !== 'other') return known;
  const words = keyWords(event);
  const has = (...names: readonly string[]) => names.some((name) => words.includes(name));
  if (has('cron', 'schedule', 'daily', 'hourly', 'interval') || /^[\d*/,\- ]{9,40}$/.test(event)) return 'schedule';
  if (has('start', 'startup', 'init', 'setup', 'prepare', 'install', 'boot', 'bootstrap', 'exit', 'stop', 'shutdown'))
    return 'session';
  if (has('before', 'pre')) return 'before';
  return has('after', 'post') ? 'after' : 'other';
}

const programs =
  /^(?:\.{0,2}\/|~\/|[A-Za-z]:\\)|^(?:sudo|env|eval|bash|sh|zsh|python3?|node|npx|npm|uvx?|pip3?|curl|wget|git|docker|make|cmd|powershell|pwsh|deno|bun|go|rm|cp|mv|cat|echo|chmod|systemctl|kubectl|aws)\b|\.(?:sh|py|js|ts|ps1|bat|rb)(?:\s|$)|[|;&]{1,2}\s/;

/** Whether a shell could run the line; a function's name does not count. */
export function looksLikeCommand(line: Cursor): boolean {
  const text = (line.isList ? line.items()[0] : line)?.plain;
  if (typeof text !== 'string') return false;
  const start = text.slice(0, 400).trim();
  return programs.test(start) || startsCodingAgent(start);
}
