import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import { readMarketplaces } from '../claude-code-settings/marketplaces.ts';
import { readSandbox } from '../copilot-managed/sandbox.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { isWildcard } from '../shared/permission-rule.ts';
import { readServers } from '../shared/server.ts';

/** Reads saved permissions, trusted folders, hooks and MCP servers. */
export function readCopilotCli(document: Cursor, model: ModelBuilder): void {
  addByDecision(
    [
      ...draftAddresses(document.any('allowed_urls', 'allowedUrls'), 'allow'),
      ...draftAddresses(document.any('denied_urls', 'deniedUrls'), 'deny'),
      ...document
        .get('locations')
        .members()
        .flatMap(({ value }) => draftApprovals(value.get('tool_approvals'))),
    ],
    model,
  );
  // In trusted folders the agent starts without approval, but changes still need it.
  for (const path of document.any('trusted_folders', 'trustedFolders').texts()) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'read', source: 'directory' });
  }
  const enabled = document.any('disable_all_hooks', 'disableAllHooks').boolean()?.value !== true;
  readHookMap(document.get('hooks'), 'seconds', model, { enabled });
  readServers(document.get('mcpServers'), model);
  readMarketplaces(document, model);
  readSandbox(document.get('sandbox'), model);
  readCommandLine(document.get('statusLine', 'command'), 'helper', model, everywhere);
  document.get('statusLine').ignore();
  readTokenStore(document.any('storeTokenPlaintext', 'store_token_plaintext'), model);
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  document.get('locations').ignore();
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/**
 * Reads whether the login is stored as text where the system has no keychain.
 * https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-config-dir-reference
 */
function readTokenStore(cursor: Cursor, model: ModelBuilder): void {
  const plain = cursor.boolean();
  if (plain?.value !== true) return;
  const fact = { kind: 'credential-store', state: 'unsafe', origin: 'set' } as const;
  model.loggings.push({ ...everywhere, ...fact, at: plain.at });
}

function draftAddresses(list: Cursor, decision: Permission['decision']): readonly PermissionDraft[] {
  return list.texts().map((address) => {
    const isEveryHost = isWildcard(address.value.replace(/^https?:\/\//, ''));
    const rule = {
      name: locate('url', address.at),
      pattern: isEveryHost ? null : address,
      matching: 'glob',
      target: null,
    } as const;
    return draftPermission(rule, decision, 'fetch', everywhere);
  });
}

/** Converts permanent approvals for one folder: command prefixes, edits, tools of servers. */
function draftApprovals(approvals: Cursor): readonly PermissionDraft[] {
  return approvals.items().flatMap((entry) => {
    const kind = entry.get('kind').text();
    if (kind?.value === 'commands') return entry.get('commandIdentifiers').texts().map(draftCommand);
    if (kind?.value === 'write') {
      const rule = { name: kind, pattern: null, matching: 'exact', target: null } as const;
      return [draftPermission(rule, 'allow', 'write', everywhere)];
    }
    const server = entry.get('serverName').text();
    if (server === null) return [];
    const target = { server: server.value, tool: entry.get('toolName').text()?.value ?? '*' };
    return [draftPermission({ name: server, pattern: null, matching: 'exact', target }, 'allow', 'mcp', everywhere)];
  });
}

function draftCommand(words: PermissionDraft['name']): PermissionDraft {
  const pattern = locate(`${words.value} *`, words.at);
  const rule = { name: locate('shell', words.at), pattern, matching: 'prefix', target: null } as const;
  return draftPermission(rule, 'allow', 'shell', everywhere);
}

const ignoredKeys = [
  // Whether the agent may ask questions while it works. Actions need approval in either case.
  'ask_user',
  'askUser',
  'auto_update',
  'autoUpdate',
  'banner',
  'beep',
  'copy_on_select',
  'custom_agents',
  'customAgents',
  'disabled_skills',
  'disabledSkills',
  'experimental',
  'include_co_authored_by',
  'includeCoAuthoredBy',
  'include_coauthor',
  'include_gitignored',
  'last_logged_in_user',
  'log_level',
  'logLevel',
  'logged_in_users',
  'parallel_tool_execution',
  'reasoning_effort',
  'reasoningEffort',
  'render_markdown',
  'renderMarkdown',
  'screen_reader',
  'footer',
  'stream',
  'theme',
  'undo_without_confirmation',
  'update_terminal_title',
  'launch_messages',
  'asked_setup_terminals',
  'companyAnnouncements',
  'bash_env',
  'effortLevel',
];
