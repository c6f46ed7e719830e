import { useEffect, useState } from 'preact/hooks';

/** Accepts a file dropped anywhere on the page; true while a file is dragged over it. */
export function useDrop(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      setHovering(false);
      if (file === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
    };
    // In the capture phase, because the editor would insert the file's text at the drop position.
    addEventListener('dragover', over, true);
    addEventListener('dragleave', leave, true);
    addEventListener('drop', drop, true);
    return () => {
      removeEventListener('dragover', over, true);
      removeEventListener('dragleave', leave, true);
      removeEventListener('drop', drop, true);
    };
  });
  return hovering;
}
