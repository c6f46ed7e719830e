import type { ModelBuilder } from '../../agent/builder.ts';
import type { Permission, Scope } from '../../agent/facts.ts';
import { readsFiles } from '../../knowledge/tools.ts';
import { type Located, locate } from '../../text/span.ts';
import { readClaudeCodeSettings } from '../claude-code-settings/read.ts';
import { draftClaudeRule } from '../claude-code-settings/rule-notation.ts';
import type { Cursor } from '../cursor.ts';
import { draftRule } from '../gemini-settings/tool-lists.ts';
import { addCommand } from '../shared/command.ts';
import { openJson } from '../shared/embedded.ts';
import { readNamedValues } from '../shared/named-values.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { addNamedTool } from '../shared/tool.ts';
import type { AgentAction } from './actions.ts';

const prompts = [
  'prompt',
  'direct_prompt',
  'override_prompt',
  'custom_instructions',
  'append_system_prompt',
  'system_prompt',
];

/** Reads the inputs of an action. The actions have different inputs, but none uses the same name for another meaning. */
export function readInputs(host: AgentAction['host'], inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of prompts) addPrompt(inputs.get(name), 'system', model, scope, true);
  readRules(inputs, model, scope);
  readArguments(host, inputs, model, scope);
  readTexts(host, inputs, model, scope);
  readAllowedUsers(inputs, model, scope);
  if (host === 'claude') readTurns(inputs, model, scope);
  if (host === 'claude') readLogging(inputs, model, scope);
  readCodexSafety(inputs, model, scope);
  const id = inputs.any('model', 'gemini_model').text();
  if (id !== null) model.models.push({ ...scope, at: id.at, id, provider: null, endpoint: null });
  inputs.ignore();
}

const ruleInputs: readonly (readonly [string, string, Permission['decision']])[] = [
  ['allowed_tools', 'allowed-?[tT]ools', 'allow'],
  ['disallowed_tools', 'disallowed-?[tT]ools', 'deny'],
];

/** Reads rules such as `allowed_tools: "Bash(git log:*),Edit"`, also from `--allowedTools` in `claude_args`. */
function readRules(inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  const drafts: PermissionDraft[] = [];
  for (const [input, option, decision] of ruleInputs) {
    const texts = [inputs.get(input).text(), optionOf(inputs.get('claude_args').text(), option)];
    for (const text of texts) {
      if (text === null) continue;
      for (const rule of splitRules(text)) {
        const draft = draftClaudeRule(rule, decision, scope);
        if (decision === 'deny' || draft.subject === 'shell' || draft.target?.tool === '*') drafts.push(draft);
        else addTool(draft, model, scope);
      }
    }
  }
  addByDecision(drafts, model);
}

/** Adds an allowed tool. It never needs approval, since nobody is present to give it. */
function addTool({ name, wildcard, target }: PermissionDraft, model: ModelBuilder, scope: Scope): void {
  const tool = addNamedTool(name, model, scope);
  tool.approval = 'never';
  // Files that it can read are those of the checkout.
  tool.narrowed = (target === null && !wildcard) || readsFiles(name.value);
}

function optionOf(text: Located<string> | null, option: string): Located<string> | null {
  if (text === null) return null;
  const found = new RegExp(`--${option}[ =]\\s{0,4}(?:"([^"]{1,4000})"|'([^']{1,4000})'|(\\S{1,2000}))`).exec(
    text.value,
  );
  return found === null ? null : locate(found[1] ?? found[2] ?? found[3] ?? '', text.at);
}

/** Splits at commas and line ends outside parentheses. */
function splitRules(text: Located<string>): readonly Located<string>[] {
  const rules = text.value.match(/[\w*-]{1,200}(?:\([^)\n]{0,1000}\))?/g) ?? [];
  return rules.slice(0, 500).map((rule) => locate(rule, text.at));
}

/** Reads options for the agent's command line. */
function readArguments(host: AgentAction['host'], inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  const program = host === 'other' ? null : host;
  const line = inputs.any('claude_args', 'codex-args', 'codex_args', 'args').text();
  if (program === null || line === null || line.value.startsWith('[')) return;
  const words = [locate(`${program} ${line.value.replaceAll('\n', ' ')}`, line.at)];
  addCommand({ at: line.at, words, shell: true }, 'tool', model, scope);
}

/** Reads the limit that the action passes to its agent, from an input or an option of `claude_args`. */
function readTurns(inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  const input = inputs.get('max_turns').scalar();
  const option = optionOf(inputs.get('claude_args').text(), 'max-turns');
  const written = input?.value ?? option?.value;
  const at = inputs.has('max_turns') ? inputs.get('max_turns').at : inputs.get('claude_args').at;
  const value = Number(written);
  if (written === undefined || written === null || written === '' || !Number.isFinite(value)) return;
  const fact = { ...scope, at, kind: 'iterations', value, origin: 'set' } as const;
  model.limits.push(inputs.has('max_turns') ? fact : { ...fact, inText: true });
}

/**
 * Reads whether the output of the agent's tools, including secrets, is printed to the log of the run.
 * https://github.com/anthropics/claude-code-action/blob/main/docs/security.md#full-output-security-warning
 */
function readLogging(inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  const full = inputs.get('show_full_output');
  if (!full.is(true) && !full.is('true')) return;
  const fact = { ...scope, at: full.at, kind: 'transcripts', state: 'unsafe' } as const;
  model.loggings.push({ ...fact, origin: 'set' });
}

/** Reads inputs that contain a configuration file of the host. */
function readTexts(host: AgentAction['host'], inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  const settings = openJson(inputs.any('settings', 'settings_json'));
  if (settings !== null && host === 'claude') readClaudeCodeSettings(settings, model);
  if (settings !== null && host === 'gemini') readGeminiTools(settings, model, scope);
  const servers = openJson(inputs.any('mcp_config', 'mcp-config'));
  if (servers !== null) readServers(servers.get('mcpServers'), model, scope);
  for (const name of ['claude_env', 'env']) {
    for (const { name: key, value } of readNamedValues(inputs.get(name), ':')) {
      model.environment.push({ ...scope, name: key, value, process: 'host' });
    }
  }
}

/** Reads the tools of Gemini CLI. The action disables approvals, so only `coreTools` restricts what runs. */
function readGeminiTools(settings: Cursor, model: ModelBuilder, scope: Scope): void {
  const core = [...settings.get('coreTools').texts(), ...settings.get('tools', 'core').texts()];
  const drafts = core.map((text) => ({ ...draftRule(text, 'allow'), ...scope }));
  addByDecision(
    drafts.filter(({ subject }) => subject === 'shell'),
    model,
  );
  for (const draft of drafts) if (draft.subject !== 'shell') addTool(draft, model, scope);
  readServers(settings.get('mcpServers'), model, scope);
}

/** `*`, or an expression that may result in `*`: `${{ github.event_name == 'issues' && '*' || '' }}`. */
const everyone = /^\s{0,40}\*\s{0,40}$|\$\{\{[^{}]{0,400}'\*'[^{}]{0,400}\}\}/;

/** Inputs that let users without write access start the agent. */
const userInputs = ['allowed_non_write_users', 'allowed_bots', 'allow-users', 'allow-bot-users'];

function readAllowedUsers(inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of userInputs) {
    const who = inputs.get(name).text();
    if (who === null || !everyone.test(who.value)) continue;
    model.exposures.push({ ...scope, at: who.at, kind: 'public-trigger', state: 'open', origin: 'set' });
  }
}

/** https://github.com/openai/codex-action#safety-strategy */
function readCodexSafety(inputs: Cursor, model: ModelBuilder, scope: Scope): void {
  const sandbox = inputs.get('sandbox').text();
  if (sandbox !== null) {
    const state = sandbox.value === 'danger-full-access' ? 'off' : 'on';
    model.isolations.push({ ...scope, at: sandbox.at, kind: 'sandbox', state, escapes: false, origin: 'set' });
  }
  const strategy = inputs.get('safety-strategy').text();
  if (strategy?.value !== 'unsafe') return;
  const fact = {
    ...scope,
    at: strategy.at,
    kind: 'elevated',
    state: 'unrestricted',
    isolated: false,
    origin: 'set',
  } as const;
  model.executions.push(fact);
}
