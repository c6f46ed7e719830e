import type { Surface, SurfaceEvents } from './surface.ts';

/** A text area as an editing surface; it cannot mark findings. */
export function createPlainSurface(area: HTMLTextAreaElement, events: SurfaceEvents): Surface {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      events.onSubmit();
    }
  };
  area.addEventListener('input', events.onEdit);
  area.addEventListener('keydown', onKey);
  return {
    text: () => area.value,
    load(text) {
      area.value = text;
      area.setSelectionRange(0, 0);
    },
    amend(text) {
      area.value = text;
    },
    setLanguage() {},
    mark() {},
    markProblem(line, column) {
      select(area, line, column, line, column);
    },
    clearMarks() {},
    reveal({ start, end }) {
      select(area, start.line, start.column, end.line, end.column);
    },
    focus: () => area.focus(),
    destroy() {
      area.removeEventListener('input', events.onEdit);
      area.removeEventListener('keydown', onKey);
    },
  };
}

function select(area: HTMLTextAreaElement, line: number, column: number, endLine: number, endColumn: number): void {
  const offset = (atLine: number, atColumn: number): number => {
    let start = 0;
    for (let i = 1; i < atLine; i++) {
      const next = area.value.indexOf('\n', start);
      if (next === -1) break;
      start = next + 1;
    }
    return start + atColumn - 1;
  };
  area.focus();
  area.setSelectionRange(offset(line, column), offset(endLine, endColumn));
}
