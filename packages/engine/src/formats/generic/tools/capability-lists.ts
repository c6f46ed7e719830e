import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn } from '../context.ts';

const listNames = wordSet('skill capability ability');
const modelSections = wordSet('model');
/** A shorter list may consist of tools with unknown names. */
const tagsMin = 4;

/**
 * Whether a list under `skills` or `capabilities` describes somebody or something and names no tools: the skills of a person
 * (`[Python, Data Science]`), tags (`[python, backend, async, typing]`), what a tool or a model can do. Tool names contain no
 * spaces, and the words of most of them are known.
 */
export function describesCapabilities(name: string, list: Cursor, context: Context): boolean {
  if (name === 'capability' && (isNestedIn(context, modelSections, 2) || isOfProcess(list))) return true;
  const { scope } = context;
  if (!listNames.has(name) || !list.isList) return false;
  if (scope.tool !== undefined) return true;
  const texts = list.items().flatMap(({ node }) => (node?.kind === 'scalar' ? node.text : []));
  if (texts.some((text) => /\S \S/.test(text))) return true;
  const known = texts.filter((text) => capabilitiesOfTool(text).length > 0);
  return texts.length >= tagsMin && known.length * 2 < texts.length;
}

/** `capabilities: {drop: [ALL]}`: the Linux capabilities of a process. */
function isOfProcess(section: Cursor): boolean {
  return section.get('drop').isList || section.get('add').isList;
}

/** Whether every item has the address that it is fetched from. Such skills are components and not tools. */
export function areFetched(list: Cursor): boolean {
  const items = list.isMapping ? list.members().map(({ value }) => value) : list.items();
  return (
    items.length > 0 &&
    items.every((item) => isAddress(item) || item.any('source', 'sourceUrl', 'git', 'repo', 'repository').isText)
  );
}

/** `skills: [https://github.com/acme/skills]`. */
function isAddress({ written }: Cursor): boolean {
  return /^(?:https?:\/\/|git@|git\+|github:)\S/i.test(written);
}

/** Whether the members are workflow steps: Logic Apps and Power Automate call them actions, and each names the steps it runs after. */
export function areWorkflowSteps(value: Cursor): boolean {
  return value.members().some(({ value: step }) => step.has('runAfter'));
}
