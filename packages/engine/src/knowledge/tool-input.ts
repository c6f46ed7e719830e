/**
 * Variables in which hosts hand a hook what the model wrote or what a tool answered. Claude Code, Gemini CLI, Cursor, Kiro and home-made
 * hosts. https://docs.claude.com/en/docs/claude-code/hooks and https://kiro.dev/docs/hooks/
 */
const freeText =
  /^(?:CLAUDE_|GEMINI_|CURSOR_|KIRO_|AGENT_|CODEX_)?(?:TOOL_(?:INPUT|OUTPUT|ARGS|ARGUMENTS|RESPONSE|RESULT|COMMAND)(?:_[A-Z_]{1,40})?|USER_PROMPT|PROMPT|USER_MESSAGE|LAST_MESSAGE|ARGUMENTS)$/;
const paths =
  /^(?:CLAUDE_|GEMINI_|CURSOR_|KIRO_|AGENT_|CODEX_)?(?:TOOL_(?:INPUT_)?)?(?:FILE|FILES|FILE_PATHS?|CHANGED_FILES?|EDITED_FILES?|NOTEBOOK_PATH)$/;

export type InputKind = 'text' | 'path';

/** What a variable of this name holds of the model's; null for every other variable. */
export function toolInputOf(name: string): InputKind | null {
  if (paths.test(name)) return 'path';
  return freeText.test(name) ? 'text' : null;
}

/** A field of the event that hosts pass on standard input, as `jq` names it. */
export function eventFieldOf(filter: string): InputKind | null {
  if (/\.(?:file_path|notebook_path|filePath|path)\b/.test(filter)) return 'path';
  return /\.(?:tool_input|tool_response|tool_output|toolInput|input|prompt|user_prompt|command|message|content)\b/.test(
    filter,
  )
    ? 'text'
    : null;
}

/** A template that a host fills in before the shell reads the line. */
export function templateOf(text: string): string | null {
  return (
    /\{\{\s*[\w.]{0,60}(?:input|prompt|args|arguments|output|message|command|content|response)[\w.]{0,60}\s*\}\}/i.exec(
      text,
    )?.[0] ?? null
  );
}
