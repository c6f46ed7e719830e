import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { isWildcard } from '../shared/permission-rule.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Tools that load pages, through the firewall. */
const loaders = new Set(['web-fetch', 'playwright', 'agent-browser']);
/** The shell, which has its own list of commands, and settings of all tools. */
const notTools: ReadonlySet<string> = new Set(['bash', 'timeout', 'startup-timeout', 'cli-proxy']);

/** Reads the tools of the workflow's agent, which run without approval. https://github.github.com/gh-aw/reference/tools/ */
export function readTools(tools: Cursor, firewall: boolean, model: ModelBuilder): void {
  readShell(tools.get('bash'), model);
  tools.ignoreKeys([...notTools]);
  for (const { key, value } of tools.members()) {
    if (notTools.has(key.value) || value.is(false)) continue;
    const allowed = value.get('allowed').texts();
    for (const name of allowed) addNamedTool(name, model, everywhere).approval = 'never';
    if (allowed.length === 0) {
      const tool = addNamedTool(key, model, everywhere);
      tool.approval = 'never';
      const limited = firewall && loaders.has(key.value);
      tool.narrowed = limited || value.get('read-only').is(true) || value.get('allowed_domains').exists;
    }
    value.ignore();
  }
}

/** Reads a list of commands. `true` and the entries `*` and `:*` mean every command; an empty value means harmless ones such as `ls`. */
function readShell(shell: Cursor, model: ModelBuilder): void {
  if (!shell.exists || shell.is(false)) return;
  const name = locate('bash', shell.at);
  if (!shell.isList) {
    if (shell.scalar()?.value === null) return;
    const rule = { name, pattern: null, matching: 'prefix', target: null } as const;
    addByDecision([draftPermission(rule, 'allow', 'shell', everywhere)], model);
    return;
  }
  const drafts = shell.texts().map((text) => {
    const pattern = isWildcard(text.value) ? text : locate(text.value.replace(/:\*$/, ' *'), text.at);
    const rule = {
      name: locate('bash', text.at),
      pattern,
      matching: pattern === text ? 'exact' : 'prefix',
      target: null,
    } as const;
    return draftPermission(rule, 'allow', 'shell', everywhere);
  });
  addByDecision(drafts, model);
}
