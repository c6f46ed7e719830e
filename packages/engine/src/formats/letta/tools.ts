import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addMaterial } from '../shared/prompt.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';

/** Reads a tool with its source code, approval and packages. */
export function readTool(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = entry.get('name').text();
  if (name === null) return;
  const tool = addDescribedTool(name, entry, model, scope);
  const toolScope = scopeOfTool(tool, scope);
  addMaterial(entry.get('source_code'), 'code', model, toolScope);
  const requiresApproval = entry.get('default_requires_approval').boolean();
  if (requiresApproval !== null) {
    tool.approval = requiresApproval.value ? 'always' : 'unknown';
    const fact = { kind: 'tool', origin: 'set', reach: tool.capabilities, subject: name } as const;
    if (requiresApproval.value) model.approvals.push({ ...toolScope, ...fact, at: requiresApproval.at, state: 'on' });
  }
  for (const [list, ecosystem] of [
    ['pip_requirements', 'pypi'],
    ['npm_requirements', 'npm'],
  ] as const) {
    for (const item of entry.get(list).items()) {
      const required = item.isMapping ? item.get('name').text() : item.text();
      const version = item.get('version').text()?.value ?? null;
      if (required === null) continue;
      const named = locate(required.value, required.at);
      model.components.push({
        ...toolScope,
        at: required.at,
        kind: 'package',
        ecosystem,
        name: named,
        version,
        autoUpdate: false,
      });
    }
  }
}
