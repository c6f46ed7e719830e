import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentation, type Links, type Subject, type Unread } from '@agent-grade/engine';
import { repositoryOf } from '../discovery/ignored.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Makes titles relative to the repository's root, or to the working directory outside a repository, with forward slashes: that is how the
 * consumers of machine-readable reports resolve them.
 */
export function relativeToRoot<Titled extends Subject | Unread>(titled: readonly Titled[], folder: string): Titled[] {
  const root = repositoryOf(folder) ?? folder;
  return titled.map((each) => ({ ...each, title: pathFrom(root, folder, each.title) }));
}

function pathFrom(root: string, folder: string, title: string): string {
  if (title === '<stdin>') return 'stdin';
  const path = relative(root, resolve(folder, title));
  return (isAbsolute(title) && path.startsWith('..') ? title : path).split(sep).join('/');
}

/** Links to a rule's page and to the file, if the terminal supports them. */
export function linksFor(title: string, { link, workingDirectory }: Terminal): Links {
  const file = title === '<stdin>' ? null : pathToFileURL(resolve(workingDirectory, title)).href;
  return {
    rule: (text, ruleId) => link(text, `${documentation}/rules/${ruleId}.md`),
    place: (text) => (file === null ? text : link(text, file)),
  };
}
