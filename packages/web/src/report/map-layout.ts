import type { Report } from '@agent-grade/engine';

export type Part = Report['map']['parts'][number];
export type Reach = Part['reach'][number];

/** The label of each kind of reach, and the side of the agent on which it is drawn. */
export const reachWords = {
  untrusted: { side: 'in', text: 'untrusted content' },
  inbound: { side: 'in', text: 'messages from anyone' },
  private: { side: 'in', text: 'private data' },
  secrets: { side: 'in', text: 'credentials' },
  read: { side: 'in', text: 'reads files or records' },
  egress: { side: 'out', text: 'sends data out' },
  execute: { side: 'out', text: 'runs commands' },
  write: { side: 'out', text: 'changes files or records' },
  'database-write': { side: 'out', text: 'changes databases' },
} as const satisfies Record<Reach, { side: 'in' | 'out'; text: string }>;

export interface Box {
  readonly part: Part;
  readonly side: 'in' | 'out';
  readonly words: readonly string[];
  readonly x: number;
  readonly y: number;
  /** On a path by which untrusted content could exfiltrate private data or run commands. */
  readonly dangerous: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly agentY: number;
  readonly boxes: readonly Box[];
}

export const boxSize = { width: 210, height: 52, gap: 14 } as const;
export const agentSize = { width: 120, height: 64 } as const;
const margin = 4;
const width = 720;

/** Inputs are on the left, outputs on the right; a part that is both is on both sides. */
export function layOut({ parts }: Report['map']): Layout {
  const columns = { in: [] as Omit<Box, 'x' | 'y'>[], out: [] as Omit<Box, 'x' | 'y'>[] };
  const danger = dangerOf(parts);
  for (const part of parts) {
    for (const side of sidesOf(part)) {
      const reach = part.reach.filter((kind) => reachWords[kind].side === side);
      const words = reach.map((kind) => reachWords[kind].text);
      columns[side].push({ part, side, words, dangerous: reach.some((kind) => danger.has(kind)) });
    }
  }
  const step = boxSize.height + boxSize.gap;
  const rows = Math.max(columns.in.length, columns.out.length, 1);
  const height = Math.max(rows * step - boxSize.gap, agentSize.height) + 2 * margin;
  const place = (boxes: readonly Omit<Box, 'x' | 'y'>[], x: number): readonly Box[] => {
    const top = (height - (boxes.length * step - boxSize.gap)) / 2;
    return boxes.map((box, index) => ({ ...box, x, y: top + index * step }));
  };
  return {
    width,
    height,
    agentY: height / 2,
    boxes: [...place(columns.in, margin), ...place(columns.out, width - boxSize.width - margin)],
  };
}

/** A part without known reach is placed with the outputs: the cautious assumption. */
function sidesOf(part: Part): readonly ('in' | 'out')[] {
  const sides = new Set(part.reach.map((kind) => reachWords[kind].side));
  return sides.size === 0 ? ['out'] : [...sides];
}

/** Untrusted content with a way to run, write or send forms a path; exfiltrating private data needs all three. */
function dangerOf(parts: readonly Part[]): ReadonlySet<Reach> {
  const has = (kind: Reach): boolean => parts.some(({ reach }) => reach.includes(kind));
  if (!has('untrusted') && !has('inbound')) return new Set();
  const danger = new Set<Reach>();
  const entries: readonly Reach[] = ['untrusted', 'inbound'];
  const acts: readonly Reach[] = (['execute', 'database-write'] as const).filter(has);
  const holds: readonly Reach[] = (['private', 'secrets'] as const).filter(has);
  if (acts.length > 0) for (const kind of [...entries, ...acts]) danger.add(kind);
  if (holds.length > 0 && has('egress')) for (const kind of [...entries, ...holds, 'egress' as const]) danger.add(kind);
  return danger;
}
