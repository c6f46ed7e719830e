import { type Features, formatDefinitions } from '@agent-grade/engine/formats';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const list = (lines: readonly string[], none: string) =>
  lines.length === 0 ? [none] : lines.map((line) => `- ${line}`);

/** A page per format, from its definition: how it is recognised, what its silence means, what is not looked at. */
export function formatPages(): readonly { id: string; text: string }[] {
  return formatDefinitions.map((format) => {
    const { signature, filenames, defaults, notLookedAt, dialect, specification } = format;
    const lines = [
      `# ${format.title}`,
      '',
      `Id ${code(format.id)} · described at <${specification}>`,
      '',
      '## How it is recognised',
      '',
      ...featureLines(signature),
      ...(signature.alternatives ?? []).flatMap((features) => ['', 'Or:', '', ...featureLines(features)]),
      '',
      `${counts[signature.least ?? 2]} of these are needed. File names: ${filenames.length === 0 ? 'none of its own' : filenames.map(code).join(', ')}.`,
      `Notation: ${dialectNames[dialect]}.`,
      '',
      '## What its silence means',
      '',
      ...list(
        defaults.map(({ key, value, source }) => `without ${code(key)}: ${value} (<${source}>)`),
        'Nothing is concluded from what such a file does not say.',
      ),
      '',
      '## What is not looked at',
      '',
      ...list(notLookedAt, 'Every part that is known of the format is read.'),
      '',
    ];
    return { id: format.id, text: lines.join('\n') };
  });
}

function featureLines({ always, often, certain = [], never }: Features): readonly string[] {
  return [
    ...list(
      always.map((pattern) => `always ${describe(pattern)}`),
      'By nothing that is always there.',
    ),
    ...often.map((pattern) => `- often ${describe(pattern)}`),
    ...certain.map((pattern) => `- by itself ${describe(pattern)}`),
    ...never.map((pattern) => `- never ${describe(pattern)}`),
  ];
}

const counts: Readonly<Record<number, string>> = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four' };

const dialectNames = {
  json: 'strict JSON, or YAML',
  jsonc: 'JSON with comments and trailing commas, or YAML',
  json5: 'JSON5, or YAML',
} as const;

/** More spellings than this are told by their words. */
const spellingsMax = 8;

/** A pattern as written; one of many spellings as the names it stands for. */
function describe(pattern: string): string {
  const spellings = pattern.split(' | ');
  if (spellings.length <= spellingsMax) return code(pattern);
  const names = new Set(
    spellings.map((spelling) =>
      fold(
        spelling
          .split('/')
          .at(-1)
          ?.replace(/[:=^~].*$/, '') ?? '',
      ),
    ),
  );
  return `one of ${[...names].map(code).join(', ')}, in any spelling and not deep down`;
}

function fold(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[- ]/g, '_')
    .toLowerCase();
}
