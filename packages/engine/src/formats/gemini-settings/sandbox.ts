import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { imageOf } from '../shared/image.ts';

/** Reads the sandbox with its network and paths. */
export function readSandbox(document: Cursor, model: ModelBuilder): void {
  readSwitch(document.get('tools', 'sandbox'), model);
  readSwitch(document.get('sandbox'), model);
  const single = document.get('security', 'toolSandboxing').boolean();
  if (single?.value === true) {
    model.isolations.push({
      ...everywhere,
      at: single.at,
      kind: 'sandbox',
      state: 'on',
      escapes: false,
      origin: 'set',
    });
  }
  const network = document.get('tools', 'sandboxNetworkAccess').boolean();
  if (network !== null) {
    const state = network.value ? 'open' : 'restricted';
    model.egresses.push({ ...everywhere, at: network.at, kind: 'network', state, origin: 'set' });
  }
  for (const path of document.get('tools', 'sandboxAllowedPaths').texts()) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'write', source: 'sandbox' });
  }
}

/** Reads true, the name of a sandbox program, or an object with `enabled`; false and `none` disable the sandbox. */
function readSwitch(sandbox: Cursor, model: ModelBuilder): void {
  const cursor = sandbox.isMapping ? sandbox.get('enabled') : sandbox;
  const word = cursor.word()?.value.toLowerCase();
  if (word === undefined) return;
  const off = word === 'false' || word === 'none' || word === '0' || word === '';
  const state = off ? 'off' : 'on';
  model.isolations.push({ ...everywhere, at: cursor.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  const image = sandbox.get('image').text();
  if (image !== null) model.components.push({ ...everywhere, ...imageOf(image), at: image.at });
}
