import { type PathReach, reachOfPath } from '../knowledge/path-reach.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { remembered } from '../text/remembered.ts';
import type { Capability } from './capability.ts';
import type { FileGrant, Permission } from './facts.ts';

/** What the tool that a permission names can do. */
export function capabilitiesOfRule(rule: Permission): readonly Capability[] {
  return capabilitiesOfTool(rule.target?.tool ?? rule.name.value);
}

/** Several rules ask the same of the same path. */
const reachOf: (path: string) => PathReach | null = remembered(reachOfPath);

/** How far the path of a grant opens the machine; null when it is narrow. */
export function reachOfGrant(grant: FileGrant): PathReach | null {
  return reachOf(grant.path.value);
}
