import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isExecutableTag, onlyImports } from './executable-tags.ts';

describe('isExecutableTag', () => {
  const executable = [
    '!!python/object/apply:os.system',
    '!!python/object/new:subprocess.Popen',
    '!!python/object:module.Class',
    '!!python/name:os.system',
    '!!python/module:os',
    '!!js/function',
    '!ruby/object:Gem::Installer',
    '!!ruby/hash:Class',
    '!!perl/code',
    '!php/object',
    '!!javax.script.ScriptEngineManager',
    '!!com.sun.rowset.JdbcRowSetImpl',
  ];
  for (const tag of executable) it(`is true of ${tag}`, () => assert.equal(isExecutableTag(tag), true));

  const harmless = [
    '!!str',
    '!!python/tuple',
    '!!python/unicode',
    '!!js/regexp',
    '!!js/undefined',
    '!include',
    '!Ref',
    '!Sub',
    '!env_var',
    '!vault',
    '!reference',
    '!ruby/symbol',
    '!!timestamp',
    '!file.txt',
  ];
  for (const tag of harmless) it(`is false of ${tag}`, () => assert.equal(isExecutableTag(tag), false));

  it('rejects long tags in constant time', () => assert.equal(isExecutableTag(`!!${'a.'.repeat(500_000)}b!`), false));
});

it('tags that only import a name, or build heading slugs, are harmless', () => {
  for (const tag of ['!!python/name:material.extensions.emoji.twemoji', '!!python/object/apply:pymdownx.slugs.slugify'])
    assert.equal(onlyImports(tag), true, tag);
  for (const tag of [
    '!!python/name:os.system',
    '!!python/object/apply:os.system',
    '!!python/object/apply:pymdownx.x.run',
  ])
    assert.equal(onlyImports(tag), false, tag);
});
