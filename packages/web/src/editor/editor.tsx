import { useEffect, useRef } from 'preact/hooks';
import { createPlainSurface } from './plain-surface.ts';
import type { Surface, SurfaceEvents } from './surface.ts';

interface EditorProps extends SurfaceEvents {
  /** Called whenever another surface replaces the current one; the text is the same. */
  readonly onSurface: (surface: Surface) => void;
}

const placeholder = 'Paste mcp.json, settings.json, agents.yaml …';

/** Starts as a text area, which the editor replaces once it has loaded. Without the editor everything works except the marks. */
export function Editor({ onSurface, ...events }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const stable: SurfaceEvents = {
      onEdit: () => latest.current.onEdit(),
      onSubmit: () => latest.current.onSubmit(),
      onPick: (fingerprint) => latest.current.onPick(fingerprint),
    };
    let surface = createPlainSurface(element, stable);
    let gone = false;
    onSurface(surface);
    import('./code-surface.ts').then(
      ({ createCodeSurface }) => {
        if (gone) return;
        surface.destroy();
        surface = createCodeSurface(element, nonce(), stable);
        onSurface(surface);
      },
      () => {},
    );
    return () => {
      gone = true;
      surface.destroy();
    };
  }, []);
  return (
    <div class="editor">
      <textarea ref={area} aria-label="Configuration" placeholder={placeholder} spellcheck={false} />
    </div>
  );
}

const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
