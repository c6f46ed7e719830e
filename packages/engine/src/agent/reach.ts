import { type PathReach, reachOfPath } from '../knowledge/path-reach.ts';
import { knownServer } from '../knowledge/servers.ts';
import { capabilitiesOfAction, capabilitiesOfServersTool, capabilitiesOfTool } from '../knowledge/tools.ts';
import { oncePer } from '../text/once-per.ts';
import type { Capability } from './capability.ts';
import type { FileGrant, Permission } from './facts.ts';
import type { AgentModel } from './model.ts';

const delegation: readonly Capability[] = ['delegate'];

/** The capabilities of the tool that a permission names: an item of a list is a tool, a key with a decision may be an action. */
export function capabilitiesOfRule({ subject, target, name, at }: Permission): readonly Capability[] {
  if (subject === 'agent') return delegation;
  if (target !== null) return withinService(target.server, capabilitiesOfServersTool(target.server, target.tool));
  return at.isListItem ? capabilitiesOfTool(name.value) : capabilitiesOfAction(name.value);
}

/** A service's own server fetches the service's records: `fetch` of Notion or Jira takes an identifier, not the address of any page. */
function withinService(server: string, found: readonly Capability[]): readonly Capability[] {
  if (!found.includes('fetch')) return found;
  const known = knownServer({ name: server, packages: [], host: null, tools: [] });
  if (known?.content.includes('private') !== true) return found;
  if (known.capabilities.some((one) => one === 'fetch' || one === 'browse')) return found;
  return found.map((one) => (one === 'fetch' ? 'read' : one));
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
