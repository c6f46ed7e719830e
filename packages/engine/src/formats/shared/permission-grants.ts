import type { ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';

/** Folders that rules open: what may be read or written without a question. */
export function addPermissionGrants(permissions: readonly Permission[], model: ModelBuilder): void {
  for (const permission of permissions) {
    const { decision, overridden, subject, pattern, wildcard } = permission;
    if (decision !== 'allow' || overridden || wildcard || pattern === null) continue;
    if (subject !== 'read' && subject !== 'write') continue;
    model.fileGrants.push({
      ...scopeOf(permission),
      at: permission.at,
      path: pattern,
      access: subject,
      source: 'permission',
    });
  }
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
