import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import type { Answered } from './answers.ts';
import type { Constants } from './constants.ts';

/** A step of a workflow, while it is read. */
export interface Step {
  /** `agent`, `webhook`, `httpRequestTool`: the type without the package. */
  readonly type: string;
  readonly name: Located<string>;
  readonly entry: Cursor;
  readonly parameters: Cursor;
  /** Some credential is chosen for it. */
  readonly credential: boolean;
  /** Looks up what `Set` nodes of the workflow hold. */
  readonly constants: Constants;
  readonly answered: Answered;
  readonly scope: Scope;
  readonly model: ModelBuilder;
}

/** An expression that brings in what came from outside or from a model: `{{ $json.url }}`, `$fromAI('url')`, `{placeholder}`. */
export function isSteered(text: string): boolean {
  return /\$json|\$\(\s?["'`]|\$node\[|\$input|\$fromAI/.test(text);
}

/** n8n marks an expression by a leading `=`. */
export function withoutMark(text: string): string {
  return text.startsWith('=') ? text.slice(1) : text;
}

/** `{{ 'https://host/path/' + value }}`: the text that the author wrote up to the path fixes the host, so it stands for the address. */
export function withFixedBeginning(url: string): string {
  return /^\{\{\s{0,9}(["'`])((?:https?|wss?):\/\/[^"'`$\s\\/?#@]{1,255}\/[^"'`$\s\\]{0,500})/.exec(url)?.[2] ?? url;
}
