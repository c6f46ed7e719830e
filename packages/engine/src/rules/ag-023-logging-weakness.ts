import { lowered } from '../agent/conditions.ts';
import type { Logging, Scope } from '../agent/facts.ts';
import { wordsOf } from '../knowledge/words.ts';
import { findPersonalNumbers } from '../prompt/personal-data.ts';
import type { Severity } from '../score/table.ts';
import type { Located } from '../text/span.ts';
import type { ModelTexts } from './model-texts.ts';
import { switchBack } from './patches.ts';
import { nameOf, settingOf } from './places.ts';
import { defineRule } from './rule.ts';

const severityOf = {
  secrets: 'high',
  redaction: 'high',
  audit: 'medium',
  prompts: 'medium',
  transcripts: 'medium',
  'raw-bodies': 'medium',
  retention: 'medium',
  'personal-data': 'medium',
  'credential-store': 'low',
  telemetry: 'info',
  debug: 'info',
} as const satisfies Record<Logging['kind'], Severity>;

const messageOf = {
  secrets: 'secrets',
  redaction: 'redaction',
  audit: 'audit',
  prompts: 'prompts',
  transcripts: 'transcripts',
  'raw-bodies': 'rawBodies',
  retention: 'retention',
  'personal-data': 'personalData',
  'credential-store': 'credentialStore',
  telemetry: 'telemetry',
  debug: 'debug',
} as const satisfies Record<Logging['kind'], string>;

export const loggingWeakness = defineRule({
  id: 'AG-023',
  name: 'logging-weakness',
  title: 'Audit, logging or data-handling weakness',
  category: 'data',
  severity: 'high',
  references: ['ASI10', 'LLM02:2025', 'MCP08', 'MCP10', 'CWE-778', 'CWE-532', 'CWE-200'],
  messages: {
    secrets: '{setting} lets credentials be written to the log.',
    shown: '{setting} lets credentials be shown to whoever sees the screen.',
    redaction: '{setting} leaves secrets unredacted, so they can reach logs and traces.',
    personalRedaction: '{setting} leaves personal data unredacted.',
    personalLogged: '{setting} lets personal data be recorded.',
    audit: '{setting} leaves no audit log of the agent’s actions.',
    prompts: '{setting} lets full prompts be written to the log.',
    transcripts: '{setting} lets conversation or tool-call content be recorded or exported.',
    rawBodies: '{setting} lets full request and response bodies be logged.',
    retention: '{setting} keeps conversations without a practical time limit.',
    personalData: '{setting} contains personal data, such as a card, account or social security number.',
    credentialStore: '{setting} lets credentials be stored in a file in plaintext instead of the system’s keychain.',
    telemetry: '{setting} lets usage data be sent to the vendor.',
    debug: '{setting} enables verbose logging.',
  },
  why: 'Logs are read, copied and kept by more people and systems than the agent itself. Without an audit log, nobody can reconstruct what the agent did.',
  fix: 'Log actions rather than content, redact secrets and personal data, and set a retention period.',
  *check({ agent, texts }) {
    for (const fact of agent.loggings) {
      if (fact.state === 'safe') continue;
      const quote = { setting: settingOf(fact.at) };
      const personal = personalMessage(fact);
      const most = personal === null ? severityOf[fact.kind] : severityOf['personal-data'];
      const severity = fact.origin === 'set' ? lowered(most, fact) : most === 'info' ? 'info' : 'low';
      const patch = switchBack(fact);
      const message = personal ?? (isShown(fact) ? 'shown' : messageOf[fact.kind]);
      yield { message, severity, confidence: 'high', at: fact.at, quote, patch };
    }
    for (const { text, scope } of textsWithPersonalNumbers(texts)) {
      const quote = { setting: settingOf(text.at) };
      const severity = lowered('medium', scope);
      yield { message: 'personalData', severity, confidence: 'medium', at: text.at, quote, patch: [] };
    }
  },
});

/** `show_credentials: true` writes nothing to a log. */
function isShown({ kind, at }: Logging): boolean {
  return kind === 'secrets' && /^(?:show|display|reveal|expose)$/i.test(wordsOf(nameOf(at).value)[0] ?? '');
}

const personal = new Set('pii personal phone email address name ssn iban passport person face birth'.split(' '));
const secret = new Set('secret credential token key password header'.split(' '));

/** The message about a setting that names personal data and no credential; null for any other. */
function personalMessage({ kind, at }: Logging): 'personalRedaction' | 'personalLogged' | null {
  if ((kind !== 'redaction' && kind !== 'secrets') || !namesPersonalData(nameOf(at).value)) return null;
  return kind === 'redaction' ? 'personalRedaction' : 'personalLogged';
}

/** `redact_pii` is about personal data only; `redact_sensitive_data` and `mask_tokens` also cover credentials. */
function namesPersonalData(setting: string): boolean {
  const words = wordsOf(setting).map((word) => word.replace(/s$/, ''));
  return words.some((word) => personal.has(word)) && !words.some((word) => secret.has(word));
}

function textsWithPersonalNumbers({
  ofPrompts,
  ofTools,
}: ModelTexts): readonly { text: Located<string>; scope: Scope }[] {
  return [...ofPrompts, ...ofTools].flatMap(({ text, owner, signs }) =>
    signs.numbers && findPersonalNumbers(text.value).length > 0 ? [{ text, scope: owner }] : [],
  );
}
