import type { ToolParameter } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Cursor } from '../cursor.ts';

/** What a model reads in a tool's JSON Schema: every text, and the parameters at the top level. */
export interface SchemaReading {
  readonly metadata: readonly Located<string>[];
  readonly parameters: readonly ToolParameter[];
}

/** Keywords whose values are texts that a model reads. https://json-schema.org/draft/2020-12/json-schema-validation */
const textKeywords = wordSet('title description desc default const enum examples example $comment pattern');

/** Reads a complete schema. The recursion is bounded by the parser's limit on depth. */
export function readSchema(schema: Cursor): SchemaReading {
  const metadata: Located<string>[] = [];
  collectTexts(schema, metadata);
  return { metadata, parameters: readParameters(schema) };
}

/** Reads the `properties` of an object schema, or a plain map or list of parameters as in custom formats. */
function readParameters(schema: Cursor): readonly ToolParameter[] {
  const properties = schema.get('properties');
  const members = properties.isMapping ? properties.members() : schema.has('type') ? [] : schema.members();
  const named = members.map(({ key, value }) => readParameter(key, value));
  const listed = schema.items().flatMap((item) => {
    const name = item.any('name', 'id', 'key').text();
    return name === null ? [] : [readParameter(name, item)];
  });
  return [...named, ...listed];
}

function readParameter(name: Located<string>, value: Cursor): ToolParameter {
  const type = value.isMapping ? value.get('type').itemsOrSelf()[0]?.text() : value.text();
  const bounded = ['enum', 'const', 'pattern', 'format', 'maxLength', 'choices', 'options'].some((key) =>
    value.has(key),
  );
  return { name, type: type?.value.toLowerCase() ?? null, bounded };
}

function collectTexts(cursor: Cursor, metadata: Located<string>[]): void {
  for (const item of cursor.items()) collectTexts(item, metadata);
  for (const { key, value } of cursor.members()) {
    if (!value.isMapping && textKeywords.has(key.value)) for (const text of value.texts()) metadata.push(text);
    collectTexts(value, metadata);
  }
  cursor.scalar();
}
