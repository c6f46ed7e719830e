/** The height of each item in a list: measured if the item has been rendered, otherwise estimated. */
export interface Heights {
  arrange(items: readonly { readonly key: string; readonly estimate: number }[]): void;
  /** True if the height differs from the known one. */
  measure(key: string, height: number): boolean;
  /** The first item in view and the one after the last. */
  range(from: number, to: number): readonly [number, number];
  /** The offset of an item; for the number of items, the end of the list. */
  offset(index: number): number;
  offsetOf(key: string): number;
  total(): number;
}

export function createHeights(): Heights {
  const measured = new Map<string, number>();
  let items: readonly { readonly key: string; readonly estimate: number }[] = [];
  let offsets: readonly number[] | null = null;

  const sums = (): readonly number[] => {
    if (offsets !== null) return offsets;
    const all = [0];
    let sum = 0;
    for (const { key, estimate } of items) {
      sum += measured.get(key) ?? estimate;
      all.push(sum);
    }
    offsets = all;
    return all;
  };
  const offset = (index: number): number => sums()[index] ?? 0;

  /** The last item that begins at or before an offset. */
  const indexAt = (height: number): number => {
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (offset(middle) <= height) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    arrange(next) {
      items = next;
      offsets = null;
    },
    measure(key, height) {
      if (Math.abs((measured.get(key) ?? -1) - height) < 0.5) return false;
      measured.set(key, height);
      offsets = null;
      return true;
    },
    range: (from, to) => [Math.min(indexAt(from), items.length), Math.min(indexAt(to) + 1, items.length)],
    offset,
    offsetOf: (key) =>
      offset(
        Math.max(
          0,
          items.findIndex((item) => item.key === key),
        ),
      ),
    total: () => offset(items.length),
  };
}
