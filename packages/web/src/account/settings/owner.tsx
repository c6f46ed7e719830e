import type { ComponentChildren } from 'preact';
import { useLoaded } from '../loaded.tsx';
import type { Teams } from './api.ts';

/** The owner whose data a page shows: the user, or the team in the page's URL. */
export const teamOfAddress = (): string => new URLSearchParams(location.search).get('team') ?? '';

/** Links to the user's own pages and to those of their teams; nothing if there is no team. */
export function OwnerTabs({ path }: { readonly path: string }) {
  const { answer } = useLoaded<Teams>('/teams');
  const teams = answer?.kind === 'done' ? answer.value.teams : [];
  const shown = teamOfAddress();
  if (teams.length === 0) return null;
  return (
    <nav aria-label="Owner" class="owner-tabs">
      <ul>
        {[{ id: '', name: 'Personal' }, ...teams].map(({ id, name }) => (
          <li key={id}>
            <a
              href={id === '' ? path : `${path}?team=${id}`}
              {...(id === shown && { 'aria-current': 'page' as const })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const Empty = ({ children }: { readonly children: ComponentChildren }) => <p class="empty">{children}</p>;
