import type { Invocation, Word } from '../command/invocation.ts';
import { isIndexOption, type PackageIndex, packageIndex } from '../knowledge/package-indexes.ts';

const withValue = /^(--[a-z-]{5,20})=(.{1,2000})$/;

/** An option that selects a package index, and the kind of that index. */
export interface IndexOption {
  readonly word: Word;
  readonly index: PackageIndex;
}

const nothing: readonly never[] = [];

/** The options by which a command installs packages from another index. */
export function indexOptions({ program, arguments: words }: Invocation): readonly IndexOption[] {
  let found: IndexOption[] | null = null;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || !word.text.startsWith('-')) continue;
    const match = word.text.includes('=') ? withValue.exec(word.text) : null;
    const option = match?.[1] ?? word.text;
    const joined = match?.[2];
    if (!isIndexOption(option, program)) continue;
    const value = joined === undefined ? words[i + 1] : word;
    const index = value === undefined ? null : packageIndex(joined ?? value.text);
    if (value === undefined || index === null) continue;
    found ??= [];
    found.push({ word: value, index });
  }
  return found ?? nothing;
}
