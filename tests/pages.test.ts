import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze, ruleCatalogue } from '@agent-grade/engine';
import { rulePages } from '@agent-grade/engine/pages';

interface Example {
  readonly language: 'json' | 'yaml';
  readonly verdict: 'flagged' | 'clean';
  readonly content: string;
}

/** The fenced examples of a page: "```json flagged" and "```yaml clean". */
function examplesOf(page: string): readonly Example[] {
  return [...page.matchAll(/^```(json|yaml) (flagged|clean)\n([\s\S]*?)\n```$/gm)].map(
    ([, language, verdict, content = '']) => ({
      language: language === 'json' ? 'json' : 'yaml',
      verdict: verdict === 'flagged' ? 'flagged' : 'clean',
      content,
    }),
  );
}

describe('rule pages', () => {
  for (const { id } of ruleCatalogue) {
    const page = rulePages[id];
    const examples = examplesOf(page);

    it(`${id} says why it matters, how to fix it and when it is fine, with an example of each kind`, () => {
      for (const heading of ['Why it matters', 'How to fix', 'When it is fine'])
        assert.match(page, new RegExp(`^## ${heading}$`, 'm'));
      assert.ok(examples.some(({ verdict }) => verdict === 'flagged'));
      assert.ok(examples.some(({ verdict }) => verdict === 'clean'));
    });

    for (const [index, { language, verdict, content }] of examples.entries()) {
      it(`${id} example ${index + 1} is ${verdict}`, () => {
        const analysis = analyze({ content, format: language });
        assert.equal(analysis.kind, 'report');
        if (analysis.kind !== 'report') return;
        const fired = analysis.report.findings.filter(({ ruleId, severity }) => ruleId === id && severity !== 'info');
        assert.equal(fired.length > 0, verdict === 'flagged');
      });
    }
  }
});
