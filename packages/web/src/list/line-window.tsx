import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Line } from '../report/side-by-side.ts';

interface LineWindowProps {
  readonly lines: readonly Line[];
  readonly label: string;
  readonly whole: boolean;
  readonly children: (line: Line) => ComponentChildren;
}

const fallbackHeight = 20;
const around = 30;

/** A box of lines that are all equally high; those out of view are not drawn. */
export function LineWindow({ lines, label, whole, children }: LineWindowProps) {
  const box = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(fallbackHeight);
  const [top, setTop] = useState(0);
  const [visible, setVisible] = useState(40);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const line = element.querySelector('.line')?.getBoundingClientRect().height ?? fallbackHeight;
      setHeight(line || fallbackHeight);
      setVisible(Math.ceil(element.clientHeight / (line || fallbackHeight)));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [lines]);
  const first = whole ? 0 : Math.max(0, top - around);
  const end = whole ? lines.length : Math.min(lines.length, top + visible + around);
  const onScroll = (event: Event): void => {
    if (event.currentTarget instanceof Element) setTop(Math.floor(event.currentTarget.scrollTop / height / 10) * 10);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
    <section ref={box} class="lines" aria-label={label} tabIndex={0} onScroll={onScroll}>
      <div style={{ height: `${first * height}px` }} />
      {lines.slice(first, end).map((line) => (
        <div class="line" key={line.number} data-changed={line.changed}>
          {children(line)}
        </div>
      ))}
      <div style={{ height: `${(lines.length - end) * height}px` }} />
    </section>
  );
}
