import type { Permission } from '../../agent/facts.ts';
import { remembered } from '../../text/remembered.ts';
import { type Located, locate } from '../../text/span.ts';
import { classesOf } from '../../text/word-set.ts';
import { foldName } from './fold.ts';

/** The parts of a rule: `Bash(npm run test:*)` consists of a name and a pattern. */
export interface RuleText {
  readonly name: Located<string>;
  readonly pattern: Located<string> | null;
}

/**
 * The subjects of the hosts' tool names, by folded name. Task and team management within the host has no effect outside.
 * https://code.claude.com/docs/en/tools-reference
 */
const subjectWords = classesOf<Permission['subject']>({
  shell:
    'bash shell powershell terminal runshellcommand shelltool executebash executecmd executecommand runcommand runterminalcommand command exec',
  other: 'killshell',
  read: 'read readfile readmanyfiles readfiletool fsread view ls list listdirectory glob grep notebookread searchfilecontent lsp',
  search: 'codesearch websearch googlewebsearch',
  write:
    'write edit multiedit notebookedit writefile writefiletool edittool replace editfile fswrite fsreplace patch applypatch delete',
  fetch: 'webfetch webfetchtool fetch download agenticfetch',
  browse: 'browser',
  agent:
    'taskcreate taskupdate taskget tasklist taskoutput taskstop teamcreate teamdelete croncreate crondelete cronlist task agent subagent delegate',
  mcp: 'mcp',
  any: '* all',
});

/** The subject of a tool, by the host's name for it. */
export function subjectOf(name: string): Permission['subject'] {
  return name.startsWith('mcp__') ? 'mcp' : subjectOfTool(name);
}

const subjectOfTool: (name: string) => Permission['subject'] = remembered(
  (name) => subjectWords.get(foldName(name)) ?? 'other',
  { keeping: 'when-repeated' },
);

/** Splits `Name` or `Name(pattern)`. Empty parentheses are no restriction. */
export function splitRule(written: Located<string>): RuleText {
  const text = written.value.trim();
  const open = text.indexOf('(');
  if (open <= 0 || !text.endsWith(')')) return { name: locate(text, written.at), pattern: null };
  const inner = text.slice(open + 1, -1).trim();
  return {
    name: locate(text.slice(0, open).trim(), written.at),
    pattern: inner === '' ? null : locate(inner, written.at),
  };
}

/** Whether a pattern restricts nothing, as `*`, `.*` and `https://*`. */
export function isWildcard(pattern: string | null): boolean {
  if (pattern === null) return true;
  return /^(?:(?:https?|\*):\/\/\*{1,2}(?:\/\*{0,2})?|\*+|:\*|\*\*\/\*+|\.\*|\.\+|\^?\.\*\$?|\/\.\*\/[a-z]{0,3}|\* \*|\*:\*)$/.test(
    pattern.trim(),
  );
}

/** Splits a list that is written as one text, outside parentheses: at commas and blanks, or at another divider. */
export function splitRules(text: string, divider = /[\s,]/): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const character = text[i] ?? '';
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    const divides = i === text.length || (depth === 0 && divider.test(character));
    if (!divides) continue;
    if (i > start) names.push(text.slice(start, i));
    start = i + 1;
  }
  return names;
}
