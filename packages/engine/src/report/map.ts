import type { Capability } from '../agent/capability.ts';
import { reachOf } from '../agent/conditions.ts';
import type { Server, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { ParsedDocument } from '../document/document.ts';
import type { Leg } from '../rules/legs.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { PathKeys } from '../text/path-keys.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import type { Report } from './schema.ts';

type MapPart = Report['map']['parts'][number];

/** Maximum number of parts in a drawing. */
const partsMax = 40;

/** The input from which the map is built. */
interface MapInput {
  readonly reading: { readonly model: AgentModel };
  readonly legs: readonly Leg[];
  readonly document: ParsedDocument;
  readonly redactor: Redactor;
}

/** The map of the agent's connections, with the inputs, data and outputs of each: the parts that AG-019 combines. */
export function drawMap({ reading: { model }, legs, document, redactor }: MapInput): Report['map'] {
  const parts = new Map<Place, Part>();
  const listed = new ListedNames();
  const partOf = (written: Located<string>): Part => {
    const source = listed.first(written);
    const known = parts.get(source.at) ?? { source, reach: [], approval: 'unknown' };
    parts.set(source.at, known);
    return known;
  };
  for (const { kind, source, approval } of legs) {
    const part = partOf(source);
    if (!part.reach.includes(kind)) part.reach.push(kind);
    if (part.approval === 'unknown') part.approval = approval;
  }
  const builtIn = toolsByServer(model);
  const undrawn = new Set<Place>();
  for (const server of model.servers) {
    if (!server.enabled) continue;
    if (parts.size >= partsMax && !parts.has(server.at)) undrawn.add(server.at);
    else {
      const part = partOf(locate(server.name.value, server.at));
      const own = builtIn.get(server) ?? [];
      for (const tool of own) addTool(part, tool);
      addHarmless(part.reach, [...reachOf(server), ...own.flatMap(({ capabilities }) => capabilities)]);
    }
  }
  const drawn = [...parts.values()].slice(0, partsMax);
  const kinds = kindsOf(new Set(drawn.map(({ source }) => source.at)), model);
  return {
    parts: drawn.map(({ source, reach, approval }) => ({
      kind: kinds.get(source.at) ?? 'permission',
      name: redactor.text(source),
      pointer: redactor.pointer(source.at),
      line: document.positionAt(source.at.span.start).line,
      reach,
      approval,
    })),
    omitted: parts.size + undrawn.size - drawn.length,
  };
}

/** The tools of each server that the file names, such as those of an extension that is part of its host. */
function toolsByServer({ tools }: AgentModel): ReadonlyMap<Server, readonly Tool[]> {
  const found = new Map<Server, Tool[]>();
  for (const tool of tools) {
    if (tool.server === undefined || !tool.enabled) continue;
    const known = found.get(tool.server);
    if (known === undefined) found.set(tool.server, [tool]);
    else known.push(tool);
  }
  return found;
}

/** A coding agent's own tools are no legs of a combination, yet its map shows that they run commands. */
function addTool(part: Part, { capabilities, approval }: Tool): void {
  if (capabilities.includes('execute') && !part.reach.includes('execute')) part.reach.push('execute');
  if (part.approval === 'unknown' && approval !== 'unknown') part.approval = approval === 'never' ? 'unasked' : 'asked';
}

/** Adds harmless capabilities for a direction in which the part has no leg of a dangerous combination. */
function addHarmless(reach: Reach[], capabilities: readonly Capability[]): void {
  const hasNone = (kinds: ReadonlySet<Reach>): boolean => !reach.some((kind) => kinds.has(kind));
  if (capabilities.some((one) => reading.has(one)) && hasNone(dangerousInputs)) reach.push('read');
  if (capabilities.some((one) => writing.has(one)) && hasNone(dangerousOutputs)) reach.push('write');
}

/** Names in lists, of which a repetition is the same part. */
class ListedNames {
  readonly #first = new Map<string, Located<string>>();
  readonly #lists = new PathKeys();

  /** The same name where its list has it first. */
  first(source: Located<string>): Located<string> {
    if (typeof source.at.path.at(-1) !== 'number') return source;
    const key = `${this.#lists.of(source.at, -1)} ${source.value}`;
    const known = this.#first.get(key) ?? source;
    this.#first.set(key, known);
    return known;
  }
}

const reading: ReadonlySet<Capability> = new Set(['read', 'search', 'database']);
const writing: ReadonlySet<Capability> = new Set(['write', 'delete', 'administer', 'pay', 'remember']);
const dangerousInputs: ReadonlySet<Reach> = new Set(['private', 'untrusted', 'secrets']);
const dangerousOutputs: ReadonlySet<Reach> = new Set(['egress', 'execute', 'database-write']);

type Reach = MapPart['reach'][number];

interface Part {
  readonly source: Located<string>;
  readonly reach: Reach[];
  approval: MapPart['approval'];
}

function kindsOf(places: ReadonlySet<Place>, model: AgentModel): ReadonlyMap<Place, MapPart['kind']> {
  const kinds = new Map<Place, MapPart['kind']>();
  const add = (facts: readonly { readonly at: Place }[], kind: MapPart['kind']): void => {
    for (const { at } of facts) if (places.has(at)) kinds.set(at, kind);
  };
  add(model.executions, 'execution');
  add(model.exposures, 'channel');
  add(model.authentications, 'channel');
  add(model.fileGrants, 'files');
  add(model.tools, 'tool');
  add(model.servers, 'server');
  return kinds;
}
