import { locate } from '../../../text/span.ts';
import type { ListItem } from './rule-list.ts';

/** Common programs; a list that contains some of them holds commands. */
export const programs: ReadonlySet<string> = new Set(
  'git npm pnpm yarn npx node python python3 pip pytest docker kubectl make cargo go ls cat pwd cd echo grep find head tail mkdir cp mv rm chmod chown curl wget ssh sudo bash sh shutdown reboot mkfs whoami'.split(
    ' ',
  ),
);

/** The item as a command run with sudo, for a list whose name says so for all of its items. */
export function asAdministrator(item: ListItem): ListItem {
  const { value, at } = item.text;
  return /^sudo\b/.test(value) ? item : { ...item, text: locate(`sudo ${value}`, at) };
}
