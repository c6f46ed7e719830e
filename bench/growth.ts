/**
 * How the time of an analysis grows with the parts of a file: `node bench/growth.ts [FORMAT]`. In every sample, each part and each pair of parts
 * is filled with varied copies of its own entries, to two lengths. A reader that compares each entry of one part with each of another takes
 * far longer for the longer text; the texts whose time grows the most beyond their length come first. Without a format it takes hours.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { analyzeWithoutTrials } from '@agent-grade/engine';
import { load } from 'js-yaml';
import { type Container, isContainer, rebuild, type Value } from './grow.ts';
import { printRow } from './measure.ts';

const lengths = [200_000, 800_000] as const;
const depths = [0, 1, 2] as const;
const rowsMax = 20;

interface Part {
  readonly name: string;
  readonly container: Container;
}

/** A copy in which every second time short words are new names, so that entries differ where names decide. */
function vary(value: Value, index: number): Value {
  if (isContainer(value)) return rebuild(value, (member) => vary(member, index));
  const isName = typeof value === 'string' && /^[a-z][\w.-]{0,40}$/i.test(value);
  return isName && index % 2 === 0 ? `${value}${index}` : value;
}

/** The container with copies of its members, of about this length in all. */
function fillContainer(container: Container, length: number): Container {
  const members = Object.entries(container);
  const count = Math.ceil(length / (JSON.stringify(container).length / members.length + 6));
  const copies = Array.from({ length: count }, (_, index) => {
    const [key, member] = members[index % members.length] ?? ['', null];
    return [`${key}${index + 1}`, vary(member, index)] as const;
  });
  if (Array.isArray(container)) return [...container, ...copies.map(([, member]) => member)];
  return { ...container, ...Object.fromEntries(copies) };
}

function partsAt(value: Value, depth: number, name = ''): readonly Part[] {
  if (!isContainer(value)) return [];
  const members = Object.entries(value);
  if (depth === 0) return members.length > 0 ? [{ name: name || '/', container: value }] : [];
  return members.flatMap(([key, member]) => partsAt(member, depth - 1, `${name}/${key}`));
}

function fill(value: Value, parts: readonly Part[], length: number): Value {
  if (!isContainer(value)) return value;
  if (parts.some(({ container }) => container === value)) return fillContainer(value, length / parts.length);
  return rebuild(value, (member) => fill(member, parts, length));
}

function cpuMs(content: string): number {
  const { user, system } = process.cpuUsage();
  analyzeWithoutTrials({ content, format: 'json' });
  const after = process.cpuUsage();
  return (after.user - user + after.system - system) / 1000;
}

/** The parts by themselves, and two at a time. */
const combine = (parts: readonly Part[]): readonly (readonly Part[])[] =>
  parts.flatMap((one, index) => [[one], ...parts.slice(index + 1).map((other) => [one, other])]);

/** The sample as plain values; null if it is not one document, or has comments in JSON. */
function read(text: string): Value | null {
  try {
    return load(text) as Value;
  } catch {
    return null;
  }
}

const formats = new URL('../packages/engine/src/formats/', import.meta.url);
const samples = readdirSync(formats, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[^/]+\/samples\/.+\.(?:json|ya?ml)$/.test(path) && path.startsWith(process.argv[2] ?? ''))
  .sort();
const found: { readonly title: string; readonly ms: readonly number[]; readonly growth: number }[] = [];
for (const path of samples) {
  const root = read(readFileSync(new URL(path, formats), 'utf8'));
  if (root === null) continue;
  for (const parts of depths.flatMap((depth) => combine(partsAt(root, depth)))) {
    const texts = lengths.map((length) => JSON.stringify(fill(root, parts, length)));
    const ms = texts.map(cpuMs);
    const longer = (texts[1]?.length ?? 1) / (texts[0]?.length ?? 1);
    const growth = (ms[1] ?? 1) / (ms[0] ?? 1) / longer;
    found.push({ title: `${path.replace('/samples', '')} ${parts.map(({ name }) => name).join(' ')}`, ms, growth });
  }
}

printRow(['growth', ...lengths.map((length) => `ms, ${length / 1000} KB`), '  text']);
for (const { title, ms, growth } of found.toSorted((a, b) => b.growth - a.growth).slice(0, rowsMax))
  printRow([growth.toFixed(2), ...ms.map((one) => one.toFixed(0)), `  ${title}`]);
