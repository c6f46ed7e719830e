import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskOf } from '../mask.ts';
import { scanText } from '../search/scan-text.ts';
import { hex, Random, secretsOf, tokenOf } from '../testing.ts';
import { classifyName } from '../values/names.ts';
import type { Detector } from './detector.ts';
import { detectors, namedDetectors } from './index.ts';

const tries = 12;

/** A random token may look like words by chance, so that a few may be missed. */
function mostly(count: number): boolean {
  return count >= tries - 1;
}

function wholeHits(row: Detector, random: Random): number {
  let whole = 0;
  for (let i = 0; i < tries; i++) {
    const token = tokenOf(row, random);
    const hits = scanText(`Use ${token} and go on.`);
    if (hits.some(({ start, end }) => start === 4 && end === 4 + token.length)) whole++;
  }
  return whole;
}

describe('detectors', () => {
  for (const [index, row] of detectors.entries()) {
    const random = new Random(1_000 + index);
    const title = `${row.kind} (${row.anchors[0]}…)`;

    it(`finds a whole ${title} in a sentence`, () => assert.ok(mostly(wholeHits(row, random))));

    it(`finds a longer ${title} to its end`, () => {
      if (row.form !== null || row.before !== null) return;
      const token = tokenOf(row, random) + random.text(40);
      const ends = scanText(`(${token})`).map(({ end }) => end);
      assert.equal(Math.max(...ends), 1 + token.length);
    });

    it(`finds a ${title} in a path, whatever words follow`, () => {
      let count = 0;
      for (let i = 0; i < tries; i++) {
        const token = tokenOf(row, random);
        const text = `https://desk.dev/${token}/example/your/notes.git`;
        if (scanText(text).some(({ start, end }) => start <= 17 && end >= 17 + token.length)) count++;
      }
      assert.ok(mostly(count), String(count));
    });

    it(`masks no truncated ${title} and no placeholder for one`, () => {
      const [anchor = ''] = row.anchors;
      const short = anchor + random.text(Math.max(0, Math.min(row.minimum, 12) - 1), '7a');
      const crossed = `${anchor}${'x'.repeat(Math.max(row.length, row.minimum))}`;
      const named = `${anchor}your_key_here`;
      for (const text of [short, crossed, named, `${anchor}...`, anchor]) {
        assert.deepEqual(
          scanText(`Keys look like ${text} here.`).filter(({ kind }) => kind === row.kind),
          [],
          text,
        );
      }
    });
  }

  it('mask no ids, hashes and names that begin like them', () => {
    const random = new Random(31);
    const texts = [
      `pri_01h${random.text(23, 'abcdefghjkmnpqrstvwxyz0123456789')}`,
      `pri_${random.text(33, hex)}`,
      'test_finds_the_orders_of_every_guest_in_the_list',
      'test_getOrdersOfGuestsInTheList',
      'API_KEYBOARD_LAYOUT_OF_THE_DESK_AND_DOOR_PANEL',
      `API_KEY${'ABCDEFGH'.repeat(4)}`,
      'spu-price-of-every-order-in-the-list-of-one',
      'git&202601020304&desk',
      'thog-secret-name',
    ];
    for (const text of texts) assert.deepEqual(scanText(`Read ${text} here.`), [], text);
  });

  it('have a source, a title and a kind in kebab-case', () => {
    for (const { title, source, kind } of [...detectors, ...namedDetectors]) {
      assert.ok(title.length > 4 && source.length > 4, kind);
      assert.match(kind, /^[a-z0-9]+(?:-[a-z0-9]+)+$/);
    }
  });

  it('have kinds that repeat no part of a token', () => {
    for (const { kind, anchors } of detectors) {
      const mask = maskOf(kind, 1);
      for (const anchor of anchors) {
        for (let i = 0; i + 8 <= anchor.length; i++) assert.ok(!mask.includes(anchor.slice(i, i + 8)), kind);
      }
    }
  });

  it('do not require a valid checksum', () => {
    const random = new Random(7);
    const body = random.text(30);
    const [hit] = scanText(['gh', 'p_', body, '000000'].join(''));
    assert.equal(hit?.kind, 'github-token');
  });
});

describe('credentials that are recognised by their name', () => {
  const samples: readonly (readonly [name: string, kind: string, make: (random: Random) => string])[] = [
    ['MISTRAL_API_KEY', 'mistral-key', (random) => random.text(32)],
    ['exa_api_key', 'exa-key', (random) => [8, 4, 4, 4, 12].map((n) => random.text(n, '0123456789abcdef')).join('-')],
    ['DD_APP_KEY', 'datadog-key', (random) => random.text(40, '0123456789abcdef')],
    ['aws_secret_access_key', 'aws-secret-access-key', (random) => random.text(40)],
    ['discordToken', 'discord-token', (random) => `${random.text(24)}.${random.text(6)}.${random.text(27)}`],
    ['TWILIO_AUTH_TOKEN', 'twilio-auth-token', (random) => random.text(32, '0123456789abcdef')],
  ];
  for (const [name, kind, make] of samples) {
    it(`calls ${name} a ${kind}`, () => {
      const value = make(new Random(3));
      assert.deepEqual(secretsOf(JSON.stringify({ [name]: value })), [[kind, value]]);
    });
  }

  it('have names of credentials, or names that become one with a word for a key', () => {
    for (const { names } of namedDetectors)
      for (const name of names) assert.notEqual(classifyName(`${name}_api_key`), 'neutral');
  });
});
