import { claudeCode } from './claude-code.ts';
import { crewai } from './crewai.ts';
import { gemini } from './gemini.ts';
import { mcpClient } from './mcp-client.ts';
import { opencode } from './opencode.ts';
import type { ExampleId } from './titles.ts';
import { vscode } from './vscode.ts';

export interface Example {
  readonly filename: string;
  readonly content: string;
}

/** The same agent twice: as it often is, and as it could be. */
export interface ExamplePair {
  readonly id: ExampleId;
  readonly risky: Example;
  readonly hardened: Example;
}

export const exampleFiles: readonly ExamplePair[] = [mcpClient, claudeCode, vscode, gemini, opencode, crewai];
