import {
  describeEvidence,
  describeSignature,
  type FeatureLine,
  formatDefinitions,
  type Signature,
} from '@agent-grade/engine/formats';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const list = (lines: readonly string[], none: string) =>
  lines.length === 0 ? [none] : lines.map((line) => `- ${line}`);

/** A page per format, from its definition: how it is recognised, what missing keys mean, what is not analysed. */
export function formatPages(): readonly { id: string; text: string }[] {
  return formatDefinitions.map((format) => {
    const { signature, identifiedBy, filenames, defaults, notLookedAt, dialect, specification } = format;
    const lines = [
      `# ${format.title}`,
      '',
      `Id: ${code(format.id)} · specification: <${specification}>`,
      '',
      '## How it is recognised',
      '',
      ...(identifiedBy === undefined ? patternLines(signature) : list(identifiedBy, '')),
      '',
      `${identifiedBy === undefined ? needed(signature) : ''}File names: ${filenames.length === 0 ? 'none specific to the format' : filenames.map(code).join(', ')}.`,
      `Notation: ${dialectNames[dialect]}.`,
      '',
      '## What missing keys mean',
      '',
      ...list(
        defaults.map(({ key, value, source }) => `Without ${code(key)}: ${value} (<${source}>)`),
        'Nothing is concluded from missing keys.',
      ),
      '',
      '## What is not analysed',
      '',
      ...list(notLookedAt, 'Every known part of the format is analysed.'),
      '',
    ];
    return { id: format.id, text: lines.join('\n') };
  });
}

function patternLines(signature: Signature): readonly string[] {
  return describeSignature(signature).flatMap((lines, kind) => [
    ...(kind === 0 ? [] : ['', 'Or:', '']),
    ...featureLines(lines),
  ]);
}

function needed(signature: Signature): string {
  const { minimum = 2, unnamedMinimum } = signature;
  const unnamed = unnamedMinimum === undefined ? '' : `, or ${unnamedMinimum} if the file has another name`;
  return `At least ${counts[minimum]} of these must match${unnamed}.${describeEvidence(signature)} `;
}

function featureLines(lines: readonly FeatureLine[]): readonly string[] {
  const isSure = lines.some(({ when }) => when === 'always');
  return [
    ...(isSure ? [] : ['No single feature is always present:', '']),
    ...lines.map((line) => `- ${line.when} ${describe(line)}`),
  ];
}

const counts: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' };

const dialectNames = {
  json: 'strict JSON, or YAML',
  jsonc: 'JSON with comments and trailing commas, or YAML',
  json5: 'JSON5, or YAML',
} as const;

function describe({ either, folded }: FeatureLine): string {
  return folded
    ? `one of ${either.map(code).join(', ')}, in any spelling, not deeply nested`
    : code(either.join(' | '));
}
