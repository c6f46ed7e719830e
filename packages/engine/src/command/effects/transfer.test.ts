import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { line } from '../testing.ts';
import { farthestHost } from './transfer.ts';
import type { Transfer } from './transfer-parts.ts';

/** Formats a transfer as `addresses <file >sends`, with a dash for output and for unknown parts. */
function sketch({ addresses, receives, sends, bounded }: Transfer): string {
  const to = addresses.map(({ text }) => text).join(' ') || '-';
  const from = receives === null ? '' : ` <${receives.file ?? '-'}`;
  const out = sends.map(({ kind, text }) => ` >${kind === 'input' ? 'input' : `${kind}:${text}`}`).join('');
  return `${to}${from}${out}${bounded ? ' bounded' : ''}`;
}

const transferIn = (text: string) => line(text).find(({ transfer }) => transfer !== null)?.transfer ?? null;

describe('network transfers', () => {
  const rows: readonly (readonly [text: string, expected: string | null])[] = [
    ['curl https://a.example', 'https://a.example <-'],
    ['curl -sSfL -m 5 https://a.example -o b', 'https://a.example <b bounded'],
    ['curl -O https://a.example/d/e.sh?x', 'https://a.example/d/e.sh?x <e.sh'],
    ['curl https://a.example > f', 'https://a.example <f'],
    ['curl https://a.example > /dev/null', 'https://a.example <-'],
    ['curl -X POST -d @- https://a.example', 'https://a.example <- >input'],
    ['curl --data-binary @f --url https://a.example', 'https://a.example <- >file:f'],
    ['curl -d "x=$Y" a.example', 'a.example <- >text:x=$Y'],
    ['curl -F f=@g -F h=i https://a.example', 'https://a.example <- >file:g >text:i'],
    ['curl -T - https://a.example', 'https://a.example <- >input'],
    ['curl --version', null],
    ['wget https://a.example/b.sh', 'https://a.example/b.sh <b.sh'],
    ['wget -qO- https://a.example', 'https://a.example <-'],
    ['wget -O b https://a.example', 'https://a.example <b'],
    ['wget --post-file=/f https://a.example', 'https://a.example <a.example >file:/f'],
    ['iwr https://a.example -OutFile b', 'https://a.example <b'],
    ['powershell -c "Invoke-RestMethod -Uri https://a.example -Method Post -Body $x"', 'https://a.example <- >text:$x'],
    ['nc a.example 4444', 'a.example <- >input'],
    ['nc -z a.example 80', 'a.example <-'],
    ['nc a.example 80 < f', 'a.example <- >file:f'],
    ['scp a b.example:c', 'b.example:c >file:a'],
    ['scp b.example:c d', 'b.example:c <d'],
    ['rsync -a ./a b.example:c', 'b.example:c >file:./a'],
    ['rsync -a ./a ./b', null],
    ['aws s3 cp a s3://b/c', '- >file:a'],
    ['aws s3 cp s3://b/c a', '- <a'],
    ['aws s3 ls', null],
    ['rclone copy a remote:b', '- >file:a'],
    ['echo a | mail -s b c@d.example', 'c@d.example >input bounded'],
    ['gh gist create a', '- >file:a bounded'],
    ['gh pr list', null],
    ['dig "$X.a.example"', '$X.a.example >text:$X.a.example bounded'],
    ['dig a.example', null],
    ['certutil -urlcache -f https://a.example/b.exe b.exe', 'https://a.example/b.exe <b.exe bounded'],
    ['ssh a.example cat b', 'a.example <-'],
    ['ssh box cat b', '- <-'],
    ['echo curl https://a.example', null],
    ['grep "curl https://a.example" f', null],
  ];
  for (const [text, expected] of rows) {
    it(`${text}: ${expected ?? 'nothing'}`, () => {
      const transfer = transferIn(text);
      assert.equal(transfer === null ? null : sketch(transfer), expected);
    });
  }
});

describe('the remote host', () => {
  const rows: readonly (readonly [text: string, expected: string | null])[] = [
    ['curl http://localhost:3000', 'loopback'],
    ['curl http://localhost http://a.example.com', 'public'],
    ['curl http://10.0.0.1', 'private'],
    ['curl http://169.254.169.254/x', 'metadata'],
    ['curl "$URL"', null],
    ['curl https://${HOST}/a', null],
  ];
  for (const [text, expected] of rows) {
    it(`${text}: ${expected ?? 'unknown'}`, () => {
      const transfer = transferIn(text);
      assert.equal(transfer === null ? undefined : farthestHost(transfer), expected);
    });
  }
});
