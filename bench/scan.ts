/** Scanning a megabyte for secrets beside parsing the same text with JSON.parse and with js-yaml, in the same run: `node bench/scan.ts`. */
import { load } from 'js-yaml';
import { parseDocument } from '../packages/engine/src/document/parse.ts';
import { scanSecrets } from '../packages/engine/src/secrets/scan.ts';
import { SourceText } from '../packages/engine/src/text/source-text.ts';
import { fastestInTurn, printRow } from './measure.ts';
import { megabytes } from './samples.ts';

const rounds = 15;

printRow(['text', 'scan ms', 'js-yaml ms', 'ratio', 'JSON.parse ms']);
for (const { title, format, content } of megabytes) {
  const document = parseDocument(new SourceText(content), format);
  if ('code' in document) throw new Error(`A sample is refused: ${document.code}.`);
  const { scan, yaml, json } = fastestInTurn(
    {
      scan: () => scanSecrets(document),
      yaml: () => load(content),
      json: () => (format === 'json' ? JSON.parse(content) : null),
    },
    rounds,
  );
  printRow([
    title,
    scan.toFixed(1),
    yaml.toFixed(1),
    (scan / yaml).toFixed(2),
    format === 'json' ? json.toFixed(1) : '–',
  ]);
}
