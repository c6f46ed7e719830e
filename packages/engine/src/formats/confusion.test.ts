import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import { formats, knownFormats } from './index.ts';
import { lookalikes } from './lookalikes.ts';
import { Probe } from './probe.ts';
import { readAgents } from './read.ts';
import { recognise } from './recognise.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const samples = globSync('*/samples/*', { cwd: here }).sort();

function readingOf(text: string, language: 'json' | 'yaml', sourceFilename?: string) {
  const document = parseDocument(new SourceText(text), language);
  if ('code' in document) throw new Error(document.code);
  return readAgents(document, sourceFilename);
}

function languageOf(path: string): 'json' | 'yaml' {
  return /\.ya?ml$/.test(path) ? 'yaml' : 'json';
}

describe('samples', () => {
  it('exist for every format, risky and hardened', () => {
    for (const { id } of knownFormats) {
      const names = samples.filter((path) => path.startsWith(`${id}/`)).join(' ');
      assert.match(names, /\/risky\./, `${id} has no risky sample`);
      assert.match(names, /\/hardened\./, `${id} has no hardened sample`);
    }
  });

  for (const path of samples) {
    const id = dirname(dirname(path));
    const text = readFileSync(`${here}/${path}`, 'utf8');

    it(`${path} is recognised by its content alone`, () => {
      const { format, recognized, extensionsAllowed } = readingOf(text, languageOf(path));
      assert.equal(format.id, id);
      assert.equal(recognized, true);
      assert.equal(extensionsAllowed, true);
    });

    it(`${path} is not taken for another format if it has that format's file name`, () => {
      const document = parseDocument(new SourceText(text), languageOf(path));
      if ('code' in document) throw new Error(document.code);
      const probes = document.roots.map((root) => new Probe(root));
      const before = probes.map((probe) => recognise(probe, knownFormats)?.format.id);
      for (const other of formats) {
        const [name] = other.filenames;
        if (name === undefined || sharesNames(other.filenames, id)) continue;
        const after: readonly (string | undefined)[] = probes.map(
          (probe) => recognise(probe, knownFormats, name.replace('*', 'my'))?.format.id,
        );
        assert.deepEqual(after, before, `named ${name}`);
      }
    });
  }
});

/** Whether two formats share a file name. Only content distinguishes them then, and the name may decide a tie. */
function sharesNames(names: readonly string[], id: string): boolean {
  const own = formats.find((format) => format.id === id)?.filenames ?? [];
  return own.some((name) => names.includes(name));
}

describe('a text that is no agent configuration', () => {
  for (const { name, language, text } of lookalikes) {
    it(`${name} is not recognised`, () => {
      const { format, recognized } = readingOf(text, language);
      assert.equal(recognized, false, `taken for ${format.id}`);
      assert.equal(format.id, 'generic');
    });
  }
});
