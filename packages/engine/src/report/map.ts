import { placeKey } from '../agent/conditions.ts';
import type { AgentModel } from '../agent/model.ts';
import type { ParsedDocument } from '../document/document.ts';
import { type LegKind, legsOf } from '../rules/legs.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { type Located, locate } from '../text/span.ts';
import type { Report } from './schema.ts';

type MapPart = Report['map']['parts'][number];

/** More than these no drawing holds. */
const partsMax = 40;

/** What the agent is connected to, and what each connection lets in, holds and lets out: the parts that AG-019 looks for together. */
export function drawMap(model: AgentModel, document: ParsedDocument, redactor: Redactor): Report['map'] {
  const kinds = kindsByPlace(model);
  const parts = new Map<string, Part>();
  const partOf = (source: Located<string>): Part => {
    const key = `${placeKey(source.at)} ${source.value}`;
    const known = parts.get(key) ?? { source, reach: new Set<LegKind>(), approval: 'unknown' };
    parts.set(key, known);
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
      kind: kinds.get(placeKey(source.at)) ?? 'permission',
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

function kindsByPlace(model: AgentModel): ReadonlyMap<string, MapPart['kind']> {
  const kinds = new Map<string, MapPart['kind']>();
  for (const { at } of model.executions) kinds.set(placeKey(at), 'execution');
  for (const { at } of model.exposures) kinds.set(placeKey(at), 'channel');
  for (const { at } of model.fileGrants) kinds.set(placeKey(at), 'files');
  for (const { at } of model.tools) kinds.set(placeKey(at), 'tool');
  for (const { at } of model.servers) kinds.set(placeKey(at), 'server');
  return kinds;
}
