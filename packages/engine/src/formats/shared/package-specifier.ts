import type { Component } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';

/** Splits the `name@version` of an npm package; null for local files and folders. */
export function readPackageSpecifier(written: Located<string>): Pick<Component, 'at' | 'name' | 'version'> | null {
  const text = written.value.trim().replace(/^npm:/, '');
  if (text === '' || /^(?:\.{0,2}\/|~|file:|[A-Za-z]:\\|\$)/.test(text)) return null;
  const at = text.indexOf('@', 1);
  if (at === -1) return { at: written.at, name: locate(text, written.at), version: null };
  return { at: written.at, name: locate(text.slice(0, at), written.at), version: text.slice(at + 1) };
}
