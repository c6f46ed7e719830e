import { documentLimits } from '@agent-grade/engine';
import { Report as ReportSchema } from '@agent-grade/engine/report-schema';
import Type from 'typebox';

export const requestLimits = { contentBytesMax: documentLimits.contentBytesMax, labelCharactersMax: 255 } as const;

/** Describes the body. `request.ts` checks it, because the answers name each wrong field. */
export const AnalyzeRequestSchema = Type.Object(
  {
    content: Type.String({
      description: 'The configuration text, JSON or YAML, at most 1 MB (1,048,576 bytes as UTF-8).',
      examples: [
        '{"mcpServers":{"files":{"command":"npx","args":["-y","@modelcontextprotocol/server-filesystem","/"]}}}',
      ],
    }),
    format: Type.Unsafe<'json' | 'yaml'>({
      type: 'string',
      enum: ['json', 'yaml'],
      description: 'The language of content.',
    }),
    name: Type.Optional(
      Type.String({
        maxLength: requestLimits.labelCharactersMax,
        description: 'A label. It does not affect the analysis.',
      }),
    ),
    sourceFilename: Type.Optional(
      Type.String({
        maxLength: requestLimits.labelCharactersMax,
        description: 'The file’s name. It may help to recognise the format; it does not affect the score.',
        examples: ['claude_desktop_config.json'],
      }),
    ),
  },
  { $id: 'AnalyzeRequest', title: 'AnalyzeRequest', additionalProperties: false },
);

export { ReportSchema };
