/** Of a test run, the files in which a test failed: one a line. */
import type { TestEvent } from 'node:test/reporters';

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const event of source) {
    const file = event.type === 'test:fail' ? event.data.file : undefined;
    if (file === undefined || seen.has(file)) continue;
    seen.add(file);
    yield `${file}\n`;
  }
}
