/** Builds the published package: plain JavaScript with all dependencies included, in packages/cli/dist. */
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import packageJson from '../packages/cli/package.json' with { type: 'json' };
import { type Bundled, bundledPackages } from './bundled-packages.ts';
import { onFirstUse, readAtOnce } from './first-use.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/cli/src');
const target = process.argv[2] ?? join(root, 'packages/cli/dist');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
/**
 * Modules that are not needed for most files and are loaded on first use: YAML, prompt injection patterns, the readers of all formats except
 * the two most common ones, and the reader of home-made settings.
 */
const deferred = [
  { importer: /engine\/src\/document\/(?:parse|embedded)\.ts$/, specifier: './yaml.ts' },
  { importer: /cli\/src\/configuration\/configuration\.ts$/, specifier: './parse.ts' },
  { importer: /engine\/src\/formats\/(?!mcp-client|claude-code-settings)[\w-]+\/format\.ts$/, specifier: './read.ts' },
  { importer: /engine\/src\/formats\/read\.ts$/, specifier: './generic/read.ts' },
  { importer: /engine\/src\/rules\/(?:model-texts|ag-018-[\w-]+)\.ts$/, specifier: '../prompt/reading.ts' },
  { importer: /engine\/src\/rules\/hidden-texts\.ts$/, specifier: '../prompt/payload.ts' },
  { importer: /engine\/src\/formats\/voice-agent\/format\.ts$/, specifier: '../generic/read.ts' },
];

const bundle = await rolldown({
  input: { 'agent-grade': join(source, 'bin.ts'), worker: join(source, 'analysis/worker-bin.ts') },
  platform: 'node',
  treeshake: true,
  tsconfig: false,
  plugins: [withoutProcesses(), onFirstUse(deferred)],
});
const { output } = await bundle.generate({
  // CommonJS starts a twelfth faster than ES modules.
  format: 'cjs',
  entryFileNames: '[name].js',
  // The chunk names are also the names of their code cache files.
  chunkFileNames: 'chunk-[name]-[hash].js',
  minify: true,
  comments: { legal: false },
  // Few files start faster than many: one for parsing the arguments, and one for what every analysis needs.
  codeSplitting: {
    groups: [
      { name: 'start', test: /cli\/src\/code-cache\.ts$|rolldown:runtime|rolldown\/runtime/ },
      { name: 'program', test: /cli\/src\/main\.ts$/ },
      { name: 'check', test: /cli\/src\/commands\/check\.ts$/ },
      { name: 'yaml', test: /engine\/src\/document\/yaml\.ts$/ },
      { name: 'prompt', test: /engine\/src\/prompt\/(?:reading|payload)\.ts$/ },
      { name: 'generic', test: /engine\/src\/formats\/generic\/read\.ts$/ },
      { name: 'formats', test: /engine\/src\/formats\/[\w-]+\/read\.ts$/ },
    ],
  },
});
await bundle.close();
for (const file of output) writeFileSync(join(target, file.fileName), asciiOf(file));
const bundled = bundledPackages(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));

chmodSync(join(target, 'agent-grade.js'), 0o755);
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
writeFileSync(join(target, 'THIRD-PARTY-LICENSES.txt'), licencesOf(bundled));
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(bundled), null, 2)}\n`);
writeFileSync(join(target, 'README.md'), readme());
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
console.log(`Built ${globSync('*', { cwd: target }).length} files into ${target}.`);

/**
 * Escapes all characters beyond ASCII, which strings and regular expressions allow. A single such character would make V8 store the file with
 * two bytes per character, and decoding it as UTF-8 would take longer.
 */
function asciiOf(file: OutputChunk | OutputAsset): string {
  if (file.type === 'asset') throw new Error(`${file.fileName} is no code.`);
  if (/String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/.test(file.code))
    throw new Error(`${file.fileName} has text that knows no escapes.`);
  const code = readAtOnce(file.code);
  if (/(?<![\w.$])import\(/.test(code))
    throw new Error(`${file.fileName} has an import that code kept from an earlier call cannot run.`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Commander can start subcommands as separate programs. This program has none, and loading child_process takes as long as an analysis. */
function withoutProcesses(): Plugin {
  const unused = "const childProcess = require('node:child_process');";
  return {
    name: 'without-processes',
    transform(code, id) {
      if (!id.endsWith('commander/lib/command.js')) return null;
      if (!code.includes(unused)) throw new Error('Commander loads what starts processes in another way.');
      return code.replace(unused, '').replaceAll('childProcess.spawn', "require('node:child_process').spawn");
    },
  };
}

/** The package has no dependencies: everything it needs is bundled. */
function manifest(): object {
  const { name, version, description, license, engines } = packageJson;
  const repository = { type: 'git', url: 'git+https://github.com/agent-grade/agent-grade.git' };
  const keywords = ['security', 'ai', 'agent', 'mcp', 'sarif', 'linter'];
  const bin = { 'agent-grade': './agent-grade.js' };
  return { name, version, description, license, keywords, repository, type: 'commonjs', bin, engines };
}

function licencesOf(all: readonly Bundled[]): string {
  const head = 'Packages whose code is part of this one, with their licences.\n';
  return [head, ...all.map(({ name, version, text }) => `\n${name} ${version}\n\n${text.trim()}\n`)].join('\n');
}

/** CycloneDX 1.6 without a time and a serial number, so that the build is reproducible. */
function sbomOf(all: readonly Bundled[]): object {
  const { name, version, license } = packageJson;
  const component = (of: { name: string; version: string; license: string }, type: string) => ({
    type,
    'bom-ref': `pkg:npm/${of.name}@${of.version}`,
    name: of.name,
    version: of.version,
    licenses: [{ license: { id: of.license } }],
    purl: `pkg:npm/${of.name.replace('@', '%40')}@${of.version}`,
  });
  const self = component({ name, version, license }, 'application');
  const components = all.map((each) => component(each, 'library'));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: self },
    components,
    dependencies: [{ ref: self['bom-ref'], dependsOn: components.map((each) => each['bom-ref']) }],
  };
}

/** The command line's section of the project's README. */
function readme(): string {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const section = /^## Command line\n[\s\S]*?(?=^### The package|^## )/m.exec(text)?.[0] ?? '';
  return `# AgentGrade\n\n${packageJson.description}: \`npx agent-grade check\`.\n\n${section.trim()}\n`;
}
