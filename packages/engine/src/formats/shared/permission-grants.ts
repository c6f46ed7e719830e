import type { ModelBuilder } from '../../agent/builder.ts';
import type { FileGrant, Permission } from '../../agent/facts.ts';

/** Adds a file grant for each rule that allows reading or writing a path without approval. */
export function addPermissionGrants(permissions: readonly Permission[], model: ModelBuilder): void {
  for (const permission of permissions) {
    const { decision, overridden, subject, pattern, wildcard } = permission;
    if (decision !== 'allow' || overridden || wildcard || pattern === null) continue;
    if (subject !== 'read' && subject !== 'write') continue;
    const { at, enabled, safeValue } = permission;
    const common = { at, path: pattern, access: subject, source: 'permission', enabled } as const;
    const grant: FileGrant = safeValue === undefined ? common : { ...common, safeValue };
    model.fileGrants.push(isWholeFiles(permission) ? grant : { ...grant, ...scopeOf(permission) });
  }
}

/** Whether a rule applies to the whole file, as nearly all do. Copying a scope is the most expensive step here. */
function isWholeFiles({ agent, server, tool, hook }: Permission): boolean {
  return agent === undefined && server === undefined && tool === undefined && hook === undefined;
}

function scopeOf({ agent, server, tool, hook, enabled }: Permission) {
  return {
    enabled,
    ...(agent === undefined ? {} : { agent }),
    ...(server === undefined ? {} : { server }),
    ...(tool === undefined ? {} : { tool }),
    ...(hook === undefined ? {} : { hook }),
  };
}
