import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readCommandLine } from '../shared/command.ts';
import { addDenials } from '../shared/denial.ts';
import { addBind } from '../shared/exposure.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

export const serena = defineFormat({
  id: 'serena',
  title: 'Serena project or configuration',
  specification: 'https://oraios.github.io/serena/02-usage/050_configuration.html',
  filenames: ['.serena/project.yml', 'serena_config.yml'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['ignore_all_files_in_gitignore:boolean', 'excluded_tools | included_optional_tools | initial_prompt'],
    often: [
      'project_name:string',
      'languages:list | language_servers:list | language:string',
      'read_only:boolean',
      'initial_prompt',
      'included_optional_tools:list',
    ],
    never: [],
    alternatives: [
      {
        always: ['web_dashboard:boolean', 'gui_log_window:boolean | trace_lsp_communication:boolean'],
        often: [
          'projects:list',
          'tool_timeout:number',
          'excluded_tools',
          'ls_specific_settings',
          'included_optional_tools',
        ],
        never: [],
      },
    ],
  },
  notLookedAt: ['Contexts, modes and memories, which are in separate files.', 'The approval settings of the client.'],
  defaults: [],
  read(document, model) {
    readCommandLine(document.get('activation_command'), 'build', model, everywhere);
    readCommandLine(document.get('jetbrains_launch_command'), 'helper', model, everywhere);
    addPrompt(document.get('initial_prompt'), 'system', model, everywhere);
    addDenials(document.get('excluded_tools'), model, everywhere);
    for (const key of ['included_optional_tools', 'fixed_tools'])
      for (const name of document.get(key).texts()) addNamedTool(name, model, everywhere);
    readTrust(document.get('trusted_project_path_patterns'), model);
    readDashboard(document, model);
    document.ignoreKeys(ignoredKeys);
    ignoreComments(document);
  },
});

const ignoredKeys = [
  'project_name',
  'languages',
  'language',
  'language_servers',
  'language_backend',
  'agent_interface',
  'encoding',
  'line_ending',
  'ignore_all_files_in_gitignore',
  'ignored_paths',
  'ignored_dirs',
  'read_only',
  'activation_command_timeout',
  'ls_workspace_folders',
  'ls_additional_workspace_folders',
  'additional_workspace_folders',
  'ls_priorities',
  'base_modes',
  'default_modes',
  'added_modes',
  'symbol_info_budget',
  'read_only_memory_patterns',
  'ignored_memory_patterns',
  'excluded_apis',
  'included_apis',
  'projects',
  'gui_log_window',
  'gui_log_level',
  'web_dashboard_interface',
  'web_dashboard_open_on_launch',
  'log_level',
  'trace_lsp_communication',
  'tool_timeout',
  'default_max_tool_answer_chars',
  'record_tool_usage_stats',
  'token_count_estimator',
  'project_serena_folder_location',
];

/** Reads trusted folders, whose projects may run commands. Only a pattern for every folder is reported. */
function readTrust(patterns: Cursor, model: ModelBuilder): void {
  for (const pattern of patterns.texts()) {
    if (!/^(?:[\\/]|[A-Za-z]:[\\/])?\*\*(?:[\\/]\*)?$/.test(pattern.value)) continue;
    const fact = { kind: 'workspace-trust', state: 'off', origin: 'set', reach: [], subject: null } as const;
    model.approvals.push({ ...everywhere, at: pattern.at, ...fact });
  }
}

/** Reads the dashboard. According to the documentation, an empty list of trusted hosts means all hosts. */
function readDashboard(document: Cursor, model: ModelBuilder): void {
  const isOn = document.get('web_dashboard').boolean()?.value !== false;
  const hosts = document.get('web_dashboard_trusted_hosts');
  hosts.ignore();
  const listens = document.get('web_dashboard_listen_address');
  if (!isOn) {
    listens.ignore();
    return;
  }
  addBind(listens, model, everywhere);
  if (!hosts.isList || hosts.items().length > 0) return;
  model.exposures.push({ ...everywhere, at: hosts.at, kind: 'host-check', state: 'open', origin: 'set' });
}
