import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random } from '../testing.ts';
import { isDigestLike, isOrdinary, isPublic, isUuid } from './benign.ts';

describe('public values', () => {
  it('are recognised by their form', () => {
    const random = new Random(2);
    const digest = random.text(64, hex);
    for (const text of [
      `sha256:${digest}`,
      `app@sha256:${digest}`,
      `pk_live_${random.text(24)}`,
      `asst_${random.text(24)}`,
      `0x${random.text(40, hex)}`,
      `AC${random.text(32, hex)}`,
      `ssh-ed25519 ${random.text(68)}`,
      'data:image/png;base64,iVBOR',
      `--hash=sha256:${digest}`,
      `magnet:?xt=urn:btih:${random.text(40, hex)}`,
      `${random.text(40, hex)}:${random.text(40, hex)}`,
      `refs/heads/main:${random.text(40, hex)}`,
      `0oa${random.text(17)}`,
      `----WebKitFormBoundary${random.text(16)}`,
      `thread_${random.text(24)}`,
      `resp_${random.text(48, hex)}`,
      `git:${random.text(40, hex)}`,
      `h1:${random.text(43)}=`,
      `sha512-${random.text(86)}==`,
      `MIID${random.text(1)}zCC${random.text(40)}`,
    ]) {
      assert.ok(isPublic(text), text);
    }
    // Keys begin in such ways, too; they have another length or form.
    for (const prefix of ['prod_', 'run_', 'call_', 'file-', 'price_', 'git-', 'git:', 'h1-', 'sha-', 'md5-', 'MIID'])
      assert.ok(!isPublic(prefix + random.text(32)), prefix);
    assert.ok(isDigestLike(digest) && isUuid('7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f'));
    for (const text of [
      'https://a.dev/x',
      './docs/key',
      'typography.fontSize.*',
      'GITHUB_TOKEN',
      '1.2.3',
      '2026-01-22',
      'a@b.dev',
      'api.acme.dev:8080',
      '^sk-[a-z]{20}$',
      'Succeeded',
      'TimedOut',
    ])
      assert.ok(isOrdinary(text), text);
    for (const text of ['Succeeded1', 'succeeded!', 'Completed#7']) assert.ok(!isOrdinary(text), text);
  });
});
