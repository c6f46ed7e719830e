import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, standsIn } from '../context.ts';
import { wordSet } from '../names/idea.ts';

const talents = wordSet('skill capability ability');
const models = wordSet('model');
/** Of fewer, one may be a tool that nobody knows. */
const tagsLeast = 4;

/**
 * `skills: [Python, Data Science]` are those of a person, `capabilities: [python, backend, async, typing]` tags, and the capabilities of a
 * tool what it does, as those of a model are what it can: tools have no names with a space in them, and most of them are known by their words.
 */
export function namesTalents(name: string, list: Cursor, context: Context): boolean {
  if (name === 'capability' && (standsIn(context, models, 2) || ofKernel(list))) return true;
  const { scope } = context;
  if (!talents.has(name) || !list.isList) return false;
  if (scope.tool !== undefined) return true;
  const texts = list.items().flatMap(({ node }) => (node?.kind === 'scalar' ? node.text : []));
  if (texts.some((text) => /\S \S/.test(text))) return true;
  const known = texts.filter((text) => capabilitiesOfTool(text).length > 0);
  return texts.length >= tagsLeast && known.length * 2 < texts.length;
}

/** `capabilities: {drop: [ALL]}` are those of a process. */
function ofKernel(section: Cursor): boolean {
  return section.get('drop').isList || section.get('add').isList;
}

/** Skills given by where they come from are components, and no tools. */
export function isFetched(list: Cursor): boolean {
  const items = list.isMapping ? list.members().map(({ value }) => value) : list.items();
  return (
    items.length > 0 &&
    items.every((item) => isAddress(item) || item.any('source', 'sourceUrl', 'git', 'repo', 'repository').isText)
  );
}

/** `skills: [https://github.com/acme/skills]`. */
function isAddress({ node }: Cursor): boolean {
  return node?.kind === 'scalar' && /^(?:https?:\/\/|git@|git\+|github:)\S/i.test(node.text);
}

/** Logic Apps and Power Automate call the steps of a flow actions, and each says which it follows. */
export function areSteps(value: Cursor): boolean {
  return value.members().some(({ value: step }) => step.has('runAfter'));
}
