import { options } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** True while the page is printed. The browser takes its snapshot right after `beforeprint`, so rendering must be synchronous. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => (): void => {
      const { debounceRendering } = options;
      options.debounceRendering = (draw) => draw();
      setPrinting(value);
      if (debounceRendering === undefined) delete options.debounceRendering;
      else options.debounceRendering = debounceRendering;
    };
    const [start, end] = [set(true), set(false)];
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
