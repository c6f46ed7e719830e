import type { ModelBuilder } from '../../agent/builder.ts';
import type { Component, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { withDefaults } from './variable-defaults.ts';

/** A placeholder, such as `<IMAGE_URL>` or `__IMAGE__`, that is replaced before deployment. */
const placeholder = /^(?:<[^<>]{1,80}>|__\w{1,80}__|\w{0,80}PLACEHOLDER\w{0,80})$/;

/** Whether the text names an image, instead of leaving it to a variable or placeholder. */
export function isNamedImage(text: string): boolean {
  return text !== '' && !/[${]/.test(text) && !placeholder.test(text);
}

/** Adds a container image as a component. */
export function readContainerImage(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  const written = cursor.text();
  if (written === null) return;
  const named = locate(withDefaults(written.value), written.at);
  if (isNamedImage(named.value)) model.components.push({ ...scope, ...imageOf(named), at: written.at });
}

/**
 * Splits `name:tag` or `name@sha256:…`; the colon before a registry's port is no tag.
 * https://docs.docker.com/reference/cli/docker/image/tag/
 */
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
