import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/** A container image: `name:tag` or `name@sha256:…`. The colon of a registry's port is no tag. */
export function readContainerImage(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  const written = cursor.text();
  if (written === null || written.value === '' || /[${]/.test(written.value)) return;
  const text = written.value;
  const digest = text.indexOf('@');
  const tag = text.indexOf(':', text.lastIndexOf('/') + 1);
  const end = digest !== -1 ? digest : tag !== -1 ? tag : text.length;
  model.components.push({
    ...scope,
    at: written.at,
    kind: 'image',
    ecosystem: 'docker',
    name: locate(text.slice(0, end), written.at),
    version: end === text.length ? null : text.slice(end + 1),
    autoUpdate: false,
  });
}
