import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** A module of a scenario, while it is read. */
export interface Module {
  readonly entry: Cursor;
  /** `app:action`, such as `http:ActionSendData`. */
  readonly type: string;
  /** The number by which expressions name it: `{{3.body}}`. */
  readonly id: string;
  readonly scope: Scope;
}

/** A part of a module's settings: `mapper` holds what is filled in for each run, `parameters` what is fixed. */
export function settingOf({ entry }: Module, ...names: readonly string[]): Cursor {
  const mapped = entry.get('mapper').any(...names);
  return mapped.exists ? mapped : entry.get('parameters').any(...names);
}

const model =
  /(?:openai|anthropic|claude|gemini|vertex-ai|mistral|perplexity|open-router|deepseek|groq|xai|ollama|cohere|bedrock|hugging-face)/i;
const agent = /^(?:ai-agent|ai-local-agent|make-ai-agents?)\b/;

/** Whether a module calls a model, and not a service for files, images or speech of the same vendor. */
export function callsModel(type: string): boolean {
  const [app = '', action = ''] = type.split(':', 2);
  return (
    model.test(app) &&
    !/(?:transcri|transla|audio|speech|image|file|embed|moderation|vectorstore|batch|list)/i.test(action)
  );
}

export function isAgent(type: string): boolean {
  return agent.test(type);
}

/** Modules whose output strangers write: mail, messages and pages. */
const outside =
  /^(?:google-email|gmail|email|microsoft-email|outlook|rss|telegram|telegram-bot|whatsapp[\w-]{0,30}|slack|discord|facebook-messenger|instagram-business|twilio|typeform|jotform):(?:watch|trigger|new|get|read|search|list|ActionRead|ActionSearch|ActionGet)/i;

/** Whether the output of a module is text of strangers. */
export function bringsOutsideText(type: string): boolean {
  return outside.test(type);
}

/**
 * Whether a value comes from whoever starts the scenario, from strangers, or from a model. A service of the author's choice returns where
 * its results are.
 */
export function bringsForeignValue(type: string): boolean {
  return callsModel(type) || isAgent(type) || bringsOutsideText(type) || /^gateway:CustomWebHook$/i.test(type);
}

/** Functions that return a number or a date. https://help.make.com/general-functions */
const numbers =
  /\b(?:length|formatDate|parseDate|formatNumber|parseNumber|sum|average|max|min|round|indexOf)\([^(){}]{0,200}\)/g;

/** The numbers of the modules that an expression reads: `{{3.body.url}}`, `{{if(1.url; 1.url; 2.url)}}`. */
export function modulesIn(text: string): readonly string[] {
  if (!text.includes('{{')) return [];
  return [...text.replace(numbers, '').matchAll(/(?<![\w."'])(\d{1,6})\.(?=[`\w])/g)].map(([, id = '']) => id);
}

export interface Reading {
  /** The types of all modules, by their numbers. */
  readonly types: ReadonlyMap<string, string>;
  readonly model: ModelBuilder;
}

/** Whether an expression takes a value of a module of this kind. */
export function takesFrom(text: string, { types }: Reading, isKind: (type: string) => boolean): boolean {
  return modulesIn(text).some((id) => isKind(types.get(id) ?? ''));
}
