/**
 * Variables through which hosts pass model output or tool results to a hook. Claude Code, Gemini CLI, Cursor, Kiro and home-made
 * hosts. https://docs.claude.com/en/docs/claude-code/hooks and https://kiro.dev/docs/hooks/
 */
const freeText =
  /^(?:CLAUDE_|GEMINI_|CURSOR_|KIRO_|AGENT_|CODEX_)?(?:TOOL_(?:INPUT|OUTPUT|ARGS|ARGUMENTS|RESPONSE|RESULT|COMMAND)(?:_[A-Z_]{1,40})?|USER_PROMPT|PROMPT|USER_MESSAGE|LAST_MESSAGE|ARGUMENTS)$/;
const paths =
  /^(?:CLAUDE_|GEMINI_|CURSOR_|KIRO_|AGENT_|CODEX_)?(?:TOOL_(?:INPUT_)?)?(?:FILE|FILES|FILE_PATHS?|CHANGED_FILES?|EDITED_FILES?|NOTEBOOK_PATH)$/;

export type InputKind = 'text' | 'path';

/** The kind of model-controlled input in a variable of this name; null for every other variable. */
export function toolInputOf(name: string): InputKind | null {
  if (paths.test(name)) return 'path';
  return freeText.test(name) ? 'text' : null;
}

/** The kind of input in a field of the event on standard input, given as a `jq` filter; null for other fields. */
export function eventFieldOf(filter: string): InputKind | null {
  if (/\.(?:file_path|notebook_path|filePath|path)\b/.test(filter)) return 'path';
  return /\.(?:tool_input|tool_response|tool_output|toolInput|input|prompt|user_prompt|command|message|content)\b/.test(
    filter,
  )
    ? 'text'
    : null;
}

/** The first template placeholder that a host fills in before the shell parses the line; null when there is none. */
export function templateOf(text: string): string | null {
  return (
    /\$\{tool_(?:input|response|output)(?:\.[\w.]{0,60})?\}|\{\{\s*[\w.]{0,60}(?:input|prompt|args|arguments|output|message|command|content|response)[\w.]{0,60}\s*\}\}/i.exec(
      text,
    )?.[0] ?? null
  );
}
