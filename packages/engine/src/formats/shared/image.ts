import type { Component } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';

/** An image's name and what pins it: `registry:5000/name:tag@sha256:…`. https://docs.docker.com/reference/cli/docker/image/tag/ */
export function imageOf(
  text: Located<string>,
): Pick<Component, 'kind' | 'ecosystem' | 'name' | 'version' | 'autoUpdate'> {
  const digest = text.value.indexOf('@');
  const colon = text.value.indexOf(':', text.value.lastIndexOf('/') + 1);
  const marks = [digest, colon].filter((at) => at > 0);
  const end = marks.length === 0 ? text.value.length : Math.min(...marks);
  const version = digest > 0 ? text.value.slice(digest + 1) : colon > 0 ? text.value.slice(colon + 1) : null;
  return {
    kind: 'image',
    ecosystem: 'docker',
    name: locate(text.value.slice(0, end), text.at),
    version,
    autoUpdate: false,
  };
}
