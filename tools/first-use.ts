import type { Plugin } from 'rolldown';

/** An import of functions alone, which the importing module calls and does not look at. */
export interface Deferred {
  /** The importing module, by how its path ends. */
  readonly importer: RegExp;
  /** As it is written there. */
  readonly specifier: string;
}

/** Stands around a dynamic import until the code is generated. */
const marker = '__onFirstUse';

/** Puts what stands behind these imports into files of their own, which are read when one of the functions is first called. */
export function onFirstUse(all: readonly Deferred[]): Plugin {
  return {
    name: 'on-first-use',
    transform(code, id) {
      const own = all.filter(({ importer }) => importer.test(id.replaceAll('\\', '/')));
      return own.length === 0 ? null : own.reduce((text, { specifier }) => defer(text, specifier, id), code);
    },
  };
}

function defer(code: string, specifier: string, id: string): string {
  const found = code.split('\n').find((line) => line.startsWith('import {') && line.endsWith(` from '${specifier}';`));
  // A module without such an import has its functions in itself.
  if (found === undefined) return code;
  const names = /^import \{ ([\w, ]+) \} from/.exec(found)?.[1]?.split(', ') ?? [];
  if (names.length === 0 || names.some((name) => name.includes(' ')))
    throw new Error(`${id} imports more than functions from ${specifier}.`);
  const wrappers = names.map(
    (name) => `const ${name} = (...given) => ${marker}(import('${specifier}')).${name}(...given);`,
  );
  return code.replace(found, wrappers.join(' '));
}

/** Makes the generated code read such a file at once, as CommonJS can: nobody has to wait for a promise. */
export function readAtOnce(code: string): string {
  const promised =
    /__onFirstUse\(Promise\.resolve\(\)\.then\(\(\)=>require\((["'`][^"'`]+["'`])\)\)(?:\.then\(([\w$]+)=>\2\.([\w$]+)\))?\)/g;
  const text = code.replace(promised, (_, file: string, _parameter, name?: string) =>
    name === undefined ? `require(${file})` : `require(${file}).${name}`,
  );
  if (text.includes(marker)) throw new Error('An import on first use is generated in another way.');
  return text;
}
