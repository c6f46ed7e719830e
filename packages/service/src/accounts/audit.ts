import { newId } from '../ids.ts';
import type { AuditEvent, KeyOwner } from '../stores/stores.ts';

/** What is written down of something that is done now. `actor` is an address, or a name for who has none. */
export const eventOf = (owner: KeyOwner, actor: string, action: string, subject: string): AuditEvent => ({
  id: newId('event'),
  atMs: Date.now(),
  action,
  actor,
  subject,
  owner,
});
