import type { Severity } from './severities.ts';

/** Shapes like road signs: the more severe, the more pointed. */
const shapes = {
  critical: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z',
  high: 'M8 1.5 15.2 14.5H.8z',
  medium: 'M8 .8 15.2 8 8 15.2.8 8z',
  low: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  info: 'M3 2h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z',
} as const satisfies Record<Severity, string>;

export const SeverityIcon = ({ severity }: { readonly severity: Severity }) => (
  <svg class="severity-icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={shapes[severity]} fill="currentColor" />
  </svg>
);

export const SeverityBadge = ({ severity }: { readonly severity: Severity }) => (
  <span class="severity" data-severity={severity}>
    <SeverityIcon severity={severity} />
    {severity}
  </span>
);
