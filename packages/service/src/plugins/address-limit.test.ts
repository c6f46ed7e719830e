import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { subjectOf } from './address-limit.ts';

describe('the subject of the address limit', () => {
  for (const [address, expected] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ] as const) {
    it(`${address} as ${expected}`, () => assert.equal(subjectOf(address), expected));
  }
});
