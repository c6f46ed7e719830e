import type { Url } from '../text/url.ts';
import { sinkOfHost } from './data-sinks.ts';
import { foldHost } from './hosts.ts';

interface SourceHost {
  readonly host: string;
  /** Index of the path segment that holds the reference; `after-word` when it follows one of `words`. */
  readonly reference: number | 'after-word';
  readonly source: `https://${string}`;
}

/** Hosts that serve raw repository files, with the position of the version in their URLs. Compiled 2026-11. */
const table = [
  {
    host: 'raw.githubusercontent.com',
    reference: 2,
    source: 'https://docs.github.com/en/repositories/working-with-files/using-files/viewing-and-understanding-files',
  },
  {
    host: 'gist.githubusercontent.com',
    reference: 3,
    source: 'https://docs.github.com/en/get-started/writing-on-github/editing-and-sharing-content-with-gists',
  },
  { host: 'github.com', reference: 'after-word', source: 'https://docs.github.com/en/repositories/working-with-files' },
  {
    host: 'gist.github.com',
    reference: 'after-word',
    source: 'https://docs.github.com/en/get-started/writing-on-github',
  },
  { host: 'gitlab.com', reference: 'after-word', source: 'https://docs.gitlab.com/user/project/repository/files/' },
  { host: 'bitbucket.org', reference: 'after-word', source: 'https://support.atlassian.com/bitbucket-cloud/docs/' },
  { host: 'codeberg.org', reference: 'after-word', source: 'https://docs.codeberg.org/' },
  { host: 'cdn.jsdelivr.net', reference: 'after-word', source: 'https://www.jsdelivr.com/documentation' },
  { host: 'huggingface.co', reference: 'after-word', source: 'https://huggingface.co/docs/hub/repositories' },
] as const satisfies readonly SourceHost[];

/** Path segments that precede the reference in URLs of repository hosts. */
const words = new Set(['raw', 'blob', 'tree', 'resolve', 'commit', 'src', 'raw-file']);
const commit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/;

/** Whether the content at a URL can change. A commit is fixed; branches, tags, pastes and gists are not. */
export function mutabilityOf(url: Url): 'mutable' | 'pinned' | 'unknown' {
  const host = foldHost(url.host);
  if (sinkOfHost(host) !== null) return 'mutable';
  const row = table.find((one) => one.host === host);
  if (row === undefined) return 'unknown';
  const segments = url.path.text.split('/', 12).slice(1);
  const version = /@([^/]{1,80})/.exec(url.path.text)?.[1];
  const at = row.reference === 'after-word' ? segments.findIndex((segment) => words.has(segment)) + 1 : row.reference;
  const reference = version ?? segments[at] ?? '';
  return commit.test(reference) || segments.some((segment) => commit.test(segment)) ? 'pinned' : 'mutable';
}
