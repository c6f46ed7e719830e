import type { Invocation, Word } from '../invocation.ts';
import { lineOf } from '../syntax/line.ts';

/** Paths whose removal destroys a machine, a home directory or a project. */
const criticalPath =
  /^["']?(?:\/\*?|\/(?:home|users|etc|usr|var|bin|lib|opt|root|boot|srv)(?:\/\*?)?|~\/?\*?|\$\{?HOME\}?\/?\*?|\*|\.\/?\*?|\.\.(?:\/.{0,80})?|\.git\/?|[a-z]:[\\/]?\*?|\$\{?(?:PWD|CLAUDE_PROJECT_DIR|OLDPWD)\}?\/?\*?|%USERPROFILE%[\\/]?\*?)["']?$/i;
/** A person's own folders in a home directory, as a whole. */
const personalFolder =
  /^["']?(?:~|\$\{?HOME\}?|\/(?:home|Users)\/[\w.-]{1,40})["']?\/(?:Documents|Downloads|Desktop|Pictures|Movies|Music|Videos|\.ssh|\.aws|\.gnupg|\.kube|\.config)(?:\/\*?)?["']?$/i;
/** A path that leaves a home directory or project: `"$CLAUDE_PROJECT_DIR"/../*`. */
const parentPath = /^["']?(?:~|\$\{?(?:HOME|PWD|CLAUDE_PROJECT_DIR)\}?)["']?(?:\/\.\.){1,10}(?:\/.{0,80})?$/i;
/** A variable at the start of a path: if it is empty, the path is the root directory. */
const emptyRoot = /^["']?\$\{?\w{1,80}\}?\/\*?["']?$/;

type Check = (words: readonly Word[], text: string) => Word | null;

const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['rm', removal],
  [
    'del',
    (words, text) => (/(?:^|\s)\/s\b/i.test(text) ? (words.find(({ text }) => criticalPath.test(text)) ?? null) : null),
  ],
  [
    'rd',
    (words, text) => (/(?:^|\s)\/s\b/i.test(text) ? (words.find(({ text }) => criticalPath.test(text)) ?? null) : null),
  ],
  [
    'rmdir',
    (words, text) => (/(?:^|\s)\/s\b/i.test(text) ? (words.find(({ text }) => criticalPath.test(text)) ?? null) : null),
  ],
  [
    'remove-item',
    (words, text) => (/-recurse/i.test(text) ? (words.find(({ text }) => criticalPath.test(text)) ?? null) : null),
  ],
  ['find', findDeletion],
  ['git', gitDataLoss],
  ['dd', (words) => words.find(({ text }) => /^of=\/dev\/(?!null|stdout|stderr|zero)/.test(text)) ?? null],
  ['shred', (words) => words.find(({ text }) => text.startsWith('/dev/') || criticalPath.test(text)) ?? null],
  ['wipefs', firstWord],
  ['mkfs', firstWord],
  ['format', (words) => words.find(({ text }) => /^[a-z]:$/i.test(text)) ?? null],
  ['diskutil', (words) => words.find(({ text }) => /^(?:erase|zero|secureErase)/i.test(text)) ?? null],
  ['chmod', permissionLoss],
  ['chown', permissionLoss],
  [
    'terraform',
    (words, text) =>
      /^(?:destroy|apply -destroy)\b/.test(text) && /-auto-approve/.test(text) ? (words[0] ?? null) : null,
  ],
  ['kubectl', (words, text) => (/^delete\b.*(?:--all\b|\bnamespaces?\b)/.test(text) ? (words[0] ?? null) : null)],
  [
    'docker',
    (words, text) => (/^(?:system|volume) prune\b.*(?:-[a-z]*f|--force)/.test(text) ? (words[0] ?? null) : null),
  ],
  ['dropdb', firstWord],
  ['psql', (words) => words.find(({ text }) => dropsTables(text)) ?? null],
  ['mysql', (words) => words.find(({ text }) => dropsTables(text)) ?? null],
  ['sqlite3', (words) => words.find(({ text }) => dropsTables(text)) ?? null],
  ['aws', (words, text) => (/^s3 (?:rb\b.*--force|rm\b.*--recursive)/.test(text) ? (words[0] ?? null) : null)],
  ['gh', (words, text) => (/^repo delete\b.*--yes/.test(text) ? (words[0] ?? null) : null)],
]);

/** The word that shows what is destroyed. Null if nothing is, or only named files that can be recreated. */
export function destroys({ program, programWord, arguments: words }: Invocation): Word | null {
  const check = checks.get(program) ?? (program.startsWith('mkfs.') ? firstWord : undefined);
  if (check === undefined) return null;
  return check(words, lineOf(words)) === null ? null : programWord;
}

function firstWord(words: readonly Word[]): Word | null {
  return words[0] ?? null;
}

function removal(words: readonly Word[]): Word | null {
  const recursive = words.some(({ text }) => /^-[a-zA-Z]{0,8}[rR]/.test(text) || text === '--recursive');
  if (!recursive) return null;
  const isCritical = ({ text, expands }: Word): boolean =>
    criticalPath.test(text) || personalFolder.test(text) || parentPath.test(text) || (expands && emptyRoot.test(text));
  return words.find(isCritical) ?? null;
}

/** `find / -delete`; restricted by name or age it is a clean-up. */
function findDeletion(words: readonly Word[], text: string): Word | null {
  const deletes = /(?:^|\s)-delete\b|-exec(?:dir)? rm\b/.test(text);
  const narrowed = /(?:^|\s)-(?:i?name|i?path|mtime|mmin|size|regex|empty|newer|i?wholename)\b/.test(text);
  return deletes && !narrowed ? (words.find((word) => criticalPath.test(word.text)) ?? null) : null;
}

/** Git commands that lose uncommitted changes or the remote's history. */
function gitDataLoss(words: readonly Word[], text: string): Word | null {
  const line = text.replace(/^(?:-[cC] \S{1,200} )+/, '');
  const loses =
    /^reset\b.*--hard\b/.test(line) ||
    /^clean\b.*\s-[a-zA-Z]*f/.test(line) ||
    /^checkout\b(?:.*\s--)?\s+\.(?:\s|$)/.test(line) ||
    /^restore\s+(?:--worktree\s+)?\.(?:\s|$)/.test(line) ||
    /^push\b.*(?:\s-f\b|\s--force(?!-with-lease)\b|\s--mirror\b)/.test(line) ||
    /^branch\s+-D\b/.test(line) ||
    /^(?:filter-branch|filter-repo|update-ref -d|reflog expire)\b/.test(line);
  return loses ? (words[0] ?? null) : null;
}

function permissionLoss(words: readonly Word[]): Word | null {
  const recursive = words.some(({ text }) => /^-[a-zA-Z]{0,6}R/.test(text) || text === '--recursive');
  return recursive
    ? (words.find(({ text }) => /^(?:\/|~\/?|\$HOME\/?|\/(?:etc|usr|var|home))$/.test(text)) ?? null)
    : null;
}

function dropsTables(text: string): boolean {
  return /\b(?:drop\s+(?:table|database|schema)|truncate\s+(?:table\s+)?\w|delete\s+from\s+\w{1,64}\s*(?:;|$))/i.test(
    text.slice(0, 4_000),
  );
}
