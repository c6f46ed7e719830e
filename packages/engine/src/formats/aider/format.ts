import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addCommand, readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';

export const aider = defineFormat({
  id: 'aider',
  title: 'Aider configuration',
  specification: 'https://aider.chat/docs/config/aider_conf.html',
  filenames: ['.aider.conf.yml', '.aider.conf.yaml', 'aider.conf.yml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [],
    often: [
      'model:string | models:string',
      'read:list | file:list',
      'yes-always:boolean',
      'auto-commits:boolean | dirty-commits:boolean | attribute-author:boolean | attribute-committer:boolean',
      'auto-lint:boolean | auto-test:boolean',
      'lint-cmd | test-cmd',
      'edit-format:string | editor-edit-format:string',
      'weak-model:string | editor-model:string',
      'map-tokens:number | map-refresh:string | cache-prompts:boolean',
      'aiderignore:string | subtree-only:boolean | chat-language:string',
      'suggest-shell-commands:boolean | detect-urls:boolean',
      'show-model-warnings:boolean | check-update:boolean | analytics:boolean',
      'openai-api-base:string | openai-api-key:string | anthropic-api-key:string',
    ],
    never: ['agents', 'apiVersion', 'mcpServers', 'services', 'jobs', 'tools'],
    minimum: 2,
  },
  notLookedAt: ['Command-line options and environment variables, which override this file.'],
  defaults: [
    {
      key: 'yes-always',
      value: 'false (aider asks before each action that needs confirmation)',
      source: 'https://aider.chat/docs/config/options.html',
    },
  ],
  read: readAider,
});

function readAider(document: Cursor, model: ModelBuilder): void {
  for (const line of document.get('test-cmd').texts()) {
    addCommand({ at: line.at, words: [line], shell: true }, 'check', model, everywhere);
  }
  // An entry may start with a language: `python: flake8 --select=E9`.
  for (const line of document.get('lint-cmd').texts()) {
    const own = locate(line.value.replace(/^[a-z+#]{1,20}:\s/i, ''), line.at);
    addCommand({ at: line.at, words: [own], shell: true }, 'check', model, everywhere);
  }
  // It runs whenever the model has answered. https://aider.chat/docs/usage/notifications.html
  readCommandLine(document.get('notifications-command'), 'helper', model, everywhere);
  readEnvironment(document.get('set-env'), 'host', model, everywhere);
  for (const { key, value } of document.members()) if (ignoredNames.test(key.value)) value.ignore();
  document.ignoreKeys([
    'model',
    'weak-model',
    'editor-model',
    'read',
    'file',
    'alias',
    'env-file',
    'config',
    'aiderignore',
    'api-key',
    'load',
    'timeout',
  ]);
}

/** Settings for editing, commits and appearance. */
const ignoredNames =
  /^(?:(?:auto|dirty)-commits|auto-(?:lint|test)|attribute-.{1,40}|map-.{1,30}|.{0,20}edit-format|.{0,30}-color|dark-mode|light-mode|pretty|stream|show-.{1,30}|check-.{1,30}|analytics.{0,30}|cache-.{1,30}|chat-.{1,30}|vim|encoding|line-endings|gitignore|git|subtree-only|suggest-shell-commands|detect-urls|watch-files|architect|reasoning-effort|thinking-tokens|max-chat-history-tokens|commit-.{1,30}|multiline|notifications|voice-.{1,20}|restore-chat-history|code-theme|fancy-input|user-input-color)$/;
