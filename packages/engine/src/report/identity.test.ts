import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { listDefenses } from '../agent/defenses.ts';
import { veiledPlaces } from '../agent/veil.ts';
import { parseDocument } from '../document/parse.ts';
import { readAgents } from '../formats/read.ts';
import { check } from '../rules/check.ts';
import { gatherEvidence } from '../rules/evidence.ts';
import { rules } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { scanSecrets } from '../secrets/scan.ts';
import { SourceText } from '../text/source-text.ts';
import { assemble } from './assemble.ts';

const formats = join(import.meta.dirname, '../formats');
const samples = globSync('*/samples/*.{json,yaml}', { cwd: formats }).sort();

function findingsIn(content: string, format: 'json' | 'yaml', rulesUsed: readonly Rule[]) {
  const document = parseDocument(new SourceText(content), format);
  assert.ok(!('code' in document));
  const reading = readAgents(document);
  const secrets = scanSecrets(document);
  const evidence = gatherEvidence(reading.model, secrets);
  const redactor = createRedactor(document, secrets, veiledPlaces(reading.model), reading.format.reference);
  const found = { findings: check(rulesUsed, evidence), legs: evidence.legs, defenses: listDefenses(reading.model) };
  return assemble({ document, reading, secrets, ...found, limitations: [], redactor }).findings;
}

/** The same blanks in the opposite order, in another sentence. */
function reworded(rule: Rule): Rule {
  const messages = Object.entries(rule.messages).map(([id, message]) => {
    const blanks = message.match(/\{\w+\}/g) ?? [];
    return [id, `Put better: ${blanks.reverse().join(' and ')}.`] as const;
  });
  return { ...rule, messages: Object.fromEntries(messages) };
}

it('a finding keeps its fingerprint when its message is put in other words', () => {
  const better = rules.map(reworded);
  let compared = 0;
  for (const sample of samples) {
    const text = readFileSync(join(formats, sample), 'utf8');
    const language = sample.endsWith('.json') ? 'json' : 'yaml';
    const [before, after] = [rules, better].map((each) => findingsIn(text, language, each));
    assert.deepEqual(
      after?.map(({ fingerprint }) => fingerprint),
      before?.map(({ fingerprint }) => fingerprint),
      sample,
    );
    compared += before?.length ?? 0;
  }
  assert.ok(compared > 500, `${compared} findings`);
});
