import type { Invocation, Word } from '../invocation.ts';

/** What of a project a program hands on: all of it, what was changed in it, or where its repository lies. */
export type ProjectContent = 'workspace' | 'changes' | 'repository';

export function projectContentOf(invocation: Invocation): ProjectContent | null {
  if (invocation.program === 'git') return toldByGit(subcommandOf(invocation.arguments));
  return packsWorkspace(invocation) ? 'workspace' : null;
}

/** All of the folder in which a hook runs, which is the project's. */
const workingFolder =
  /^(?:\.|\.\/|\*|\.\/\*|\.\.|\.\.\/|\$\{?(?:PWD|CLAUDE_PROJECT_DIR|GEMINI_PROJECT_DIR|CURSOR_PROJECT_DIR|OLDPWD)\}?\/?)$/;

/** Programs that make one file of a folder. */
export const packers: ReadonlySet<string> = new Set(['tar', 'zip', '7z']);

/** `tar cz .`, `zip -r - *`. */
function packsWorkspace({ program, arguments: words }: Invocation): boolean {
  return packers.has(program) && words.some(({ text }) => workingFolder.test(text.slice(0, 100)));
}

/** Options of Git itself, before the subcommand, whose value is the next word. https://git-scm.com/docs/git */
const valued: ReadonlySet<string> = new Set(['-C', '-c', '--git-dir', '--work-tree', '--namespace']);

/** The subcommand and what stands behind it. */
function subcommandOf(words: readonly Word[]): readonly string[] {
  let at = 0;
  for (let word = words[at]; word?.text.startsWith('-'); word = words[at]) at += valued.has(word.text) ? 2 : 1;
  return words.slice(at).map(({ text }) => text);
}

/** Options by which names, counts or nothing at all is told instead of what was changed. */
const summary = /^(?:--(?:stat|shortstat|numstat|dirstat|summary|name-only|name-status|quiet|no-patch|check)\b|-[qs]$)/;
const patch: ReadonlySet<string> = new Set(['-p', '-u', '--patch']);

/** `git archive HEAD`, `git diff`, `git log -p`, `git remote -v`. */
function toldByGit([subcommand, ...words]: readonly string[]): ProjectContent | null {
  switch (subcommand) {
    case 'archive':
    case 'bundle':
      return 'workspace';
    case 'diff':
    case 'show':
    case 'format-patch':
      return words.some((word) => summary.test(word)) ? null : 'changes';
    case 'log':
      return words.some((word) => patch.has(word)) ? 'changes' : null;
    case 'remote':
      return /^(?:-v|--verbose|get-url|show)$/.test(words[0] ?? '') ? 'repository' : null;
    case 'config':
      return words.some((word) => /^remote\..{1,100}\.url$/.test(word)) ? 'repository' : null;
    default:
      return null;
  }
}

/** Services that hold repositories know where they lie. */
const repositoryHosts = /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com|gitea\.com)$/;

export function hostsRepositories(host: string): boolean {
  return repositoryHosts.test(host);
}
