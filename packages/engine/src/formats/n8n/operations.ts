import type { Capability } from '../../agent/capability.ts';
import { hasSideEffects } from '../../knowledge/tools.ts';
import type { Cursor } from '../cursor.ts';
import { anyStatement } from '../shared/tool.ts';
import type { Step } from './node.ts';

/** Services whose name says nothing about what they do. https://docs.n8n.io/integrations/builtin/app-nodes/ */
const services: ReadonlyMap<string, readonly Capability[]> = new Map<string, readonly Capability[]>([
  ['firecrawl', ['fetch']],
  ['hackerNews', ['search']],
  ['perplexity', ['search']],
]);

/** What a service does, if its type alone says it; null otherwise. A browser's other nodes work in the page that one of them opened. */
export function capabilitiesOfService(type: string, parameters: Cursor): readonly Capability[] | null {
  if (type === 'airtop') return parameters.has('url') ? ['browse'] : ['think'];
  return services.get(type) ?? null;
}

/** Operations and resources that nodes have when none is selected. https://github.com/n8n-io/n8n/tree/master/packages/nodes-base/nodes */
const defaultOperations: ReadonlyMap<string, string> = new Map([
  ['googleSheets', 'read'],
  ['googleCalendar', 'create'],
  ['googleDocs', 'create'],
]);
const defaultResources: ReadonlyMap<string, string> = new Map([
  ['discord', 'channel'],
  ['googleCalendar', 'event'],
]);

const messengers = /^(?:gmail|slack|telegram|microsoftOutlook|discord)$/;
const reads = /^(?:get|search|read|list|find|lookup|history|info|select|aggregate|count|download)/;
const writes =
  /^(?:append|create|insert|update|upsert|add|set|mark|move|copy|upload|write|rename|clear|remove|roleAdd|roleRemove|star|unstar|archive|pin)/;
const sends = /^(?:post|reply|send)(?!AndWait)/;
const deletions = /^(?:delete|purge|drop|truncate)/;

/**
 * The capabilities that the selected operation of a service's node needs; null if unknown. `known` is what the service can do at all.
 * A node that appends to a sheet reads nothing, and a Gmail node that sends does not read the mailbox.
 */
export function capabilitiesOfOperation(step: Step, known: readonly Capability[]): readonly Capability[] | null {
  if (isQueryWrittenByModel(step)) return anyStatement;
  const type = step.type.slice(0, -'Tool'.length);
  if (messengers.test(type)) return messengerOperation(step, type);
  const resource = step.parameters.get('resource').text()?.value ?? defaultResources.get(type) ?? '';
  const written = step.parameters.get('operation').text()?.value;
  const operation =
    written ?? (resource === '' || resource === defaultResources.get(type) ? defaultOperations.get(type) : undefined);
  if (operation === undefined) return null;
  if (deletions.test(operation)) return ['delete'];
  const isDatabase = known.includes('database');
  if (reads.test(operation)) return isDatabase ? ['database'] : readingPartOf(known);
  if (writes.test(operation)) return isDatabase ? ['database-write'] : changingPartOf(known);
  return null;
}

function readingPartOf(known: readonly Capability[]): readonly Capability[] {
  const reading = known.filter((capability) => !hasSideEffects([capability]));
  return reading.length > 0 ? reading : ['read'];
}

function changingPartOf(known: readonly Capability[]): readonly Capability[] {
  const changing = known.filter((capability) => hasSideEffects([capability]));
  return changing.length > 0 ? changing : ['write'];
}

/** What a messenger does with a resource when no operation is selected: it sends, drafts, or lists threads and labels. */
const defaultsOfResources: ReadonlyMap<string, readonly Capability[]> = new Map<string, readonly Capability[]>([
  ['message', ['send']],
  ['draft', ['write']],
  ['thread', ['read']],
  ['label', []],
]);

/** https://github.com/n8n-io/n8n/blob/master/packages/nodes-base/nodes/Google/Gmail/v2/MessageDescription.ts */
function messengerOperation({ parameters }: Step, type: string): readonly Capability[] | null {
  const resource = parameters.get('resource').text()?.value ?? defaultResources.get(type) ?? 'message';
  const isMessage = resource === 'message';
  if (!parameters.has('operation')) return defaultsOfResources.get(resource) ?? null;
  const operation = parameters.get('operation').text()?.value ?? '';
  if (sends.test(operation)) return isMessage ? ['send'] : null;
  if (deletions.test(operation)) return resource === 'draft' ? ['write'] : ['delete'];
  if (writes.test(operation)) return ['write'];
  // Lists of labels, channels and members contain no messages.
  if (reads.test(operation)) return holdsMessages(resource, operation) ? ['read'] : [];
  return null;
}

function holdsMessages(resource: string, operation: string): boolean {
  return !/^(?:label|member|user|channel|chat|folder|calendar)$/.test(resource) || operation === 'history';
}

/** Whether the model writes the complete SQL statement. */
function isQueryWrittenByModel({ type, parameters }: Step): boolean {
  const query = parameters.get('query').text()?.value ?? '';
  return /sql|postgres|snowflake|timescale|questdb|crate/i.test(type) && /^=?\s{0,9}\{\{\s{0,9}\$fromAI\(/.test(query);
}
