import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly content: () => ComponentChildren;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Shows all panels below each other, for printing. */
  readonly printing: boolean;
}

/** Tabs in the WAI-ARIA pattern: arrow keys switch tabs, the Tab key moves on into the panel. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, printing }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  if (printing) {
    return (
      <>
        {tabs.map(({ id, title, content }) => (
          <section key={id} class="panel">
            <h2>{title}</h2>
            {content()}
          </section>
        ))}
      </>
    );
  }
  const onKey = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const moved = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = moved === undefined ? undefined : tabs.at(moved % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  const current = tabs.find(({ id }) => id === selected);
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls="panel"
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={onKey}
          >
            {title}
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby={`tab-${selected}`} key={selected}>
        {current?.content()}
      </div>
    </>
  );
}
