import type { Plugin } from 'rolldown';

/** An import of functions only, which the importing module calls but does not otherwise inspect. */
export interface Deferred {
  /** The importing module, as the end of its path. */
  readonly importer: RegExp;
  /** The import specifier as written there. */
  readonly specifier: string;
}

/** Marks a dynamic import until the code is generated. */
const marker = '__onFirstUse';

/** Moves the targets of these imports to separate files, which are loaded when one of the functions is first called. */
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
  // A module without such an import defines the functions itself.
  if (found === undefined) return code;
  const names = /^import \{ ([\w, ]+) \} from/.exec(found)?.[1]?.split(', ') ?? [];
  if (names.length === 0 || names.some((name) => name.includes(' ')))
    throw new Error(`${id} imports more than functions from ${specifier}.`);
  const wrappers = names.map(
    (name) => `const ${name} = (...given) => ${marker}(import('${specifier}')).${name}(...given);`,
  );
  return code.replace(found, wrappers.join(' '));
}

/** Makes the generated code load such a file synchronously, which CommonJS can do: callers need not await a promise. */
export function readAtOnce(code: string): string {
  const promised =
    /__onFirstUse\(Promise\.resolve\(\)\.then\(\(\)=>require\((["'`][^"'`]+["'`])\)\)(?:\.then\(([\w$]+)=>\2\.([\w$]+)\))?\)/g;
  const text = code.replace(promised, (_, file: string, _parameter, name?: string) =>
    name === undefined ? `require(${file})` : `require(${file}).${name}`,
  );
  if (text.includes(marker)) throw new Error('An import on first use is generated in another way.');
  return text;
}
