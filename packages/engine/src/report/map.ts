import type { AgentModel } from '../agent/model.ts';
import type { ParsedDocument } from '../document/document.ts';
import { type LegKind, legsOf } from '../rules/legs.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import type { Report } from './schema.ts';

type MapPart = Report['map']['parts'][number];

/** More than these no drawing holds. */
const partsMax = 40;

/** What the agent is connected to, and what each connection lets in, holds and lets out: the parts that AG-019 looks for together. */
export function drawMap(model: AgentModel, document: ParsedDocument, redactor: Redactor): Report['map'] {
  const kinds = kindsByPlace(model);
  const parts = new Map<Place, Part>();
  const partOf = (source: Located<string>): Part => {
    const known = parts.get(source.at) ?? { source, reach: new Set<LegKind>(), approval: 'unknown' };
    parts.set(source.at, known);
    return known;
  };
  for (const { kind, source, approval } of legsOf(model)) {
    const part = partOf(source);
    part.reach.add(kind);
    if (part.approval === 'unknown') part.approval = approval;
  }
  for (const { name, at, enabled } of model.servers) if (enabled) partOf(locate(name.value, at));
  const drawn = [...parts.values()].slice(0, partsMax);
  return {
    parts: drawn.map(({ source, reach, approval }) => ({
      kind: kinds.get(source.at) ?? 'permission',
      name: redactor.text(source),
      pointer: redactor.pointer(source.at),
      line: document.positionAt(source.at.span.start).line,
      reach: [...reach],
      approval,
    })),
    omitted: parts.size - drawn.length,
  };
}

interface Part {
  readonly source: Located<string>;
  readonly reach: Set<LegKind>;
  approval: MapPart['approval'];
}

function kindsByPlace(model: AgentModel): ReadonlyMap<Place, MapPart['kind']> {
  const kinds = new Map<Place, MapPart['kind']>();
  for (const { at } of model.executions) kinds.set(at, 'execution');
  for (const { at } of model.exposures) kinds.set(at, 'channel');
  for (const { at } of model.fileGrants) kinds.set(at, 'files');
  for (const { at } of model.tools) kinds.set(at, 'tool');
  for (const { at } of model.servers) kinds.set(at, 'server');
  return kinds;
}
