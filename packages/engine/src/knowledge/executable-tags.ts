interface ExecutableTag {
  readonly pattern: RegExp;
  readonly reader: string;
  readonly source: `https://${string}`;
}

/** YAML tags for which a loader constructs an object or calls a function. Checked 2026-11. */
const table = [
  {
    pattern: /^!!python\/(?:object|name|module)\b/,
    reader: 'PyYAML with an unsafe loader',
    source: 'https://pyyaml.org/wiki/PyYAMLDocumentation',
  },
  {
    pattern: /^!!js\/function$/,
    reader: 'js-yaml before version 4, and js-yaml-js-types',
    source: 'https://github.com/nodeca/js-yaml-js-types',
  },
  {
    pattern: /^!!?ruby\/(?:object|hash|array|struct|exception|class|module|marshalable)\b/,
    reader: 'Psych with unsafe_load',
    source: 'https://docs.ruby-lang.org/en/master/Psych.html',
  },
  {
    pattern: /^!!?perl\/(?:code|hash|array|scalar|ref|glob|regexp)\b/,
    reader: 'YAML.pm with LoadBlessed or LoadCode',
    source: 'https://metacpan.org/pod/YAML',
  },
  {
    pattern: /^!!?php\/object\b/,
    reader: 'Symfony Yaml with PARSE_OBJECT, and the yaml extension',
    source: 'https://symfony.com/doc/current/components/yaml.html',
  },
  {
    pattern: /^!!(?:[a-z][a-z0-9_]*\.)+[A-Za-z_$][\w$]*$/,
    reader: 'SnakeYAML before version 2, which takes the tag for a class name',
    source: 'https://bitbucket.org/snakeyaml/snakeyaml/wiki/Documentation',
  },
] as const satisfies readonly ExecutableTag[];

/** PyYAML tags that name a function or a module, which is imported but not called. */
const importingTag = /^!!python\/(?:name|module):/;
/** Modules whose functions run programs or code, by Python's library reference. */
const executingCall =
  /^!!python\/(?:name|module):(?:os|posix|nt|subprocess|sys|builtins|__builtin__|pty|shutil|runpy|importlib|ctypes|socket|code|pickle|multiprocessing|asyncio)\b/;

/** Functions that build heading slugs, called by MkDocs extensions: https://facelessuser.github.io/pymdown-extensions/extras/slugs/ */
const slugFunction = /^!!python\/object\/apply:pymdownx\.slugs\.\w{1,40}$/;

/** Whether a tag only imports something harmless by name: `!!python/name:material.extensions.emoji.to_svg`. */
export function onlyImports(tag: string): boolean {
  return (importingTag.test(tag) && !executingCall.test(tag)) || slugFunction.test(tag);
}

/** No tag of the table is longer, so longer ones are not matched. */
const tagLengthMax = 500;

/** Whether a tag, in its canonical spelling, makes some loader execute code. `!include` and similar tags only read files. */
export function isExecutableTag(tag: string): boolean {
  return tag.length <= tagLengthMax && table.some(({ pattern }) => pattern.test(tag));
}
