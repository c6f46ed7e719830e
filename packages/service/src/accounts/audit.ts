import { newId } from '../ids.ts';
import type { AuditEvent, KeyOwner } from '../stores/stores.ts';

/** An audit event that happens now. `actor` is an email address, or a name for an actor without one. */
export const eventOf = (owner: KeyOwner, actor: string, action: string, subject: string): AuditEvent => ({
  id: newId('event'),
  atMs: Date.now(),
  action,
  actor,
  subject,
  owner,
});
