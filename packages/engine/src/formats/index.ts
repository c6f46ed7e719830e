import { claudeCodeHooks } from './claude-code-hooks/format.ts';
import { claudeCodeSettings } from './claude-code-settings/format.ts';
import type { Format } from './format.ts';
import { generic } from './generic/format.ts';
import { mcpClient } from './mcp-client/format.ts';

/** Every format with a signature of its own; among equally good matches the earlier one is taken. */
export const knownFormats: readonly Format[] = [claudeCodeHooks, claudeCodeSettings, mcpClient];

/** All of them; `generic`, which reads anything, is last. */
export const formats: readonly Format[] = [...knownFormats, generic];
