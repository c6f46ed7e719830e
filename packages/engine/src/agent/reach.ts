import { type PathReach, reachOfPath } from '../knowledge/path-reach.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
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

/** Two rules ask alike: the answer is kept as long as the model lives. */
const wideGrantsOfModels = new WeakMap<AgentModel, readonly WideGrant[]>();

/** Every grant of the file that is not narrow. */
export function wideGrantsOf(model: AgentModel): readonly WideGrant[] {
  const grants = wideGrantsOfModels.get(model) ?? onlyWide(model.fileGrants);
  wideGrantsOfModels.set(model, grants);
  return grants;
}

export function onlyWide(grants: readonly FileGrant[]): readonly WideGrant[] {
  const wide: WideGrant[] = [];
  for (const grant of grants) {
    const reach = reachOfPath(grant.path.value);
    if (reach !== null) wide.push({ grant, reach });
  }
  return wide;
}
