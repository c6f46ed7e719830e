import type { Permission } from '../../agent/facts.ts';
import { remembered } from '../../text/remembered.ts';
import { type Located, locate } from '../../text/span.ts';
import { foldName } from './fold.ts';

/** The parts of a rule: `Bash(npm run test:*)` consists of a name and a pattern. */
export interface RuleText {
  readonly name: Located<string>;
  readonly pattern: Located<string> | null;
}

/** The subjects of the hosts' tool names, by folded name. */
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
  // Task and team management within the host, without effect outside. https://code.claude.com/docs/en/tools-reference
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
