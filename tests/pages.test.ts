import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The text before the first heading: what is reported, and the severity of each case. */
function openingOf(page: string): string {
  return page.replace(/^# .*\n/, '').split('\n## ')[0] ?? '';
}

/** The severities in a page's opening, in order: "- **High**: …". */
function severitiesOf(page: string): readonly string[] {
  return [...openingOf(page).matchAll(/^- \*\*(Critical|High|Medium|Low|Info)\*\*: \S/gm)].map(([, word = '']) =>
    word.toLowerCase(),
  );
}

const severities = ['critical', 'high', 'medium', 'low', 'info'];

const rulesDirectory = join(import.meta.dirname, '../packages/engine/src/rules');

/** Every severity in a rule's code; confidence levels use some of the same words. */
function severitiesInCode(id: string, name: string): ReadonlySet<string> {
  const code = readFileSync(join(rulesDirectory, `${id.toLowerCase()}-${name}.ts`), 'utf8');
  const spelled = code.replace(/confidence: [^,}]*/g, '').matchAll(/'(critical|high|medium|low|info)'/g);
  return new Set([...spelled].map(([, word = '']) => word));
}

const proseOf = (page: string): string => page.replace(/^```[\s\S]*?^```$/gm, '');
const proseWordsMax = 400;

describe('rule pages', () => {
  for (const { id, name, severity } of ruleCatalogue) {
    const page = rulePages[id];
    const examples = examplesOf(page);

    it(`${id} says why it matters, how to fix it and when it is fine, with an example of each kind`, () => {
      for (const heading of ['Why it matters', 'How to fix', 'When it is fine'])
        assert.match(page, new RegExp(`^## ${heading}$`, 'm'));
      assert.ok(examples.some(({ verdict }) => verdict === 'flagged'));
      assert.ok(examples.some(({ verdict }) => verdict === 'clean'));
    });

    it(`${id} begins with what is reported and each severity, the rule's worst first`, () => {
      const found = severitiesOf(page);
      assert.match(openingOf(page), /^\n[A-Z][^\n]+/);
      assert.equal(found[0], severity);
      assert.deepEqual(
        found,
        severities.filter((one) => found.includes(one)),
      );
    });

    it(`${id} names every severity that its code gives, and no other`, () => {
      assert.deepEqual(new Set(severitiesOf(page)), severitiesInCode(id, name));
    });

    it(`${id} is short and written in the Markdown that the site renders`, () => {
      const prose = proseOf(page);
      assert.ok(prose.split(/\s+/).length <= proseWordsMax, 'too many words');
      assert.doesNotMatch(prose, /^(?:\||\d+\. |> |!\[| {2,}- )/m);
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
