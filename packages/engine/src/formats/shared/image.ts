import type { ModelBuilder } from '../../agent/builder.ts';
import type { Component, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/** `<IMAGE_URL>`, `__IMAGE__`: which image it will be is filled in elsewhere. */
const filledIn = /^(?:<[^<>]{1,80}>|__\w{1,80}__|\w{0,80}PLACEHOLDER\w{0,80})$/;

/** Written out, and not left to whoever deploys it. */
export function isNamedImage(text: string): boolean {
  return text !== '' && !/[${]/.test(text) && !filledIn.test(text);
}

/** A container image: `name:tag` or `name@sha256:…`. The colon of a registry's port is no tag. */
export function readContainerImage(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  const written = cursor.text();
  if (written === null || !isNamedImage(written.value)) return;
  model.components.push({ ...scope, ...imageOf(written), at: written.at });
}

/** An image's name and what pins it. https://docs.docker.com/reference/cli/docker/image/tag/ */
export function imageOf(
  written: Located<string>,
): Pick<Component, 'kind' | 'ecosystem' | 'name' | 'version' | 'autoUpdate'> {
  const text = written.value;
  const digest = text.indexOf('@');
  const tag = text.indexOf(':', text.lastIndexOf('/') + 1);
  const end = digest !== -1 ? digest : tag !== -1 ? tag : text.length;
  return {
    kind: 'image',
    ecosystem: 'docker',
    name: locate(text.slice(0, end), written.at),
    version: end === text.length ? null : text.slice(end + 1),
    autoUpdate: false,
  };
}
