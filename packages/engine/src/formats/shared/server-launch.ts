import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, EnvironmentEntry, Scope, Server } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand, type CommandWords, readCommandLine, readLaunchWords } from './command.ts';
import { readEnvironment } from './environment.ts';
import { foldName } from './fold.ts';
import { spelling, transportWords } from './vocabulary.ts';

/** The declared transport of a server, or the one that its URL or launch implies. */
export function transportOf(entry: Cursor, url: Located<string> | null): Server['transport'] {
  const declared = entry.spelled(spelling.transport).text();
  const known = declared === null ? undefined : transportWords.get(foldName(declared.value));
  if (known !== undefined) return known;
  if (url !== null) return /^wss?:/i.test(url.value) ? 'websocket' : 'http';
  const started = entry.spelled(spelling.command).exists || readTarget(entry, false) !== null;
  return started || (url === null && readLaunchLine(entry) !== null) ? 'stdio' : 'unknown';
}

/** `target` holds a URL or a command line; `isUrl` selects which of the two is returned. https://fast-agent.ai/mcp/ */
export function readTarget(entry: Cursor, isUrl: boolean): Located<string> | null {
  const target = entry.get('target').text();
  if (target === null) return null;
  return /^(?:https?|wss?):\/\//i.test(target.value) === isUrl ? target : null;
}

/** A launch such as `run: npx -y server`, or `exec: npx` with arguments, in an entry that has neither `command` nor URL. */
function readLaunchLine(entry: Cursor): CommandWords | null {
  if (entry.spelled(spelling.command).exists || entry.spelled(spelling.url).exists) return null;
  const line = entry.spelled(spelling.launchLine);
  const words = line.texts();
  if (words.length === 0) return null;
  const passed = entry.spelled(spelling.arguments).words();
  return { at: line.at, words: [...words, ...passed], shell: !line.isList && passed.length === 0 };
}

/** Reads the launch command of a server, and the command that provides its headers. */
export function readServerLaunch(entry: Cursor, model: ModelBuilder, scope: Scope): Command | null {
  const helper = entry.spelled(spelling.headersHelper);
  if (helper.exists) readCommandLine(helper, 'helper', model, scope);
  const line = readTarget(entry, false);
  const target = line === null ? null : { at: line.at, words: [line], shell: true };
  const written = readLaunchWords(entry) ?? target ?? readLaunchLine(entry);
  const directory = entry.spelled(spelling.workingDirectory).text();
  return written === null ? null : addCommand(written, 'server', model, scope, directory);
}

/** Reads the environment entries of a server from every spelling. */
export function readServerEnvironment(entry: Cursor, model: ModelBuilder, scope: Scope): readonly EnvironmentEntry[] {
  let entries: readonly EnvironmentEntry[] = [];
  const add = (part: Cursor): void => {
    if (!part.exists) return;
    const more = readEnvironment(part, 'server', model, scope);
    entries = entries.length === 0 ? more : [...entries, ...more];
  };
  // An entry may use several spellings at once, but nearly always has one or none.
  if (entry.spelled(spelling.environment).exists) for (const name of spelling.environment) add(entry.get(name));
  add(entry.spelled(spelling.command).spelled(spelling.environment));
  const otherwise = entry.spelled(spelling.environmentOtherwise);
  if (otherwise.isMapping) add(otherwise);
  add(entry.spelled(spelling.environmentNames));
  entry.spelled(spelling.environmentFile).ignore();
  return entries;
}
