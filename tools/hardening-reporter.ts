/** A test reporter: writes the tests whose names begin with ids of the checklist (`H09`, `W14 W16`) as JSON lines. */
import type { TestEvent } from 'node:test/reporters';

export interface CheckedLine {
  readonly id: string;
  /** The test's name without the ids. */
  readonly promise: string;
  /** Path relative to the repository's root. */
  readonly file: string;
  readonly result: 'passed' | 'failed' | 'skipped';
}

/** Suites are skipped: each of their tests is reported by itself. */
const leading = /^((?:[HWKL]\d\d )+)(.*)$/s;

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, file = '', skip, details } = event.data;
    const [, ids = '', promise = ''] = leading.exec(name) ?? [];
    if (ids === '' || details.type === 'suite') continue;
    const result = event.type === 'test:fail' ? 'failed' : skip === undefined ? 'passed' : 'skipped';
    for (const id of ids.trim().split(' ')) {
      yield `${JSON.stringify({ id, promise, file: file.slice(process.cwd().length + 1), result } satisfies CheckedLine)}\n`;
    }
  }
}
