import { capabilitiesOfServer } from '../../../knowledge/servers.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { reachesEverything } from '../../../knowledge/wide-scopes.ts';
import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';
import { nameOfKey } from '../names/key-name.ts';
import { isPerson } from '../names/people.ts';

/** Sections that say how much of each service the agent may use. */
const grantSections = wordSet(
  'grant granted grant_to privilege entitlement right access_right service_right service_grant',
);
const accessSections = wordSet('access service_access app_access account_access data_access integration_access');
const wide = /^(?:\*|full|full[-_ ]?(?:access|control)|unrestricted)$/i;
const administrative = /^(?:admin(?:istrator)?|superuser|owner)$/i;
const levels =
  /^(?:none|no|no[-_ ]access|read|read[-_ ]?only|view|viewer|list|search|metadata|draft|write|read[-_ ]?write|rw|ro|edit|editor|comment|send|limited|partial|restricted|scoped|\w{1,30}:(?:read|write|\w{1,20})|false|true)$/i;
/** Groups of people, whose access is not the agent's. */
const groups = wordSet('public everyone anyone anonymous viewer contributor developer dev group internal default root');

/** Reads `access: {gmail: full, calendar: read_only}` and `grants: {ticketing: "*"}`: the agent's rights in other services. */
export function readAccessLevels({ value, name }: Setting, { model, scope }: Context): boolean {
  const isGrant = grantSections.has(name);
  if (!value.isMapping || !(isGrant || accessSections.has(name))) return false;
  const members = value.members();
  if (members.some(({ key }) => namesGroup(key.value)) || !members.every(({ value: level }) => isLevel(level)))
    return false;
  for (const member of members) {
    if (!isWideGrant(member, isGrant)) continue;
    const { key, value: level } = member;
    const text = level.text();
    if (text === null) continue;
    const kind = administrative.test(text.value.trim()) ? 'admin' : 'oauth-scope';
    model.grants.push({
      ...scope,
      at: text.at,
      kind,
      subject: locate(`${key.value}: ${text.value}`, text.at),
      wide: true,
    });
  }
  return false;
}

function namesGroup(key: string): boolean {
  return nameOfKey(key).words.some((word) => isPerson(word) || groups.has(word));
}

/** Decisions such as `ask` belong to rules on tools, which have a reader of their own. */
function isLevel({ isList, written }: Cursor): boolean {
  if (isList) return true;
  const text = written.trim();
  return wide.test(text) || administrative.test(text) || levels.test(text);
}

/** Whether the member grants everything in a service. Shells, files and networks have rules of their own. */
function isWideGrant({ key, value: { written } }: Member, isGrant: boolean): boolean {
  if (!isWideLevel(written.trim())) return false;
  const { words, idea, list } = nameOfKey(key.value);
  if (idea !== null || list !== null || words.length === 0) return false;
  const reach = capabilitiesOfTool(key.value);
  if (reach.includes('execute') || reach.includes('fetch') || reach.includes('browse')) return false;
  return isGrant || reach.length > 0 || isKnownService(key.value);
}

function isWideLevel(text: string): boolean {
  return wide.test(text) || administrative.test(text) || (text.includes(':') && reachesEverything(text));
}

function isKnownService(name: string): boolean {
  return capabilitiesOfServer({ name, packages: [], host: null, tools: [] }).length > 0;
}
