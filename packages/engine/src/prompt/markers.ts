import type { Span } from '../text/span.ts';

/** A token that changes the apparent speaker, for the model or for the template that formats its input. */
export interface Marker {
  readonly kind: 'template-token' | 'directive-tag';
  readonly range: Span;
}

/** Control tokens of chat templates: ChatML, Llama 2 and 3, Gemma, Mistral, DeepSeek, harmony. */
const templateTokens =
  /<\|(?:im_start|im_end|im_sep|system|user|assistant|endoftext|begin_of_text|end_of_text|start_header_id|end_header_id|eot_id|eom_id|endofprompt|channel|message|start|end|return)\|>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<\uff5c(?:User|Assistant|begin\u2581of\u2581sentence|end\u2581of\u2581sentence)\uff5c>/g;

/** Tags with which a description addresses the model instead of describing the tool. */
const directiveTags =
  /<\/?(?:important|system|system[-_]reminder|system[-_]prompt|secret|hidden|instructions?|critical|admin|override|urgent|directive)>|(?<!\w)\[\[?(?:system|important|admin|hidden)\]?\]|(?:^|\n)\s{0,8}#{2,4}\s{0,4}system\b/gi;

export function findTemplateTokens(text: string): readonly Marker[] {
  return text.includes('<') || text.includes('[') ? find(text, templateTokens, 'template-token') : nothing;
}

export function findDirectiveTags(text: string): readonly Marker[] {
  const possible = text.includes('<') || text.includes('[') || text.includes('#');
  return possible ? find(text, directiveTags, 'directive-tag') : [];
}

const nothing: readonly never[] = [];
const foundMax = 100;

function find(text: string, pattern: RegExp, kind: Marker['kind']): readonly Marker[] {
  const found: Marker[] = [];
  for (const { 0: mark, index } of text.matchAll(pattern)) {
    found.push({ kind, range: { start: index, end: index + mark.length } });
    if (found.length >= foundMax) break;
  }
  return found;
}
