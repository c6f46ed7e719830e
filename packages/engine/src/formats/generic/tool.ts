import type { Tool } from '../../agent/facts.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import type { Located } from '../../text/span.ts';
import type { Context } from './context.ts';

/** A tool of which the file says no more than its name. A wildcard grants them all. */
export function addTool(name: Located<string>, { model, scope }: Context): void {
  if (/^(?:\*|all|any)$/i.test(name.value.trim())) {
    model.grants.push({ ...scope, at: name.at, kind: 'tool-wildcard', subject: name, wide: true });
    return;
  }
  const tool: Tool = {
    ...scope,
    at: name.at,
    name,
    description: null,
    capabilities: capabilitiesOfTool(name.value),
    approval: 'unknown',
    metadata: [],
    parameters: [],
    annotations: [],
    narrowed: false,
  };
  model.tools.push(tool);
}
