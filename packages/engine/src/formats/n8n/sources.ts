import type { Cursor } from '../cursor.ts';
import { nameOf, typeOf } from './node-parts.ts';

const passThroughTypes =
  /\.(?:noOp|if|switch|filter|wait|limit|sort|splitInBatches|removeDuplicates|executionData|stickyNote)$/;

/** Whether a node passes on its input unchanged. */
export function passesThrough(node: Cursor): boolean {
  return passThroughTypes.test(typeOf(node));
}

/** `$('Name')` and the older `$node["Name"]`. */
const nodeNames = /\$\(\s?(["'`])([^"'`]{1,200})\1\s?\)|\$node\[(["'])([^"']{1,200})\3\]/g;

const stepsMax = 100;

/** The nodes that an expression or a program reads by name. */
export function namedIn(text: string): readonly string[] {
  return [...text.matchAll(nodeNames)].map((found) => found[2] ?? found[4] ?? '');
}

/**
 * Returns a function that finds the nodes from which a node's input comes, looking through nodes that only pass it on. Empty if unknown.
 * `also` lists the nodes that a node reads by name, besides its input.
 */
export function createSourceLookup(
  nodes: readonly Cursor[],
  connections: Cursor,
  through: (node: Cursor) => boolean,
  also: (node: Cursor) => readonly string[] = () => [],
): (node: string) => readonly string[] {
  const predecessors = predecessorsIn(connections);
  const passThrough = new Map<string, readonly string[]>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (!through(node)) continue;
    const isNew = !passThrough.has(name);
    passThrough.set(name, also(node));
    if (isNew && /\.splitInBatches$/.test(typeOf(node))) ignoreBackEdges(name, predecessors);
  }
  return (node) => {
    const seen = new Set<string>([node]);
    const found: string[] = [];
    for (const step of seen) {
      const sources = predecessors.get(step);
      if (sources === undefined) return [];
      for (const list of step === node ? [sources] : [sources, passThrough.get(step) ?? []]) {
        for (const source of list) {
          if (seen.size + found.length > stepsMax) return [];
          if (passThrough.has(source)) seen.add(source);
          else found.push(source);
        }
      }
    }
    return found;
  };
}

/** The nodes before each node, each once: an outlet can name one target ten thousand times. */
function predecessorsIn(connections: Cursor): Map<string, Set<string>> {
  const before = new Map<string, Set<string>>();
  for (const { key, value } of connections.members()) {
    for (const outlet of value.get('main').items()) {
      for (const target of outlet.items()) {
        const name = target.get('node').text()?.value;
        if (name === undefined) continue;
        const known = before.get(name) ?? new Set();
        before.set(name, known);
        known.add(key.value);
      }
    }
  }
  return before;
}

/** A loop passes on the items it received first: what its last step sends back only requests the next batch. */
function ignoreBackEdges(loop: string, before: Map<string, Set<string>>): void {
  const sources = [...(before.get(loop) ?? [])];
  if (sources.length < 2) return;
  const outside = sources.filter((source) => !isReachable(loop, source, before));
  if (outside.length > 0) before.set(loop, new Set(outside));
}

function isReachable(loop: string, node: string, before: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set<string>([node]);
  for (const step of seen) {
    if (step === loop) return true;
    for (const source of before.get(step) ?? []) {
      if (seen.size > stepsMax) return false;
      seen.add(source);
    }
  }
  return false;
}

/** Returns a function that lists the nodes that receive a node's output. Each list is read once. */
export function createTargetLookup(connections: Cursor): (node: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (node) => {
    const targets = known.get(node) ?? targetsIn(connections.get(node));
    known.set(node, targets);
    return targets;
  };
}

function targetsIn(outputs: Cursor): readonly string[] {
  const outlets = outputs.members().flatMap(({ value }) => value.items());
  return outlets.flatMap((outlet) => outlet.items().flatMap((target) => target.get('node').text()?.value ?? []));
}
