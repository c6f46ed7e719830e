// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findUrls, parseAddress, parseUrl } from './url.ts';

const brief = (text: string) => {
  const url = parseAddress(text);
  return url === null ? null : [url.scheme, url.host, url.port, url.path.text, url.query?.text ?? null];
};

test('a URL is parsed as clients resolve it', () => {
  const rows: readonly [string, unknown][] = [
    ['https://api.example.com/v1?key=a#top', ['https', 'api.example.com', null, '/v1', 'key=a']],
    ['  HTTP://API.Example.com:8080 ', ['http', 'api.example.com', 8080, '', null]],
    ['http:\\\\example.com\\a', ['http', 'example.com', null, '\\a', null]],
    ['http://[::1]:9000/x', ['http', '::1', 9000, '/x', null]],
    ['http://fd00:ec2::254/latest', ['http', 'fd00:ec2::254', null, '/latest', null]],
    ['https://good.example@evil.example/x', ['https', 'evil.example', null, '/x', null]],
    ['https://user:p:w@host.example:1/', ['https', 'host.example', 1, '/', null]],
    ['${BASE:-http://models.example:1234/v1}', ['http', 'models.example', 1234, '/v1', null]],
    ['${desk.url:http://models.example:1234/v1}', ['http', 'models.example', 1234, '/v1', null]],
    ['http://${HOST}:8080/x', ['http', '${host}', 8080, '/x', null]],
    ['http://${HOST:-a.example}:${PORT}/x', ['http', '${host:-a.example}', null, '/x', null]],
    ['http://{{ $json.host }}/a?b={{c}}', ['http', '{{ $json.host }}', null, '/a', 'b={{c}}']],
    ['webhook.example/abc?x=1', ['', 'webhook.example', null, '/abc', 'x=1']],
    ['localhost:4000', ['', 'localhost', 4000, '', null]],
    ['file:///etc/hosts', ['file', '', null, '/etc/hosts', null]],
    ['unix:///var/run/x.sock', ['unix', '', null, '/var/run/x.sock', null]],
    ['plain words', null],
    ['http://', null],
    ['${URL}', null],
    ['${env:URL}', null],
    ['${http://models.example}', null],
    ['src/index.ts', null],
    ['mailto:someone@example.com', null],
  ];
  for (const [text, expected] of rows) assert.deepEqual(brief(text), expected, text);
});

test('parseUrl requires a scheme and parseAddress does not', () => {
  assert.equal(parseUrl('example.com/x'), null);
  assert.equal(parseAddress('example.com/x')?.host, 'example.com');
});

test('ranges point at the parts within the given text', () => {
  const text = '  https://user:word@host.example:1/a/b?k=v#f';
  const url = parseUrl(text);
  assert.ok(url !== null);
  const cut = (range: { start: number; end: number } | undefined) => range && text.slice(range.start, range.end);
  assert.equal(cut(url.userinfo?.range), 'user:word');
  assert.equal(cut(url.hostRange), 'host.example');
  assert.equal(cut(url.path.range), '/a/b');
  assert.equal(cut(url.query?.range), 'k=v');
});

test('URLs are found in running text without the punctuation around them', () => {
  const text =
    'See (https://a.example/x), or "http://b.example:80/y?z=1". Not ://this. https://{host}/{id} ends; ws://c.example';
  assert.deepEqual(
    findUrls(text).map(({ range }) => text.slice(range.start, range.end)),
    ['https://a.example/x', 'http://b.example:80/y?z=1', 'https://{host}/{id}', 'ws://c.example'],
  );
});

test('any text is parsed without an exception, and ranges stay inside it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('://', '{', '}', '@', ':', '/', '[', ']', 'a', '?', '#', ' ', '${', '%41')),
      (parts) => {
        const text = parts.join('');
        for (const url of [parseUrl(text), parseAddress(text), ...findUrls(text)]) {
          if (url === null) continue;
          for (const { start, end } of [url.range, url.hostRange, url.path.range]) {
            assert.ok(start >= 0 && start <= end && end <= text.length);
          }
        }
      },
    ),
  );
});
