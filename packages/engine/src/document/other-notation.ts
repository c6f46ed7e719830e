import type { Language } from './document.ts';

/** The notation or file type that an unparsable text appears to be. */
export type OtherNotation =
  | 'json'
  | 'yaml'
  | 'toml'
  | 'environment'
  | 'markdown'
  | 'fence'
  | 'markup'
  | 'quoted'
  | 'hcl'
  | 'helm'
  | 'program';

/** Number of non-blank lines examined: enough to decide, however long the text is. */
const linesMax = 20;
const charactersMax = 4_096;

const environmentLine = /^(?:export )?[A-Z_][A-Z0-9_]{0,80}=/;
const tomlLine = /^(?:\[\[?[\w."' -]{1,200}\]\]?$|[\w."-]{1,200} ?= ?(?:["'[{\d+-]|true\b|false\b))/;
const yamlLine = /^(?:- |(?:- )?["']?[\w./@ -]{1,200}["']?:(?: |$))/;
const hclLine =
  /^(?:(?:terraform|locals) \{|(?:resource|data|provider|module|variable|output) "[\w-]{1,80}"(?: "[\w-]{1,80}")? ?\{)/;
const programLine =
  /^(?:import [\w{*"'][^:]{0,200}$|from [\w.]{1,100} import |export (?:default|const|async|function) |(?:const|let|var) [\w{[][^:]{0,100}=|(?:async )?(?:def|function) \w{1,80} ?\()/;
/** An action of a Helm template. https://helm.sh/docs/chart_template_guide/control_structures/ */
const helmAction =
  /\{\{-? {0,3}(?:(?:if|range|with|include|template|define|toYaml) |end\b|\(?\$?\.(?:Values|Release|Chart|Capabilities|Files)\b)/;
const quoted = /^"(?:\\[nrt]|\s){0,20}(?:\{(?:\\[nrt]|\s){0,80}\\"|\[(?:\\[nrt]|\s){0,80}(?:\\"|[{[]))/;
const frontMatter = /^---[ \t]{0,9}\n(?:[^\n]{0,1000}\n){0,60}?---[ \t]{0,9}\n/;

/**
 * Guesses from its first lines what an unparsable text is. Null if it looks like the language it was parsed as, or like
 * nothing known.
 */
export function otherNotation(text: string, language: Language): OtherNotation | null {
  const start = text
    .slice(0, charactersMax)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const lines = linesOf(start).filter((line) => !line.startsWith('#'));
  const first = lines[0] ?? '';
  if (/^<[!?a-zA-Z]/.test(first)) return 'markup';
  if (/^(?:`{3}|~{3})/.test(first)) return 'fence';
  if (/^(?:[{[]$|\{ ?["'/}]|\[ ?["'{[]|\/[/*])/.test(first)) return language === 'json' ? null : 'json';
  // A JSON text that a program serialised a second time, as a JSON string.
  if (quoted.test(first)) return 'quoted';
  if (isMarkdown(start)) return 'markdown';
  if (hclLine.test(first)) return 'hcl';
  if (programLine.test(first)) return 'program';
  if (language === 'yaml' && helmAction.test(start)) return 'helm';
  if (lines.length > 0 && lines.every((line) => environmentLine.test(line))) return 'environment';
  if (tomlLine.test(first) && lines.filter((line) => tomlLine.test(line)).length * 2 > lines.length) return 'toml';
  return language === 'json' && (first === '---' || yamlLine.test(first)) ? 'yaml' : null;
}

/** Prose follows the front matter of Markdown; a second YAML document would begin like YAML. */
function isMarkdown(start: string): boolean {
  const matter = frontMatter.exec(start);
  if (matter === null) return false;
  const first = linesOf(start.slice(matter[0].length)).find((line) => !line.startsWith('#'));
  return first !== undefined && !/^(?:["']?[\w./@-]{1,200}["']?:(?: |$)|- |[{[!&*"'-])/.test(first);
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').slice(0, linesMax);
}
