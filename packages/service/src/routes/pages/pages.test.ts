import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { formatDefinitions, ruleCatalogue } from '../../analysis/catalogue.ts';
import { startTestService } from '../../testing/service.ts';
import { accuracyPage, interval } from './accuracy-page.ts';
import { loadAssets } from './assets.ts';
import { renderMarkdown } from './markdown.ts';
import { search } from './search.ts';

describe('accuracy', () => {
  it('computes Wilson’s interval', () => {
    for (const [part, all, low, high] of [
      [88, 88, 0.958, 1],
      [8, 10, 0.49, 0.943],
      [0, 20, 0, 0.161],
    ] as const) {
      const range = interval(part, all).map((bound) => Number(bound.toFixed(3)));
      assert.deepEqual(range, [low, high]);
    }
  });

  it('shows only figures of actual runs', () => {
    const { markup } = accuracyPage([]).content;
    assert.match(markup, /No figures are published/);
    assert.doesNotMatch(markup, /\d+(?:\.\d)? %|<table>/);
  });
});

describe('Markdown', () => {
  for (const [name, text, expected] of [
    ['headings', '## Why `it`', '<h2>Why <code>it</code></h2>\n'],
    ['paragraphs of several lines', 'a\nb\n\nc', '<p>a b</p>\n<p>c</p>\n'],
    ['lists whose items go on', '- a\n  b\n- c', '<ul><li>a b</li><li>c</li></ul>\n'],
    ['emphasis', '**a** and *b*', '<p><strong>a</strong> and <em>b</em></p>\n'],
    [
      'links that are safe',
      '[a](https://example.com) [b](/rules)',
      '<p><a href="https://example.com">a</a> <a href="/rules">b</a></p>\n',
    ],
    ['links that are not', '[a](javascript:x) [b](//example.com)', '<p>a b</p>\n'],
    ['markup as text', '<img src=x> & `<b>`', '<p>&lt;img src=x&gt; &amp; <code>&lt;b&gt;</code></p>\n'],
  ] as const) {
    it(`renders ${name}`, () => assert.equal(renderMarkdown(text).markup, expected));
  }

  it('says what a rule finds in an example', () => {
    const { markup } = renderMarkdown('```json flagged\n{"a": "<b>"}\n```\nafter');
    assert.match(markup, /class="verdict flagged">Flagged<\/span> JSON/);
    assert.match(markup, /<code>{&quot;a&quot;: &quot;&lt;b&gt;&quot;}<\/code>/);
    assert.match(markup, /<p>after<\/p>/);
  });
});

describe('search', () => {
  it('finds by id, words and codes, matches in titles first', () => {
    assert.equal(search('AG-004')[0]?.href, '/rules/AG-004');
    assert.equal(search('claude code settings')[0]?.href, '/formats/claude-code-settings');
    assert.ok(search('rate_limited').some(({ href }) => href === '/docs/problems#rate_limited'));
    assert.ok(search('github actions').some(({ href }) => href === '/docs/guides#actions'));
  });

  it('finds nothing for an empty query or for nonsense', () => {
    assert.deepEqual([search(''), search('  '), search('qqxxyyzz')], [[], [], []]);
  });
});

describe('built files', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-'));
  mkdirSync(join(directory, '.vite'));
  mkdirSync(join(directory, 'assets'));
  const manifest = {
    'src/main.tsx': { file: 'assets/a-1.js', css: ['assets/a-2.css'], imports: ['_shared'] },
    'src/account/main.tsx': { file: 'assets/b-5.js', imports: ['_shared'] },
    _shared: { file: 'assets/s-3.js' },
    'src/design/site.css': { file: 'assets/site-4.css' },
    'src/design/reference.css': { file: 'assets/reference-6.css' },
  };
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['a-1.js', 'a-2.css', 's-3.js', 'site-4.css', 'b-5.js', 'reference-6.css'])
    writeFileSync(join(directory, 'assets', name), name);
  const service = await startTestService({ assets: loadAssets(directory) });
  after(async () => {
    await service.close();
    rmSync(directory, { recursive: true });
  });

  it('have a hash in their name and are cached for ever; the pages that reference them are not', async () => {
    const page = await fetch(service.url);
    assert.equal(page.headers.get('Cache-Control'), 'no-store');
    const text = await page.text();
    for (const name of ['/assets/a-1.js', '/assets/a-2.css', '/assets/s-3.js', '/assets/site-4.css']) {
      assert.ok(text.includes(`"${name}"`), name);
      const file = await fetch(service.url + name);
      assert.equal(file.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
      assert.equal(await file.text(), name.slice('/assets/'.length));
    }
  });

  it('are compressed for clients that accept gzip', async () => {
    const get = (coding: string) =>
      fetch(`${service.url}/assets/a-1.js`, { headers: { 'Accept-Encoding': coding } }).then(({ headers }) =>
        headers.get('Content-Encoding'),
      );
    assert.deepEqual(await Promise.all(['gzip', 'br, gzip;q=0.5', 'gzip;q=0', 'identity'].map(get)), [
      'gzip',
      'gzip',
      null,
      null,
    ]);
  });
});

describe('pages', async () => {
  const service = await startTestService();
  after(() => service.close());

  it('exist for every rule and every format', async () => {
    const paths = [
      ...ruleCatalogue.map(({ id }) => `/rules/${id}`),
      ...formatDefinitions.map(({ id }) => `/formats/${id}`),
    ];
    for (const path of paths) {
      const response = await fetch(service.url + path);
      assert.equal(response.status, 200, path);
      const text = await response.text();
      assert.equal(text.match(/<h1>/g)?.length, 1, path);
      assert.ok(!/<script/.test(text), path);
    }
  });

  it('describe a format with thousands of patterns in sentences, and any other by its patterns', async () => {
    const page = async (id: string) => (await fetch(`${service.url}/formats/${id}`)).text();
    assert.match(await page('generic'), /<li>A prompt or tools, and a model: <code>system_prompt<\/code>/);
    assert.doesNotMatch(await page('generic'), /<li>often /);
    assert.match(await page('claude-code-settings'), /<li>often /);
  });

  it('explain the symbols in a format’s patterns, and no others', async () => {
    const page = async (id: string) => (await fetch(`${service.url}/formats/${id}`)).text();
    const deep = /<code>\*\*<\/code> any mapping or list/;
    const spelled = /<code>@<\/code> a key in any spelling/;
    assert.match(await page('kestra'), deep);
    assert.doesNotMatch(await page('kestra'), spelled);
    assert.match(await page('github-workflow'), spelled);
    assert.doesNotMatch(await page('claude-code-settings'), deep);
  });

  it('mark patterns that are counted differently from the others', async () => {
    const page = async (id: string) => (await fetch(`${service.url}/formats/${id}`)).text();
    assert.match(await page('factory-settings'), /A pattern marked “by itself” counts as two/);
    assert.doesNotMatch(await page('llama-stack'), /marked “by itself”/);
  });

  it('say whether the file name counts', async () => {
    const page = async (id: string) => (await fetch(`${service.url}/formats/${id}`)).text();
    assert.match(
      await page('claude-code-settings'),
      /Recognised by content, not by name: at least 2 of these must match/,
    );
    assert.match(await page('claude-plugin'), /at least 4, or 8 if the file has another name, of these must/);
  });

  it('say so if the scripts are not built', async () => {
    assert.match(await (await fetch(service.url)).text(), /npm run build-web/);
  });

  it('tell browsers to use https if the base URL does', async () => {
    const secure = await startTestService({ baseUrl: 'https://grade.example' });
    after(() => secure.close());
    assert.equal((await fetch(secure.url)).headers.get('Strict-Transport-Security'), 'max-age=31536000');
    assert.equal((await fetch(service.url)).headers.get('Strict-Transport-Security'), null);
  });
});
