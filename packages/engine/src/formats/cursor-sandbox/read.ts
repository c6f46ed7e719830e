import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { FileGrant } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addAllowedHosts } from '../shared/allowed-hosts.ts';
import { ignoreComments } from '../shared/ignore.ts';

/** Reads the sandbox with its network policy and additional paths. */
export function readCursorSandbox(document: Cursor, model: ModelBuilder): void {
  const type = document.get('type');
  const word = type.text()?.value;
  if (word !== undefined) {
    const state = word === 'insecure_none' ? 'off' : 'on';
    model.isolations.push({ ...everywhere, at: type.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  }
  readNetwork(document.get('networkPolicy'), model);
  readPaths(document.get('additionalReadwritePaths'), 'write', model);
  readPaths(document.get('additionalReadonlyPaths'), 'read', model);
  document.ignoreKeys(['disableTmpWrite', 'enableSharedBuildCache', 'networkPolicyStrict', 'description']);
  ignoreComments(document);
}

function readNetwork(policy: Cursor, model: ModelBuilder): void {
  const defaultRule = policy.get('default');
  const open = defaultRule.is('allow');
  if (defaultRule.exists) {
    const state = open ? 'open' : 'restricted';
    model.egresses.push({ ...everywhere, at: defaultRule.at, kind: 'network', state, origin: 'set' });
  }
  const wildcard = policy
    .get('allow')
    .items()
    .find((item) => item.is('*') || item.is('0.0.0.0/0'));
  if (wildcard !== undefined) {
    model.egresses.push({ ...everywhere, at: wildcard.at, kind: 'domains', state: 'open', origin: 'set' });
  } else addAllowedHosts(policy.get('allow'), model);
  policy.ignore();
}

function readPaths(list: Cursor, access: FileGrant['access'], model: ModelBuilder): void {
  for (const path of list.texts()) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access, source: 'sandbox' });
  }
}
