import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Exposure } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addBind, addOrigins } from '../shared/exposure.ts';

/** Reads the address of the built-in server, and whether conversations are published. https://opencode.ai/docs/server/ */
export function readExposure(document: Cursor, model: ModelBuilder): void {
  const server = document.get('server');
  addBind(server.get('hostname'), model, everywhere);
  addOrigins(server.get('cors'), model, everywhere);
  // With mDNS the server listens on the network unless `hostname` is set.
  if (server.get('mdns').boolean()?.value === true && !server.has('hostname'))
    addExposure('bind', 'open', server.get('mdns'), model);
  server.ignore();
  const share = document.get('share');
  const word = share.word()?.value;
  if (word === 'auto') addExposure('share', 'open', share, model, { safeValue: 'manual' });
  if (word === 'disabled') addExposure('share', 'restricted', share, model);
  const former = document.get('autoshare');
  if (former.boolean()?.value === true) addExposure('share', 'open', former, model);
}

function addExposure(
  kind: Exposure['kind'],
  state: Exposure['state'],
  cursor: Cursor,
  model: ModelBuilder,
  safe: Pick<Exposure, 'safeValue'> = {},
): void {
  model.exposures.push({ ...everywhere, ...safe, at: cursor.at, kind, state, origin: 'set' });
}
