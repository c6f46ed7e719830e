import { locate } from '../../../text/span.ts';
import { wordSet } from '../names/idea.ts';
import type { ListItem } from './list-facts.ts';

/** By what is often among them, a list shows that it names commands. */
export const programs = wordSet(
  'git npm pnpm yarn npx node python python3 pip pytest docker kubectl make cargo go ls cat pwd cd echo grep find head tail mkdir cp mv rm chmod chown curl wget ssh sudo bash sh shutdown reboot mkfs whoami',
);

/** What may be run by sudo, in a list that says so once for all of them. */
export function asAdministrator(item: ListItem): ListItem {
  const { value, at } = item.text;
  return /^sudo\b/.test(value) ? item : { ...item, text: locate(`sudo ${value}`, at) };
}
