import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, Hook, Scope } from '../../agent/facts.ts';
import { remembered } from '../../text/remembered.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addCommand } from './command.ts';
import { readStartedContainers } from './container.ts';
import { foldName } from './fold.ts';
import { carriesCredential, readHeaders } from './headers.ts';
import { phaseWords } from './hook-phases.ts';
import { spelling } from './vocabulary.ts';

type HookBuilder = { -readonly [Key in keyof Hook]: Hook[Key] };

/** The unit of a host's hook timeouts; the model uses seconds. */
export type TimeoutUnit = 'seconds' | 'milliseconds';

/**
 * Reads one action of a hook: a command, an HTTP call, or a prompt for a model. Actions look alike in all hosts, unlike the lists that
 * hold them.
 */
export function readHook(
  event: Located<string>,
  action: Cursor,
  unit: TimeoutUnit,
  model: ModelBuilder,
  scope: Scope,
  matcher: Located<string> | null = null,
): Hook {
  const url = action.any('url', 'uri', 'endpoint').text();
  const hook: HookBuilder = {
    at: action.at,
    event,
    phase: phaseOf(event.value),
    matcher: matcher ?? readMatcher(action),
    command: null,
    url,
    headers: readHeaders(action.spelled(spelling.headers)),
    timeoutSeconds: readTimeout(action, unit),
    ...scope,
    enabled: scope.enabled && action.get('enabled').boolean()?.value !== false,
  };
  model.hooks.push(hook);
  const innerScope: Scope = { ...scope, hook, enabled: hook.enabled };
  hook.command = readHookCommand(action, model, innerScope);
  if (url !== null) {
    const credential = carriesCredential(hook.headers);
    model.endpoints.push({ ...innerScope, at: url.at, url, purpose: 'hook', credential, vendor: null });
  }
  const text = action.get('prompt').text();
  if (text !== null && hook.phase === 'before' && rejectionWords.test(text.value)) {
    // The prompt of a model that approves actions quotes the actions that it must reject.
    model.materials.push({ ...innerScope, at: text.at, kind: 'test-data' });
  } else if (text !== null) model.prompts.push({ ...innerScope, at: text.at, text, role: 'task', tools: null });
  action.ignoreKeys(ignored);
  return hook;
}

/** The tools that a hook is limited to; null where the pattern matches every call. */
export function readMatcher(group: Cursor): Located<string> | null {
  const matcher = group.get('matcher').text();
  return matcher === null || everyCall.has(matcher.value.trim()) ? null : matcher;
}

const everyCall = new Set(['', '*', '.*', '^.*$', '.+']);

const rejectionWords = /\b(?:den(?:y|ies|ied|ying)|block(?:s|ed|ing)?|refus(?:e|es|ed|ing)|reject(?:s|ed|ing)?)\b/i;

/** The phase of an event; `other` for an event that no host documents. */
export const phaseOf: (event: string) => Hook['phase'] = remembered(
  (event) => phaseWords.get(foldName(event)) ?? 'other',
  { keeping: 'when-repeated' },
);

/** Adds every command, since hosts accept one per shell or platform, and returns the first. */
function readHookCommand(action: Cursor, model: ModelBuilder, scope: Scope): Command | null {
  let first: Command | null = null;
  for (const name of ['command', 'commandWindows', 'bash', 'powershell', 'windows', 'linux', 'osx', 'run', 'script']) {
    const line = action.get(name);
    const words = line.texts();
    if (words.length === 0) continue;
    const passed = name === 'command' ? action.get('args').texts() : [];
    const shell = !line.isList && passed.length === 0;
    const directory = action.spelled(spelling.workingDirectory).text();
    const all = passed.length === 0 ? words : [...words, ...passed];
    const command = addCommand({ at: line.at, words: all, shell }, 'hook', model, scope, directory);
    readStartedContainers(command, model, scope);
    first ??= command;
  }
  return first;
}

function readTimeout(action: Cursor, unit: TimeoutUnit): Located<number> | null {
  for (const name of ['timeout', 'timeoutSec', 'timeout_seconds', 'timeoutSeconds']) {
    const value = action.get(name).number();
    if (value !== null) return unit === 'seconds' ? value : locate(value.value / 1000, value.at);
  }
  const milliseconds = action.any('timeout_ms', 'timeoutMs').number();
  return milliseconds === null ? null : locate(milliseconds.value / 1000, milliseconds.at);
}

/** Descriptions, filters that only restrict the hook, and options of its execution. */
const ignored =
  'type name description comment matcher if once async asyncRewake shell statusMessage model enabled allowedEnvVars server tool input continueOnBlock loop_limit failClosed version max_output_size cache_ttl_seconds'.split(
    ' ',
  );
