import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addContainerFlag } from './container.ts';

/** Reads the security context of a pod or container. https://kubernetes.io/docs/tasks/configure-pod-container/security-context/ */
export function readSecurityContext(context: Cursor, model: ModelBuilder, scope: Scope = everywhere): void {
  const privileged = context.get('privileged').boolean();
  if (privileged !== null)
    addContainerFlag('privileged', locate(String(privileged.value), privileged.at), model, scope);
  for (const word of context.get('capabilities', 'add').texts()) addContainerFlag('capability', word, model, scope);
  for (const word of context.get('capabilities', 'drop').texts())
    addContainerFlag('drop-capability', word, model, scope);
  const readOnly = context.get('readOnlyRootFilesystem').boolean();
  if (readOnly?.value === true) addContainerFlag('read-only', locate('true', readOnly.at), model, scope);
  for (const key of ['seccompProfile', 'appArmorProfile']) {
    const profile = context.get(key, 'type').text();
    if (profile?.value === 'Unconfined')
      addContainerFlag('security-option', locate('seccomp=unconfined', profile.at), model, scope);
  }
}
