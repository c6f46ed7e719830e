import { encode } from 'uqr';

/** The quiet zone around the code, in modules: readers need it (ISO/IEC 18004). */
const border = 4;

/** A QR code, dark on light in every colour scheme, as readers expect. Built from elements, not from an HTML text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data } = encode(text, { border });
  const size = data.length;
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#000000" />
    </svg>
  );
}
