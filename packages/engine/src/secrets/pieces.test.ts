import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '../analyze.ts';
import { maskPieces } from './pieces.ts';
import { Random } from './testing.ts';

const random = new Random(41);
const [head, tail] = [random.text(10), random.text(10)];
const secret = `${head}@${tail}`;
const mask = 'REDACTED-password-1';

describe('pieces of a secret', () => {
  it('are masked where a value was split', () => {
    assert.equal(maskPieces(`PASSWORD=${head}`, secret, mask), `PASSWORD=${mask}`);
    assert.equal(maskPieces(`${tail} and ${head}.`, secret, mask), `${mask} and ${mask}.`);
  });

  it('stay if they are too short, and masks stay unchanged', () => {
    assert.equal(maskPieces(`of ${head.slice(0, 5)} on`, secret, mask), `of ${head.slice(0, 5)} on`);
    assert.equal(maskPieces(`PASSWORD=${mask}`, `password-${secret}`, mask), `PASSWORD=${mask}`);
  });

  it('do not appear in a message about a package', () => {
    const servers = (word: string) => ({ mcpServers: { shop: { command: 'npx', args: ['-y', word] } } });
    const told = (word: string) => {
      const analysis = analyze({ content: JSON.stringify(servers(word)), format: 'json' });
      assert.ok(analysis.kind === 'report');
      return JSON.stringify(analysis.report);
    };
    const report = told(`DB_PASSWORD=${secret}`);
    assert.ok(!report.includes(tail) && !report.includes(head), report);
    // A package keeps its name and version.
    assert.match(told('shop-server@latest'), /shop-server is fetched|shop-server/);
  });
});
