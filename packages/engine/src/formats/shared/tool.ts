import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Scope, Tool } from '../../agent/facts.ts';
import { mentionsProgram } from '../../knowledge/runs-anything.ts';
import { capabilitiesOfTool, isBareVerb } from '../../knowledge/tools.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readSchema } from './schema.ts';

/** A tool while it is read. It is created first, since the facts in its entry refer to it. */
export type ToolBuilder = { -readonly [Key in keyof Tool]: Tool[Key] };

const schemaNames =
  'parameters input_schema inputSchema args_schema argsSchema json_schema args_json_schema schema inputs outputSchema output_schema'.split(
    ' ',
  );

/** What a tool can do that runs any statement a model writes for a database. */
export const anyStatement: readonly Capability[] = ['database', 'database-write', 'delete'];

/** Adds a tool of which only the name is known. */
export function addNamedTool(name: Located<string>, model: ModelBuilder, scope: Scope): ToolBuilder {
  const tool: ToolBuilder = {
    at: name.at,
    name,
    description: null,
    capabilities: capabilitiesOfTool(name.value),
    approval: 'unknown',
    metadata: [],
    parameters: [],
    annotations: [],
    narrowed: false,
    ...scope,
  };
  model.tools.push(tool);
  return tool;
}

/** Adds a tool with its description, parameters and annotations, in the spelling of any vendor. */
export function addDescribedTool(name: Located<string>, entry: Cursor, model: ModelBuilder, scope: Scope): ToolBuilder {
  const tool = addNamedTool(name, model, scope);
  tool.at = entry.at;
  tool.description = entry
    .any(
      'description',
      'tool_description',
      'toolDescription',
      'modelDescription',
      'desc',
      'about',
      'help',
      'usage',
      'purpose',
    )
    .text();
  tool.capabilities = capabilitiesOfTool(name.value, tool.description?.value);
  const schemas = schemaNames.map((key) => entry.get(key)).filter((schema) => schema.isMapping || schema.isList);
  // In Docker's registry `arguments` is a list of parameters; elsewhere it holds the texts of a command's arguments.
  const passed = entry.get('arguments');
  if (passed.isList && passed.items().every((item) => item.isMapping)) schemas.push(passed);
  const readings = schemas.map(readSchema);
  tool.metadata = readings.flatMap(({ metadata }) => metadata);
  tool.parameters = readings.flatMap(({ parameters }) => parameters);
  // If the name is a bare verb such as `execute`, a parameter can show that it runs programs.
  if (isBareVerb(name.value) && tool.parameters.some((parameter) => mentionsProgram(parameter.name.value))) {
    tool.capabilities = capabilitiesOfTool(name.value);
  }
  tool.annotations = readAnnotations(entry.get('annotations'));
  return tool;
}

/** The scope for the facts in a tool's entry. */
export function scopeOfTool(tool: Tool, scope: Scope): Scope {
  return { ...scope, tool, enabled: tool.enabled };
}

/** https://modelcontextprotocol.io/specification/2025-06-18/schema#toolannotations */
function readAnnotations(annotations: Cursor): Tool['annotations'] {
  const reads = annotations.get('readOnlyHint').boolean();
  const destroys = annotations.get('destructiveHint').boolean();
  annotations.ignore();
  return [
    ...(reads === null ? [] : [locate(reads.value ? ('read-only' as const) : ('not-read-only' as const), reads.at)]),
    ...(destroys === null
      ? []
      : [locate(destroys.value ? ('destructive' as const) : ('not-destructive' as const), destroys.at)]),
  ];
}
