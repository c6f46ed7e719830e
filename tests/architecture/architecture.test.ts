import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { ruleCatalogue } from '@agent-grade/engine';
import { formatDefinitions } from '@agent-grade/engine/formats';
import { modulesIn, root } from './imports.ts';
import { engineLayers, engineTop, mintsRedactedText, packageLayers, revealsSource } from './layers.ts';

const engine = modulesIn('packages/engine/src', false);

describe('architecture', () => {
  it('lets each folder of the engine import only what the layer table names', () => {
    const broken = engine.flatMap(({ path, imports }) => {
      const [folder = ''] = path.split('/');
      if ((engineTop as readonly string[]).includes(path)) return [];
      const allowed: readonly string[] | undefined = engineLayers[folder as keyof typeof engineLayers];
      assert.ok(allowed, `${path} stands in no layer`);
      return imports
        .filter((name) => !isPackage(name) && name.split('/')[0] !== folder)
        .filter((name) => !allowed.some((layer) => name === layer || name.startsWith(`${layer}/`)))
        .map((name) => `${path} imports ${name}`);
    });
    assert.deepEqual(broken, []);
  });

  it('names in the layer table only what is imported', () => {
    const isIn = (name: string, layer: string) => name === layer || name.startsWith(`${layer}/`);
    const unused = Object.entries(engineLayers).flatMap(([folder, allowed]: [string, readonly string[]]) => {
      const imports = engine.filter(({ path }) => isIn(path, folder)).flatMap((module) => module.imports);
      return allowed
        .filter((layer) => !imports.some((name) => isIn(name, layer)))
        .map((layer) => `${folder} never imports ${layer}`);
    });
    assert.deepEqual(unused, []);
  });

  it('keeps the engine pure: no platform modules, clock, randomness or locale', () => {
    const impure = engine.filter(
      ({ text, imports }) =>
        imports.some((name) => name.startsWith('node:')) ||
        /\bDate\b(?!Time)\.now|new Date\(|Math\.random|toLocale|Intl\.|localeCompare|performance\.|process\./.test(
          withoutComments(text),
        ),
    );
    assert.deepEqual(
      impure.map(({ path }) => path),
      [],
    );
  });

  it('lets the engine import no packages but the two it needs', () => {
    const packages = new Set(engine.flatMap(({ imports }) => imports.filter(isPackage)));
    assert.deepEqual([...packages].sort(), ['js-yaml', 'typebox']);
  });

  it('lets only parsers, scanner and redactor access the submitted text', () => {
    const seeing = engine.filter(({ text }) => /SourceText\.(?:reveal|slice)\(/.test(text)).map(({ path }) => path);
    assert.deepEqual(
      seeing.filter((path) => !revealsSource.some((allowed) => path.startsWith(allowed))),
      [],
    );
  });

  it('creates redacted text in one file only', () => {
    const minting = engine.filter(({ text }) => /as (?:unknown as )?RedactedText/.test(text)).map(({ path }) => path);
    assert.deepEqual(minting, [...mintsRedactedText]);
  });

  it('lets packages import only those below them in the table', () => {
    const broken = Object.entries(packageLayers).flatMap(([name, allowed]: [string, readonly string[]]) =>
      modulesIn(`packages/${name}/src`, false).flatMap(({ path, imports }) =>
        imports
          .filter((target) => target.startsWith('@agent-grade/') || target.startsWith('..'))
          .filter(
            (target) =>
              !allowed.some((layer) => target.startsWith(`@agent-grade/${layer}`)) && !target.endsWith('package.json'),
          )
          .map((target) => `${name}/${path} imports ${target}`),
      ),
    );
    assert.deepEqual(broken, []);
  });

  it('lists every rule of the folder, in order, with code, page and tests', () => {
    const files = globSync('ag-*', { cwd: join(root, 'packages/engine/src/rules') }).sort();
    const expected = ruleCatalogue.flatMap(({ id, name }) => {
      const stem = `${id.toLowerCase()}-${name}`;
      return [`${stem}.md`, `${stem}.test.ts`, `${stem}.ts`];
    });
    assert.deepEqual(files, expected);
  });

  it('lists every format of the folder', () => {
    const folders = globSync('*/format.ts', { cwd: join(root, 'packages/engine/src/formats') }).map(
      (path) => path.split('/')[0],
    );
    assert.deepEqual(folders.sort(), formatDefinitions.map(({ id }) => id).sort());
  });

  it('keeps the vocabulary of home-made files independent of their readers', () => {
    const home = 'formats/generic/';
    const broken = engine
      .filter(({ path }) => path.startsWith(`${home}names/`))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => name.startsWith(home) && !name.startsWith(`${home}names/`))
          .map((name) => `${path} imports ${name}`),
      );
    assert.deepEqual(broken, []);
  });

  it('starts without the readers of formats: only the definition of a format imports its reader', () => {
    // The command line loads a reader with the first file of its format; one other import would load it at every start.
    const always = /^formats\/(?:mcp-client|claude-code-settings)\//;
    const isDeferred = (path: string, name: string) =>
      /^formats\/[\w-]+\/format\.ts$/.test(path) && !always.test(path) && isReaderOf(path, name);
    const byPath = new Map(engine.map((module) => [module.path, module]));
    const deferred = new Set(engine.flatMap(({ path, imports }) => imports.filter((name) => isDeferred(path, name))));
    const reached = new Set(['formats/index.ts']);
    for (const path of reached) {
      const { text = '' } = byPath.get(path) ?? {};
      const types = new Set([...text.matchAll(/^import type [^;]*? from '([^']+)'/gm)].map(([, name]) => name));
      for (const [, name = ''] of text.matchAll(/^(?:import|export) [^;]*? from '([^']+)'/gm)) {
        const target = relative('.', join(dirname(path), name));
        if (!types.has(name) && byPath.has(target) && !isDeferred(path, target)) reached.add(target);
      }
    }
    assert.ok(deferred.size > 50, `${deferred.size}`);
    assert.deepEqual(
      [...reached].filter((path) => deferred.has(path)),
      [],
    );
  });

  it('exports only functions and types from the readers of formats, which the command line loads at the first call', () => {
    const constants = engine
      .filter(
        ({ path, text }) => /^formats\/[\w-]+\/read\.ts$/.test(path) && /^export (?:const|let|class) /m.test(text),
      )
      .map(({ path }) => path);
    assert.deepEqual(constants, []);
  });

  it('keeps files short', () => {
    const generated = ['engine/rules/pages.ts', 'client/schema.ts'];
    const long = Object.keys(packageLayers)
      .flatMap((name) =>
        modulesIn(`packages/${name}/src`, false).map((module) => ({ ...module, path: `${name}/${module.path}` })),
      )
      .filter(({ path, text }) => text.split('\n').length > 301 && !generated.includes(path));
    assert.deepEqual(
      long.map(({ path }) => path),
      [],
    );
  });

  it('exports no function or constant that is never imported', () => {
    const sources = globSync('{packages/*/{src,bin},tests,tools,bench}/**/*.{ts,tsx,js}', { cwd: root });
    const texts = sources.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    const imported = new Set(texts.flatMap(({ text }) => importedNames(text)));
    // Files that must fail to compile are used by the compiler only.
    const unused = texts
      .filter(({ path }) => !path.endsWith('must-not-compile.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
          .filter(([, name = '']) => !imported.has(name))
          .map(([, name]) => `${path} exports ${name}`),
      );
    assert.deepEqual(unused, []);
  });

  it('has no to-do comments, skipped tests or the like', () => {
    const marks = /\b(?:TODO|FIXME)\b|\b(?:it|describe|test)\.(?:skip|only)\(/;
    const open = globSync('{packages/*/src,tests,tools,bench}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => path !== 'tests/architecture/architecture.test.ts')
      .filter((path) => marks.test(readFileSync(join(root, path), 'utf8')));
    assert.deepEqual(open, []);
  });
});

/** The reader in the folder of a format, or the one for home-made agents. */
function isReaderOf(format: string, name: string): boolean {
  return name === join(dirname(format), 'read.ts') || name === 'formats/generic/read.ts';
}

function isPackage(name: string): boolean {
  return /^(?:@[a-z]|[a-z][a-z-]*$)/.test(name) && !/\.ts$/.test(name);
}

/** The specifiers of import statements and of dynamic imports. */
function importedNames(text: string): readonly string[] {
  const lists = text.matchAll(
    /^(?:import|export)\b[^'";{]*\{([^}]*)\}\s*from '|\{([^}]*)\}\s*=\s*await import\(|\bimport\([^)]*\)\.then\(\s*\(\{([^}]*)\}|\(await import\([^)]*\)\)(\.\w+)/gm,
  );
  return [...lists].flatMap((match) => (match.slice(1).find((list) => list !== undefined) ?? '').match(/\w+/g) ?? []);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
