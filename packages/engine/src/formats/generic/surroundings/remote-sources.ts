import { parseUrl } from '../../../text/url.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { addRemoteInstructions } from './endpoint.ts';

const names = wordSet('source url from origin remote location');
/** `skills_dir: https://gist…/raw/…` */
const places = wordSet('directory dir folder file path');
/** Sections whose content a model follows or relies on. */
const sections = wordSet(
  'skill memory persona instruction prompt soul playbook rule ruleset guideline brief briefing charter mandate mission guidance constitution',
);
/** Hosts of raw text that any account can publish and change. */
const rawTextHosts =
  /^(?:raw\.githubusercontent\.com|gist\.githubusercontent\.com|pastebin\.com|gitlab\.com|bitbucket\.org)$/;
const rawPath = /\/raw\/|^\/?[\w.-]{1,60}\/[\w.-]{1,100}\/[\w./-]{1,200}/;

/** Reads `skills: {sources: [https://raw.githubusercontent.com/…]}`, `memory: {source: https://gist…/raw/…}`. */
export function readRemoteSource({ name, words, value }: Setting, context: Context): boolean {
  const isSource = names.has(name) ? isNestedIn(context, sections, 1) : isSourceOf(words) || name === 'skill';
  if (!isSource && !isImport(words)) return false;
  const texts = value.isList ? value.items() : [value];
  if (!isSource && !texts.every(isInstructionFile)) return false;
  const remote = texts.filter(isRawText);
  for (const text of remote) addRemoteInstructions(text, context);
  return remote.length > 0 && remote.length === texts.length;
}

/** `prompt_source`, `system_prompt_url`. */
function isSourceOf(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 && (names.has(last) || places.has(last)) && words.slice(0, -1).some((word) => sections.has(word))
  );
}

const importVerbs = wordSet('source from pull sync load import include fetch extend');

/** `brain_sync: {pull_from: …}` */
function isImport(words: readonly string[]): boolean {
  return hasOneOf(words, importVerbs);
}

const rulesFile =
  /(?:^|[/_-])(?:rules?|prompts?|instructions?|system|personas?|agents?|souls?|skills?|playbooks?|guidelines?|directives?|behaviou?r)\.(?:md|txt|prompt|ya?ml|json|j2)$/i;

/** Whether the file's name is that of an instruction file. */
function isInstructionFile({ written }: Cursor): boolean {
  const url = parseUrl(written);
  return url !== null && rulesFile.test(url.path.text);
}

function isRawText({ written }: Cursor): boolean {
  const url = parseUrl(written);
  return url !== null && rawTextHosts.test(url.host) && rawPath.test(url.path.text);
}
