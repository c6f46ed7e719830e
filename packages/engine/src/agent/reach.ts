import { type PathReach, reachOfPath } from '../knowledge/path-reach.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { oncePer } from '../text/once-per.ts';
import type { Capability } from './capability.ts';
import type { FileGrant, Permission } from './facts.ts';
import type { AgentModel } from './model.ts';

const handingOver: readonly Capability[] = ['delegate'];

/** What the tool that a permission names can do. */
export function capabilitiesOfRule(rule: Permission): readonly Capability[] {
  if (rule.subject === 'agent') return handingOver;
  return capabilitiesOfTool(rule.target?.tool ?? rule.name.value);
}

/** A grant whose path opens the machine, and how far. */
export interface WideGrant {
  readonly grant: FileGrant;
  readonly reach: PathReach;
}

/** Every grant of the file that is not narrow. */
export const wideGrantsOf = oncePer(({ fileGrants }: AgentModel) => onlyWide(fileGrants));

export function onlyWide(grants: readonly FileGrant[]): readonly WideGrant[] {
  const wide: WideGrant[] = [];
  for (const grant of grants) {
    const reach = reachOfPath(grant.path.value);
    if (reach !== null) wide.push({ grant, reach });
  }
  return wide;
}
