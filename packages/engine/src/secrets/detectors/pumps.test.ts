import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { Random, tokenOf } from '../testing.ts';
import { detectors } from './index.ts';

/** Short by default; `PUMP_BYTES=1000000` for the size of the largest configuration. */
const bytes = Number(process.env.PUMP_BYTES ?? 60_000);
/** Linear work takes a few milliseconds at the default size; what is quadratic takes seconds. */
const allowedMs = 60 + bytes / 500;

function repeat(part: string): string {
  return part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes);
}

/** The best of a few runs: a busy machine is no slow pattern. */
function fastest(text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > allowedMs; run++) {
    const before = performance.now();
    scanText(text);
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

function isQuick(name: string, text: string): void {
  const took = fastest(text);
  assert.ok(took <= allowedMs, `${name}: ${took.toFixed(0)} ms for ${bytes} bytes`);
}

describe('hostile texts', () => {
  it('costs little when a detector’s literal is repeated, alone and with something behind it', () => {
    const random = new Random(11);
    for (const row of detectors) {
      const [anchor = ''] = row.anchors;
      isQuick(row.kind, repeat(anchor));
      isQuick(`${row.kind} begun`, repeat(anchor + random.text(3)));
      isQuick(`${row.kind} whole`, repeat(`${tokenOf(row, random)} `));
    }
  });

  const pumps: readonly string[] = [
    'key=',
    'key: ',
    'key="',
    '"key":"',
    'token is ',
    'password ',
    'auth auth ',
    'api_key api_key=',
    '://',
    'a://b',
    'https://a:b@',
    'https://hooks.slack.com/services/',
    '?a=',
    '?a&',
    '&key=',
    '#a',
    'http://a/?x=http://',
    'eyJ',
    'eyJhbGciOi.',
    'eyJhbGciOiJI.eyJhbGciOiJI.',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n',
    'PuTTY-User-Key-File-2: ',
    'Bearer ',
    'Basic ',
    'basic QUFB ',
    '$2a$',
    '$6$a',
    '{SSHA}',
    'xprv',
    'nsec1',
    '@tcp(',
    'a@tcp(',
    'oracle:thin:',
    'curl -u ',
    ' -u a:b',
    ' -p',
    'mysql -pa ',
    '| a | key |\n|--|--|\n| b | c |\n',
    '|--',
    '|key',
    '${',
    '${A:-',
    '{{',
    '%41',
    '%41 ',
    'QUJD',
    '4142',
    'abandon ',
    'abandon ability able about ',
    '\u200b',
    'a\u200b',
    'machine a login b password ',
    'cookie: a=b; ',
    'Cookie: ',
    ',',
    '"',
    "'",
    '\\',
    '\\n',
    '<',
    '[',
    '(',
    '*',
    'sk-',
    'aB3',
    'aB3dE5fG7hJ9kL1mN3pQ5 ',
    'AAAA',
    '密码',
    'é',
  ];
  for (const pump of pumps) {
    it(`costs little for ${JSON.stringify(pump)} without end`, () => {
      isQuick('repeated', repeat(pump));
      isQuick('then a long run', pump + repeat('aB3'));
      isQuick('line by line', repeat(`${pump}\n`));
    });
  }
});
