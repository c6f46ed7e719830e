import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readPackageSpecifier } from '../shared/package-specifier.ts';

/** Reads code and instructions from elsewhere: plugins from npm, skills and rules from URLs, reference repositories. */
export function readPlugins(document: Cursor, model: ModelBuilder): void {
  for (const item of document.get('plugin').itemsOrSelf()) {
    const written = item.text() ?? item.items()[0]?.text() ?? null;
    const reference = written === null ? null : readPackageSpecifier(written);
    if (reference !== null) {
      model.components.push({ ...everywhere, ...reference, kind: 'plugin', ecosystem: 'npm', autoUpdate: false });
    }
    item.ignore();
  }
  readRemoteTexts(document.get('instructions'), model);
  readRemoteTexts(document.get('skills', 'urls'), model);
  document.get('skills').ignore();
  for (const { value } of document.any('references', 'reference').members()) readReference(value, model);
}

function readRemoteTexts(list: Cursor, model: ModelBuilder): void {
  for (const text of list.texts()) {
    if (!/^https?:\/\//i.test(text.value)) continue;
    model.trusts.push({ ...everywhere, at: text.at, kind: 'remote-instructions', subject: text, state: 'open' });
    model.endpoints.push({
      ...everywhere,
      at: text.at,
      url: text,
      purpose: 'content',
      credential: false,
      vendor: null,
    });
  }
}

function readReference(reference: Cursor, model: ModelBuilder): void {
  const name = reference.any('repository', 'repo', 'git', 'url').text();
  if (name !== null) {
    const version = reference.any('commit', 'ref', 'tag', 'branch').text()?.value ?? null;
    model.components.push({
      ...everywhere,
      at: name.at,
      kind: 'reference',
      ecosystem: 'git',
      name,
      version,
      autoUpdate: false,
    });
  }
  reference.ignore();
}
