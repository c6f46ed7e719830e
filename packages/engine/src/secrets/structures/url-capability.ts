import { classifyHost } from '../../knowledge/hosts.ts';
import type { TextScan } from '../search/text-scan.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { randomness } from '../values/randomness.ts';
import type { CapabilityUrl } from './capability-url.ts';
import { capabilityUrls } from './capability-urls.ts';
import { isPlaceholderHost, isSampleHost } from './sample-login.ts';

const capabilityMax = 700;

const rowsByHost = groupByHost();

function groupByHost(): ReadonlyMap<string, readonly CapabilityUrl[]> {
  const groups = new Map<string, CapabilityUrl[]>();
  for (const row of capabilityUrls) groups.set(row.host, [...(groups.get(row.host) ?? []), row]);
  return groups;
}

/** Reads a URL whose path grants access: the rows of its domain, then those of any host. */
export function readCapability(scan: TextScan, start: number, authority: string): void {
  const host = authority.replace(/:\d*$/, '').toLowerCase();
  const domain = host.split('.').slice(-2).join('.');
  const rows = rowsByHost.get(domain);
  const url = scan.text.slice(start, Math.min(scan.urlEnd, start + capabilityMax));
  if (rows !== undefined) for (const row of rows) if (readRow(scan, row, start, url, false)) return;
  if ((!url.includes('hook') && !url.includes('/api/v1/')) || isPlaceholderHost(host) || isSampleHost(host)) return;
  // Only programs of the same machine can use a path of the machine itself.
  const isOwnMachine = classifyHost(host) === 'loopback';
  for (const row of rowsByHost.get('*') ?? []) if (readRow(scan, row, start, url, isOwnMachine)) return;
}

function readRow(scan: TextScan, row: CapabilityUrl, start: number, url: string, isOwnMachine: boolean): boolean {
  const match = row.form.exec(url);
  const range = match?.indices?.[1];
  if (range === undefined || isPlaceholder(url.slice(...range)) || isSample(url.slice(...range))) return false;
  if (row.withChosenPath && !hasRandomPart(url.slice(...range))) return false;
  const { kind, title, whole, mayRequireLogin } = row;
  const [from, to] = whole ? [start, scan.urlEnd] : [start + range[0], start + range[1]];
  scan.add({
    start: from,
    end: trimPunctuation(scan.text, from, to),
    kind,
    title,
    class: isOwnMachine ? 'identifier' : mayRequireLogin ? 'named' : 'provider',
    confidence: mayRequireLogin ? 'medium' : 'high',
  });
  return true;
}

/** `desk-alerts-Xk3…`: whether a part of the path looks random. */
function hasRandomPart(path: string): boolean {
  return path.split(/[-_]/).some((part) => part.length >= randomPartMin && randomness(part) > 1);
}

const randomPartMin = 8;

/** Removes the punctuation of the sentence around a URL. */
function trimPunctuation(text: string, start: number, end: number): number {
  let to = end;
  while (to > start && ".,;:!?)]}'*".includes(text.charAt(to - 1))) to--;
  return to;
}

/** Whether a path is a sample: `T00000000/B00000000/XXXXXXXX`, words or nil ids. */
function isSample(path: string): boolean {
  // Hexadecimal paths score low on randomness, so only repeated zeros mark them as samples.
  return /0{7}|X{6}/i.test(path) || (/[g-z]/i.test(path) && randomness(path.slice(-60)) < -4);
}
