import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAccuracy, type Measured } from '../packages/service/src/routes/pages/accuracy.ts';

const path = join(import.meta.dirname, '../docs/accuracy.json');

/** Replaces the previous result of a measurement, for the page `/accuracy`. */
export function publish(measured: Measured): void {
  const others = loadAccuracy(path).filter(({ id }) => id !== measured.id);
  const all = [...others, measured].sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}
