import type { PermissionDraft } from '../../shared/permission-order.ts';

const profileKey = /(?:^|_)(?:profile|mode|preset|role|environment)s?$/i;

/** The agent that a permission rule belongs to, or the profile that contains the rule; only one profile is active at a time. */
export function ownerOfRule({ agent, at: { document, path } }: PermissionDraft): unknown {
  const at = path.findIndex((step) => typeof step === 'string' && profileKey.test(step));
  if (at >= 0 && at + 2 < path.length) return JSON.stringify([document, path.slice(0, at + 2)]);
  return agent ?? null;
}
