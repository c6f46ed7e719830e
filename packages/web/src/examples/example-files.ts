import { claudeCode } from './claude-code.ts';
import { continueDev } from './continue.ts';
import { crewai } from './crewai.ts';
import { gemini } from './gemini.ts';
import { goose } from './goose.ts';
import { mcpClient } from './mcp-client.ts';
import { n8n } from './n8n.ts';
import { opencode } from './opencode.ts';
import type { ExampleId } from './titles.ts';
import { vscode } from './vscode.ts';

export interface Example {
  readonly filename: string;
  readonly content: string;
}

/** The same agent twice: a typical configuration, and a hardened one. */
export interface ExamplePair {
  readonly id: ExampleId;
  readonly risky: Example;
  readonly hardened: Example;
}

export const exampleFiles: readonly ExamplePair[] = [
  mcpClient,
  claudeCode,
  vscode,
  gemini,
  opencode,
  goose,
  continueDev,
  crewai,
  n8n,
];
