import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createHeights, type Heights } from './heights.ts';

interface WindowedListProps<Item extends { readonly key: string }> {
  readonly items: readonly Item[];
  readonly label: string;
  /** Estimated height of an item that has not been rendered yet. */
  readonly estimate: (item: Item) => number;
  /** Key of the item to scroll to when it changes. */
  readonly revealed: string | null;
  /** Renders all items, for printing. */
  readonly whole: boolean;
  readonly children: (item: Item) => ComponentChildren;
}

/** Up to this number of items the browser renders all of them without a noticeable delay. */
const wholeMax = 60;
const overscan = 600;

/** Renders only the visible part of a long list. Heights are measured as items appear; the page itself scrolls. */
export function WindowedList<Item extends { readonly key: string }>(props: WindowedListProps<Item>) {
  const { items, label, revealed } = props;
  const list = useRef<HTMLOListElement>(null);
  const heights = useRef<Heights>(createHeights());
  const arranged = useRef<readonly Item[] | null>(null);
  if (arranged.current !== items) {
    arranged.current = items;
    heights.current.arrange(items.map((item) => ({ key: item.key, estimate: props.estimate(item) })));
  }
  const view = useView(list, items);
  const row = useRows(props);
  const all = props.whole || items.length <= wholeMax;
  const [first, end] = all ? [0, items.length] : heights.current.range(view.from, view.to);
  useMeasuring(list, heights.current, all, [items, first, end, all]);

  useEffect(() => {
    if (revealed === null || list.current === null) return;
    reveal(list.current, revealed, heights.current, all);
  }, [revealed, items]);

  return (
    <ol class="rows" ref={list} aria-label={label}>
      <Space height={all ? 0 : heights.current.offset(first)} />
      {items.slice(first, end).map((item, index) => row(item, first + index))}
      <Space height={all ? 0 : heights.current.total() - heights.current.offset(end)} />
    </ol>
  );
}

type List = RefObject<HTMLOListElement | null>;

/** The visible range of the list, in pixels from its top, in steps of a hundred. */
function useView(list: List, items: unknown): { readonly from: number; readonly to: number } {
  const [view, setView] = useState({ from: 0, to: 0 });
  useEffect(() => {
    const look = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setView((old) => {
        const from = Math.max(0, Math.floor((-top - overscan) / 100) * 100);
        const to = Math.ceil((innerHeight - top + overscan) / 100) * 100;
        return old.from === from && old.to === to ? old : { from, to };
      });
    };
    look();
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [items]);
  return view;
}

/** Reuses the rows that have already been rendered, so that scrolling renders only new ones. */
function useRows<Item extends { readonly key: string }>({ items, children: draw }: WindowedListProps<Item>) {
  const drawn = useRef({ draw, items, rows: new Map<string, VNode>() });
  if (drawn.current.draw !== draw || drawn.current.items !== items) drawn.current = { draw, items, rows: new Map() };
  return (item: Item, index: number): VNode => {
    const known = drawn.current.rows.get(item.key);
    if (known !== undefined) return known;
    const made = (
      <li key={item.key} data-key={item.key} aria-posinset={index + 1} aria-setsize={items.length}>
        {draw(item)}
      </li>
    );
    drawn.current.rows.set(item.key, made);
    return made;
  };
}

/** Measures the rendered rows, and renders again if a height differs from its estimate. */
function useMeasuring(list: List, heights: Heights, all: boolean, changes: readonly unknown[]): void {
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    if (all) return;
    const watcher = new ResizeObserver((entries) => {
      let changed = false;
      for (const { target } of entries) {
        const key = target.getAttribute('data-key') ?? '';
        changed = heights.measure(key, target.getBoundingClientRect().height) || changed;
      }
      if (changed) redraw((count) => count + 1);
    });
    for (const child of list.current?.querySelectorAll(':scope > [data-key]') ?? []) watcher.observe(child);
    return () => watcher.disconnect();
  }, changes);
}

const Space = ({ height }: { readonly height: number }) =>
  height > 0 ? <li class="space" role="presentation" aria-hidden="true" style={{ height: `${height}px` }} /> : null;

function reveal(list: HTMLOListElement, key: string, heights: Heights, all: boolean): void {
  const find = (): Element | null => list.querySelector(`:scope > [data-key="${CSS.escape(key)}"]`);
  if (!all && find() === null) {
    const top = list.getBoundingClientRect().top + scrollY + heights.offsetOf(key);
    scrollTo({ top: top - innerHeight / 3, behavior: 'instant' });
  }
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.scrollIntoView({ block: 'nearest' })));
}
