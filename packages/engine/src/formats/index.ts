import { claudeCodeHooks } from './claude-code-hooks/format.ts';
import { claudeCodeSettings } from './claude-code-settings/format.ts';
import { crewaiAgents } from './crewai-agents/format.ts';
import { crewaiTasks } from './crewai-tasks/format.ts';
import type { Format } from './format.ts';
import { generic } from './generic/format.ts';
import { mcpBareMap } from './mcp-bare-map/format.ts';
import { mcpClient } from './mcp-client/format.ts';
import { openclaw } from './openclaw/format.ts';
import { opencode } from './opencode/format.ts';
import { vscodeMcp } from './vscode-mcp/format.ts';
import { zedSettings } from './zed-settings/format.ts';

/** Every format with a signature of its own; among equally good matches the earlier one is taken. */
export const knownFormats: readonly Format[] = [
  opencode,
  openclaw,
  claudeCodeHooks,
  claudeCodeSettings,
  zedSettings,
  vscodeMcp,
  mcpClient,
  mcpBareMap,
  crewaiAgents,
  crewaiTasks,
];

/** All of them; `generic`, which reads anything, is last. */
export const formats: readonly Format[] = [...knownFormats, generic];
