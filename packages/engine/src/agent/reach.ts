import { type PathReach, reachOfPath } from '../knowledge/path-reach.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import type { Capability } from './capability.ts';
import type { FileGrant, Permission } from './facts.ts';

/*
 * Several rules ask the same of the same fact, and long files hold tens of thousands of facts: each answer is kept as long as
 * its fact lives.
 */
const ofRules = new WeakMap<Permission, readonly Capability[]>();
const ofGrants = new WeakMap<FileGrant, PathReach | 'narrow'>();

/** What the tool that a permission names can do. */
export function capabilitiesOfRule(rule: Permission): readonly Capability[] {
  const known = ofRules.get(rule) ?? capabilitiesOfTool(rule.target?.tool ?? rule.name.value);
  ofRules.set(rule, known);
  return known;
}

/** How far the path of a grant opens the machine; null when it is narrow. */
export function reachOfGrant(grant: FileGrant): PathReach | null {
  const known = ofGrants.get(grant) ?? reachOfPath(grant.path.value) ?? 'narrow';
  ofGrants.set(grant, known);
  return known === 'narrow' ? null : known;
}
