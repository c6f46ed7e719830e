import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Components that request the addresses they are given. https://docs.haystack.deepset.ai/docs/linkcontentfetcher */
const loaders = /\.(?:LinkContentFetcher|JinaReaderConnector|FirecrawlCrawler)$/;
const models = /\.generators\.|\.Agent$/;
/** Components that only reshape values, from which an address may still be the model's. */
const reshaping = /\.(?:converters\.output_adapter|joiners|routers|builders|validators)\./;

/** Components that request addresses which a model wrote. Addresses of the caller, of a list or of a search are the pipeline's purpose. */
export function readChosenAddresses(document: Cursor, model: ModelBuilder): void {
  const loading = document
    .get('components')
    .members()
    .filter(({ value }) => loaders.test(typeOf(value)));
  if (loading.length === 0) return;
  const written = writtenByModel(document);
  for (const { key, value } of loading) {
    if (!written.has(key.value)) continue;
    model.egresses.push({ ...everywhere, at: value.at, kind: 'model-url', state: 'open', origin: 'set' });
  }
}

function typeOf(component: Cursor): string {
  return component.get('type').text()?.value ?? '';
}

/** The components that receive what a model wrote, as it is or reshaped. */
function writtenByModel(document: Cursor): ReadonlySet<string> {
  const components = document.get('components').members();
  const types = new Map(components.map(({ key, value }) => [key.value, typeOf(value)]));
  const receivers = receiversIn(document.get('connections'));
  const sending = new Set(components.flatMap(({ key, value }) => (models.test(typeOf(value)) ? [key.value] : [])));
  const written = new Set<string>();
  for (const sender of sending) {
    for (const receiver of receivers.get(sender) ?? []) {
      written.add(receiver);
      if (reshaping.test(types.get(receiver) ?? '')) sending.add(receiver);
    }
  }
  return written;
}

/** The components that receive the output of each component: `{sender: writer.replies, receiver: fetcher.urls}`. */
function receiversIn(connections: Cursor): ReadonlyMap<string, readonly string[]> {
  const receivers = new Map<string, string[]>();
  for (const connection of connections.items()) {
    const sender = componentOf(connection.get('sender'));
    const known = receivers.get(sender) ?? [];
    receivers.set(sender, known);
    known.push(componentOf(connection.get('receiver')));
  }
  return receivers;
}

function componentOf(place: Cursor): string {
  return place.text()?.value.split('.', 1)[0] ?? '';
}
