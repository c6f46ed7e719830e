import { useEffect, useState } from 'preact/hooks';

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
}

/** Copies a text and confirms it, visibly and to screen readers. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), 2_500);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = (): void => {
    navigator.clipboard?.writeText(text()).then(
      () => setSaid('Copied'),
      () => setSaid('The browser did not allow copying'),
    ) ?? setSaid('Copying requires https');
  };
  return (
    <>
      <button type="button" class="button small" onClick={copy}>
        {label}
      </button>
      <span role="status" class="said">
        {said}
      </span>
    </>
  );
}
