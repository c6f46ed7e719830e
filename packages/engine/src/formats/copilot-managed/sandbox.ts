import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Isolation } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addPathDenial } from '../shared/sandbox-files.ts';

/** Reads what the sandbox requires. A value that requires nothing leaves the user's own setting as it is, so it is no weakness. */
export function readSandbox(sandbox: Cursor, model: ModelBuilder): void {
  addRequirement(sandbox.get('enabled'), true, 'sandbox', model);
  addRequirement(sandbox.get('allowBypass'), false, 'escape-hatch', model);
  const policy = sandbox.get('userPolicy');
  const outbound = policy.get('network', 'allowOutbound');
  if (outbound.is(false)) {
    model.egresses.push({ ...everywhere, at: outbound.at, kind: 'network', state: 'restricted', origin: 'set' });
  }
  for (const path of policy.get('filesystem', 'deniedPaths').texts()) {
    addPathDenial(path, 'read', model);
    addPathDenial(path, 'write', model);
  }
  sandbox.ignore();
}

function addRequirement(cursor: Cursor, required: boolean, kind: Isolation['kind'], model: ModelBuilder): void {
  if (!cursor.is(required)) return;
  model.isolations.push({ ...everywhere, at: cursor.at, kind, state: 'on', escapes: false, origin: 'set' });
}
