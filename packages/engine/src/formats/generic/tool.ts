import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import type { Located } from '../../text/span.ts';
import { namedPermission } from '../shared/permission.ts';
import { addNamedTool } from '../shared/tool.ts';
import type { Context } from './context.ts';

/** A tool of which the file says no more than its name. A wildcard grants them all; `mcp__server__*` those of one server. */
export function addTool(name: Located<string>, { model, scope, drafts }: Context): void {
  const written = name.value.trim();
  if (/^(?:\*|all|any)$/i.test(written)) {
    model.grants.push({ ...scope, at: name.at, kind: 'tool-wildcard', subject: name, wide: true });
  } else if (written.startsWith('mcp__') && written.endsWith('*')) drafts.push(namedPermission(name, 'allow', scope));
  else if (!isPhrase(written)) addNamedTool(name, model, scope);
}

/** `Research and information gathering` says what somebody is good at, and names no tool. What runs commands is told all the same. */
function isPhrase(written: string): boolean {
  const isWords = /^\p{L}[\p{L}'’,-]*(?:\s+[\p{L}'’,&-]+){2,}$/u.test(written);
  return (
    (isWords || written.split(/\s+/, sentenceMin).length === sentenceMin) &&
    !capabilitiesOfTool(written).includes('execute')
  );
}

/** So many words are a sentence, whatever signs stand among them. */
const sentenceMin = 5;
