import type { Permission } from '../../agent/facts.ts';
import { remembered } from '../../text/remembered.ts';
import { type Located, locate } from '../../text/span.ts';
import { foldName } from './fold.ts';

/** A rule as a host writes it, taken apart: `Bash(npm run test:*)` is a name and a pattern. */
export interface RuleText {
  readonly name: Located<string>;
  readonly pattern: Located<string> | null;
}

/** What a host's own name of a tool is about, folded. */
const subjectWords: ReadonlyMap<string, Permission['subject']> = new Map<string, Permission['subject']>([
  ['bash', 'shell'],
  ['shell', 'shell'],
  ['powershell', 'shell'],
  ['terminal', 'shell'],
  ['runshellcommand', 'shell'],
  ['shelltool', 'shell'],
  ['executebash', 'shell'],
  ['executecmd', 'shell'],
  ['executecommand', 'shell'],
  ['runcommand', 'shell'],
  ['runterminalcommand', 'shell'],
  ['command', 'shell'],
  ['exec', 'shell'],
  ['killshell', 'other'],
  // Who works on what and when within a team of agents, as hosts keep it: nothing outside changes. https://code.claude.com/docs/en/tools-reference
  ...'taskcreate taskupdate taskget tasklist taskoutput taskstop teamcreate teamdelete croncreate crondelete cronlist'
    .split(' ')
    .map((name) => [name, 'agent'] as const),
  ['read', 'read'],
  ['readfile', 'read'],
  ['readmanyfiles', 'read'],
  ['readfiletool', 'read'],
  ['fsread', 'read'],
  ['view', 'read'],
  ['ls', 'read'],
  ['list', 'read'],
  ['listdirectory', 'read'],
  ['glob', 'read'],
  ['grep', 'read'],
  ['notebookread', 'read'],
  ['searchfilecontent', 'read'],
  ['lsp', 'read'],
  ['codesearch', 'search'],
  ['write', 'write'],
  ['edit', 'write'],
  ['multiedit', 'write'],
  ['notebookedit', 'write'],
  ['writefile', 'write'],
  ['writefiletool', 'write'],
  ['edittool', 'write'],
  ['replace', 'write'],
  ['editfile', 'write'],
  ['fswrite', 'write'],
  ['fsreplace', 'write'],
  ['patch', 'write'],
  ['applypatch', 'write'],
  ['delete', 'write'],
  ['webfetch', 'fetch'],
  ['webfetchtool', 'fetch'],
  ['fetch', 'fetch'],
  ['download', 'fetch'],
  ['agenticfetch', 'fetch'],
  ['websearch', 'search'],
  ['googlewebsearch', 'search'],
  ['browser', 'browse'],
  ['task', 'agent'],
  ['agent', 'agent'],
  ['subagent', 'agent'],
  ['delegate', 'agent'],
  ['mcp', 'mcp'],
  ['*', 'any'],
  ['all', 'any'],
]);

export function subjectOf(name: string): Permission['subject'] {
  return name.startsWith('mcp__') ? 'mcp' : subjectOfTool(name);
}

const subjectOfTool: (name: string) => Permission['subject'] = remembered(
  (name) => subjectWords.get(foldName(name)) ?? 'other',
);

/** `Name` or `Name(pattern)`; empty parentheses narrow nothing. */
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

/** Nothing narrows it: neither a scheme alone (`https://*`) does. */
export function isWildcard(pattern: string | null): boolean {
  if (pattern === null) return true;
  return /^(?:(?:https?|\*):\/\/\*{1,2}(?:\/\*{0,2})?|\*+|:\*|\*\*\/\*+|\.\*|\.\+|\^?\.\*\$?|\/\.\*\/[a-z]{0,3}|\* \*|\*:\*)$/.test(
    pattern.trim(),
  );
}
