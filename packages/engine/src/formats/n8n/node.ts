import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import type { Constants } from './constants.ts';
import type { IsAuthored, IsServiceResponse } from './service-responses.ts';

/** A node of a workflow, while it is read. */
export interface Step {
  /** The type without its package: `agent`, `webhook`, `httpRequestTool`. */
  readonly type: string;
  readonly name: Located<string>;
  readonly entry: Cursor;
  readonly parameters: Cursor;
  /** Whether a credential is selected for it. */
  readonly credential: boolean;
  /** Looks up the values of `Set` nodes. */
  readonly constants: Constants;
  readonly isServiceResponse: IsServiceResponse;
  readonly isAuthored: IsAuthored;
  readonly scope: Scope;
  readonly model: ModelBuilder;
}

/** Whether a text includes data from outside or from a model: `{{ $json.url }}`, `$fromAI('url')`. */
export function includesOutsideData(text: string): boolean {
  return /\$json|\$\(\s?["'`]|\$node\[|\$input|\$fromAI/.test(text);
}

/** Removes the leading `=` by which n8n marks expressions. */
export function withoutExpressionMark(text: string): string {
  return text.startsWith('=') ? text.slice(1) : text;
}

/**
 * The literal URL at the beginning of an expression such as `{{ 'https://host/path/' + value }}`, which fixes the host. Other URLs are
 * unchanged.
 */
export function toFixedUrl(url: string): string {
  return /^\{\{\s{0,9}(["'`])((?:https?|wss?):\/\/[^"'`$\s\\/?#@]{1,255}\/[^"'`$\s\\]{0,500})/.exec(url)?.[2] ?? url;
}
