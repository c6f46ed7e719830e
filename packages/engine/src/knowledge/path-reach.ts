import { holdsCredentials, holdsSystemCredentials, namesCredentials } from './credential-paths.ts';
import { runsByItself } from './startup-files.ts';

/** How much of the machine a path gives access to. Null stands for one project or folder, or an unknown extent. */
export type PathReach =
  | 'root'
  | 'credentials'
  | 'system'
  | 'programs' // shared by all users
  | 'homes'
  | 'home'
  | 'parent'
  | 'startup' // run automatically by a shell, a scheduler or git
  | 'settings' // of the agent itself
  | 'everything'; // a pattern without a folder: `**`

const lettersMax = 1_000;

/** A plain project folder, as most grants name: no segment starts with a dot or is named like a key file. */
const plainlyInside =
  /^(?:\.\/)?(?!id_)[A-Za-z\d][\w-]{0,80}(?:\/(?!id_|_netrc)[\w*-]{1,80}){0,20}(?:\.[A-Za-z\d*]{1,20})?$/;

/** What a path covers, in any spelling that shells, hosts and systems use. A pattern counts by its base folder. */
export function reachOfPath(written: string): PathReach | null {
  if (plainlyInside.test(written)) return null;
  const text = unquoted(written.slice(0, lettersMax).trim());
  if (text === '' || text.startsWith('\\\\')) return null;
  const { base, rest } = splitBase(withSlashes(text));
  const { ups, segments } = resolve(rest);
  if (base === 'home') return ups > 0 ? 'homes' : reachInHome(segments);
  if (base === 'root') return reachFromRoot(segments, systemFolders);
  if (base === 'drive') return reachFromRoot(segments, driveFolders);
  if (base === 'unknown') return null;
  if (ups > 0) return reachAbove(segments);
  if (segments.length === 0) return base === 'here' && isPattern(rest) && !rest.startsWith('.') ? 'everything' : null;
  if (runsByItself('project', segments)) return 'startup';
  if (definesPermissions(segments)) return 'settings';
  return namesCredentials(segments) ? 'credentials' : null;
}

/** Reach of a relative path above the working folder; `../path/to/repo` is a placeholder. */
function reachAbove(segments: readonly string[]): PathReach | null {
  if (segments[0] === 'path' && segments[1] === 'to') return null;
  return namesCredentials(segments) ? 'credentials' : 'parent';
}

function isPattern(rest: string): boolean {
  return rest.endsWith('*') && /(?:^|\/)\*\*?$/.test(rest);
}

function withSlashes(text: string): string {
  const slashed = text.includes('\\') ? onItsDrive(text).replaceAll('\\', '/') : text;
  return /^file:/i.test(slashed) ? slashed.replace(/^file:\/\//i, '') : slashed;
}

/** `\dev` is on the current drive. */
function onItsDrive(text: string): string {
  return text.startsWith('\\') ? `C:${text}` : text;
}

function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'";
}

function unquoted(text: string): string {
  if (!isQuote(text[0]) && !isQuote(text.at(-1))) return text;
  return text.replace(/^["']|["']$/g, '');
}

interface Based {
  readonly base: 'root' | 'drive' | 'home' | 'here' | 'project' | 'unknown';
  readonly rest: string;
}

const homeSpellings =
  /^(?:~|\$HOME|\$\{HOME(?::-[^}]{0,80})?\}|\$\{userHome\}|[$]?\{env[:.](?:HOME|USERPROFILE)\}|%(?:HOME|USERPROFILE|HOMEPATH)%|\$env:(?:HOME|USERPROFILE))(?=\/|$)/i;
const projectSpellings =
  /^(?:\$\{(?:workspaceFolder(?:[^}]{0,80})|workspaceRoot|workspace|cwd|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|PROJECT_ROOT|PROJECT_DIR)\}|\$(?:PWD|CLAUDE_PROJECT_DIR|PROJECT_ROOT))(?=\/|$)/i;
const variable = /^(?:\$\{|\$[A-Z_]|%[A-Z_]{1,60}%|\{\{|\{|<)/i;

/** Beginnings of paths that are absolute or on a drive. */
const based = /^(?:[~$%{</]|[A-Za-z]:)/;

function splitBase(text: string): Based {
  if (!based.test(text)) return { base: 'here', rest: text };
  const home = homeSpellings.exec(text)?.[0];
  if (home !== undefined) return { base: 'home', rest: text.slice(home.length) };
  const data = /^%(LOCALAPPDATA|APPDATA)%/i.exec(text);
  if (data !== null) {
    const folder = data[1]?.toUpperCase() === 'APPDATA' ? 'AppData/Roaming' : 'AppData/Local';
    return { base: 'home', rest: `${folder}${text.slice(data[0].length)}` };
  }
  if (/^%SYSTEMDRIVE%/i.test(text)) return { base: 'root', rest: text.slice('%SYSTEMDRIVE%'.length) };
  const project = projectSpellings.exec(text)?.[0];
  if (project !== undefined) return { base: 'project', rest: text.slice(project.length) };
  if (variable.test(text)) return { base: 'unknown', rest: '' };
  const drive =
    /^(?:[A-Za-z]:|\/(?:mnt\/)?[a-z](?=\/(?:users|windows)(?:\/|$)|(?:\/\*{0,2}){0,2}$)|\/mnt\/[a-z](?=\/|$))/i.exec(
      text,
    )?.[0];
  if (drive !== undefined && !/^[A-Za-z]:[^/]/.test(text)) return { base: 'drive', rest: text.slice(drive.length) };
  return text.startsWith('/') ? { base: 'root', rest: text } : { base: 'here', rest: text };
}

/** Segments without `.`, resolved `..` and the trailing wildcards of a pattern; `ups` counts the `..` left over at the front. */
function resolve(rest: string): { readonly ups: number; readonly segments: readonly string[] } {
  const segments: string[] = [];
  let ups = 0;
  for (const segment of rest.toLowerCase().split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) ups += 1;
  }
  while (segments.at(-1) === '*' || segments.at(-1) === '**') segments.pop();
  while (segments[0] === '**') segments.shift();
  return { ups, segments };
}

const homeFolders: ReadonlySet<string> = new Set(['home', 'users']);
/** Work folders of containers, next to users' home folders. */
const workFolders: ReadonlySet<string> = new Set('workspace workspaces project projects repo repos work'.split(' '));
/** Folders next to users' home folders that are for exchange between them: `C:\Users\Public`, `/Users/Shared`. */
const sharedFolders: ReadonlySet<string> = new Set(['public', 'shared']);
/** Top-level system folders; deeper ones belong to a single program. */
const systemFolders: ReadonlySet<string> = new Set(
  'etc usr bin sbin lib lib64 boot proc sys dev var opt srv system library windows private volumes media mnt'.split(
    ' ',
  ),
);

/** The same on a Windows drive; `C:\dev` is a work folder. */
const driveFolders: ReadonlySet<string> = new Set(['windows', 'program files', 'program files (x86)', 'programdata']);

/** Folders of shared programs: nothing in them is private, but write access changes what others run. */
const programFolders: ReadonlySet<string> = new Set(
  'usr/bin usr/sbin usr/lib usr/local usr/local/bin usr/local/sbin usr/local/lib windows/system32'.split(' '),
);

const ofPrograms = /^(?:usr|s?bin|lib(?:64)?)$/;

function reachFromRoot(segments: readonly string[], topFolders: ReadonlySet<string>): PathReach | null {
  const [first = '', second] = segments;
  if (segments.length === 0) return 'root';
  if (first === 'home' && segments.length === 2 && workFolders.has(second ?? '')) return null;
  if (first === 'users' && sharedFolders.has(second ?? '')) return null;
  if (homeFolders.has(first)) return second === undefined ? 'homes' : reachInHome(segments.slice(2));
  if (first === 'root') return reachInHome(segments.slice(1));
  if (holdsSystemCredentials(segments)) return 'credentials';
  if (runsByItself('root', segments)) return 'startup';
  if (second === undefined && topFolders.has(first)) return ofPrograms.test(first) ? 'programs' : 'system';
  return programFolders.has(segments.join('/')) ? 'programs' : null;
}

/** Folders in which agents store their permissions and hooks: write access decides what the agent may do. */
const agentFolders: ReadonlySet<string> = new Set(
  '.claude .cursor .codex .gemini .qwen .kiro .aws/amazonq .config/opencode .config/goose .openclaw .continue .roo'.split(
    ' ',
  ),
);

/** Files that define the agent's permissions and hook commands; the other files in these folders are notes, agents and commands in prose. */
const permissionFiles: ReadonlySet<string> = new Set(
  '.claude/settings.json .claude/settings.local.json .claude/hooks .cursor/cli.json .cursor/hooks.json .codex/config.toml .gemini/settings.json'.split(
    ' ',
  ),
);

function definesPermissions(segments: readonly string[]): boolean {
  return permissionFiles.has(segments.slice(0, 2).join('/'));
}

function reachInHome(segments: readonly string[]): PathReach | null {
  if (segments.length === 0) return 'home';
  const joined = segments.join('/');
  if (agentFolders.has(joined) || definesPermissions(segments)) return 'settings';
  if (runsByItself('home', segments)) return 'startup';
  if (holdsCredentials(segments)) return 'credentials';
  return joined === 'appdata' || joined === 'library' || joined === 'appdata/roaming' ? 'home' : null;
}
