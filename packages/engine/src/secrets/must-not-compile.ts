/** Mistakes that the types must reject. The compiler checks this file with the rest; nothing imports or runs it. */
import type { PlainText } from '../report/plain-text.ts';
import type { CatalogueText, Report, ReportedFinding } from '../report/schema.ts';
import { defineRule } from '../rules/rule.ts';
import type { RedactedText } from '../text/redacted-text.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Redactor } from './redactor.ts';
import type { SecretFact, SecretMatch } from './secret.ts';

declare const raw: string;
declare const source: SourceText;
declare const finding: ReportedFinding;
declare const redactor: Redactor;
declare const match: SecretMatch;
declare const fact: SecretFact;

// @ts-expect-error a plain string is not redacted text
export const leaked: RedactedText = raw;

// @ts-expect-error the submitted text is no string
export const revealed: string = source;

// @ts-expect-error the submitted text is private
export const opened: string = source.text;

// @ts-expect-error a finding's message is no plain string
export const message: ReportedFinding = { ...finding, message: raw };

// @ts-expect-error nor is the sanitized text
export const sanitized: Pick<Report, 'sanitizedConfig'> = { sanitizedConfig: raw };

// @ts-expect-error a sentence of the catalogue is not computed from a value
export const title: CatalogueText = raw;

// @ts-expect-error a redactor prints values with their place, not loose text
redactor.text(raw);

// @ts-expect-error a placeholder is filled with a located value, not with text
redactor.fill('Tool {tool}.', { tool: raw });

// @ts-expect-error rules do not see where a secret stands in the text
export const span = fact.span;

// @ts-expect-error and not the secret
export const secret = fact.secret;

// @ts-expect-error the secret of a match is no string either
export const shown: string = match.secret;

defineRule({
  id: 'AG-001',
  name: 'x',
  title: 't',
  category: 'secrets',
  severity: 'low',
  references: [],
  why: '',
  fix: '',
  // @ts-expect-error a message is written out, not computed
  messages: { a: raw },
  *check() {},
});

defineRule({
  id: 'AG-001',
  name: 'x',
  title: 't',
  category: 'secrets',
  severity: 'low',
  references: [],
  why: '',
  fix: '',
  messages: { a: 'Tool {tool}.' },
  // @ts-expect-error the placeholder {tool} must be filled
  *check({ agent }) {
    yield { message: 'a', severity: 'low', confidence: 'high', at: agent.at };
  },
});

defineRule({
  id: 'AG-001',
  name: 'x',
  title: 't',
  category: 'secrets',
  severity: 'low',
  references: [],
  why: '',
  fix: '',
  messages: { a: 'Tool {tool}.' },
  // @ts-expect-error a placeholder is filled with a located value, not with text
  *check({ agent }) {
    yield { message: 'a', severity: 'low', confidence: 'high', at: agent.at, quote: { tool: raw } };
  },
});

defineRule({
  id: 'AG-001',
  name: 'x',
  title: 't',
  category: 'secrets',
  severity: 'low',
  references: [],
  why: '',
  fix: '',
  messages: { a: 'Plain.' },
  // @ts-expect-error no message has this id
  *check({ agent }) {
    yield { message: 'b', severity: 'low', confidence: 'high', at: agent.at };
  },
});

type Expect<None extends never> = None;

// @ts-expect-error names the field: ".note"
export type CaughtField = Expect<PlainText<{ note: string; message: RedactedText }>>;
// @ts-expect-error names the place: ".list[].name"
export type CaughtItem = Expect<PlainText<{ list: readonly { name: string }[] }>>;
// @ts-expect-error another brand says nothing about secrets
export type CaughtBrand = Expect<PlainText<{ id: string & { readonly id: true } }>>;
// @ts-expect-error a pattern leaves room
export type CaughtPattern = Expect<PlainText<{ id: `AG-${string}` }>>;
// @ts-expect-error keys may be text of the user's
export type CaughtKeys = Expect<PlainText<{ byName: Record<string, number> }>>;
// @ts-expect-error anything may hide in unknown
export type CaughtUnknown = Expect<PlainText<{ extra: unknown }>>;
// @ts-expect-error one of a union's members is enough
export type CaughtUnion = Expect<PlainText<{ value: number | string | null }>>;

/** Text without secrets passes. */
export type Passed = Expect<
  PlainText<{ a: RedactedText; b: 'x' | 'y'; c: number; d: readonly RedactedText[]; e: CatalogueText | null }>
>;
