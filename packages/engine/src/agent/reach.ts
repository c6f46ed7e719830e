import { type PathReach, reachOfPath } from '../knowledge/path-reach.ts';
import { capabilitiesOfServersTool, capabilitiesOfTool } from '../knowledge/tools.ts';
import { oncePer } from '../text/once-per.ts';
import type { Capability } from './capability.ts';
import type { FileGrant, Permission } from './facts.ts';
import type { AgentModel } from './model.ts';

const delegation: readonly Capability[] = ['delegate'];

/** The capabilities of the tool that a permission names. */
export function capabilitiesOfRule(rule: Permission): readonly Capability[] {
  if (rule.subject === 'agent') return delegation;
  const { target } = rule;
  return target === null ? capabilitiesOfTool(rule.name.value) : capabilitiesOfServersTool(target.server, target.tool);
}

/** A grant whose path exposes much of the machine, and how much. */
export interface WideGrant {
  readonly grant: FileGrant;
  readonly reach: PathReach;
}

/** Every grant of the file that is wide. */
export const wideGrantsOf = oncePer(({ fileGrants }: AgentModel) => onlyWide(fileGrants));

/** The grants whose path is wide. */
export function onlyWide(grants: readonly FileGrant[]): readonly WideGrant[] {
  const wide: WideGrant[] = [];
  for (const grant of grants) {
    const reach = reachOfPath(grant.path.value);
    if (reach !== null) wide.push({ grant, reach });
  }
  return wide;
}
