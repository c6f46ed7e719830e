import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Logging } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** Expressions that log prompts, completions or bodies, not their size. https://agentgateway.dev/docs/reference/cel/ */
const contentExpressions: readonly (readonly [kind: Logging['kind'], expression: RegExp])[] = [
  ['prompts', /(?<!\bsize\()\bllm\.(?:prompt|completion)\b(?!\.size\b)/],
  ['raw-bodies', /^\s{0,20}(?:string|json|base64\.encode)?\(?\s{0,20}(?:request|response)\.body\s{0,20}\)?\s{0,20}$/],
];

/** Reads what the access log and traces record, with one fact per kind and section. */
export function readLoggedContent(document: Cursor, model: ModelBuilder): void {
  const config = document.get('config');
  const frontend = document.get('frontendPolicies');
  const sections = [
    config.get('logging', 'fields', 'add'),
    config.get('tracing', 'fields', 'add'),
    frontend.get('accessLog', 'add'),
    frontend.get('accessLog', 'database', 'add'),
    frontend.get('tracing', 'attributes'),
  ];
  for (const section of sections) {
    const expressions = section.members().map(({ value }) => value.text());
    for (const [kind, expression] of contentExpressions) {
      const first = expressions.find((text) => text !== null && expression.test(text.value));
      if (first) model.loggings.push({ ...everywhere, at: first.at, kind, state: 'unsafe', origin: 'set' });
    }
  }
}
