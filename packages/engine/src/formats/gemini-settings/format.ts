import { defineFormat } from '../format.ts';
import { readGeminiSettings } from './read.ts';

export const geminiSettings = defineFormat({
  id: 'gemini-settings',
  title: 'Gemini CLI or Qwen Code settings',
  specification: 'https://geminicli.com/docs/reference/configuration/',
  filenames: ['.gemini/settings.json', '.qwen/settings.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      '$schema~gemini-cli',
      'mcpServers:mapping',
      'mcpServers/*/httpUrl | mcpServers/*/trust:boolean | mcpServers/*/includeTools | mcpServers/*/excludeTools',
      'mcp/allowed:list | mcp/excluded:list | mcp/serverCommand',
      'security/auth | security/folderTrust | security/disableYoloMode | security/toolSandboxing | security/environmentVariableRedaction',
      'tools/core | tools/allowed | tools/exclude | tools/sandbox | tools/shell | tools/discoveryCommand | tools/autoAccept | tools/confirmationRequired | tools/sandboxNetworkAccess',
      'context/fileName | context/includeDirectories | context/fileFiltering | context/loadMemoryFromIncludeDirectories',
      'general/preferredEditor | general/vimMode | general/checkpointing | general/sessionRetention | general/defaultApprovalMode | general/previewFeatures | general/enableAutoUpdate | general/disableAutoUpdate | general/devtools | general/plan | general/topicUpdateNarration',
      'ui/hideBanner | ui/hideTips | ui/footer | ui/customThemes | ui/showMemoryUsage | ui/accessibility | ui/theme:string',
      'model/maxSessionTurns | model/disableLoopDetection | model/summarizeToolOutput | model/compressionThreshold',
      'hooks/BeforeTool | hooks/AfterTool | hooks/BeforeModel | hooks/AfterModel | hooks/BeforeAgent | hooks/AfterAgent | hooks/BeforeToolSelection',
      'selectedAuthType:string',
      'modelProviders/*/*/id:string',
      'tools/approvalMode:string | approvalMode=yolo | approvalMode=auto-edit | approvalMode=plan | approvalMode=default',
      'coreTools:list | excludeTools:list | allowedTools:list',
      'contextFileName',
      'autoAccept:boolean | checkpointing:mapping | hideBanner | hideTips | preferredEditor:string | usageStatisticsEnabled:boolean',
      'telemetry/target | telemetry/logPrompts | telemetry/otlpEndpoint',
      'ide/hasSeenNudge | privacy/usageStatisticsEnabled',
      'experimental/skills | experimental/enableAgents | experimental/extensionReloading | experimental/extensionManagement | experimental/modelSteering | experimental/worktrees | experimental/codebaseInvestigatorSettings | experimental/useModelRouter | experimental/toolOutputMasking | experimental/plan | experimental/memoryManager | experimental/autoMemory | experimental/gemma',
    ],
    never: ['engines', 'search', 'apiVersion', 'services', 'tools:list', 'models:list'],
    alternatives: [
      {
        // Qwen Code's approval mode with rules in the notation of Claude Code.
        always: ['tools/approvalMode:string', 'permissions/allow:list | permissions/deny:list | permissions/ask:list'],
        often: [
          'mcpServers:mapping',
          'security/folderTrust | security/auth',
          'hooks:mapping',
          'modelProviders:mapping',
        ],
        never: ['apiVersion', 'services', 'system_prompt'],
      },
      {
        // Qwen Code's channels.
        always: ['channels/+/senderPolicy:string', 'channels/+/type:string'],
        often: ['channels/*/sessionScope', 'channels/*/allowedUsers:list', 'tools/approvalMode:string'],
        never: ['apiVersion', 'services', 'gateway', 'system_prompt'],
      },
    ],
  },
  notLookedAt: [
    'Settings of other scopes (system, user, workspace) and policy files.',
    'YOLO mode, which is chosen on the command line; the file can only forbid it.',
  ],
  defaults: [
    {
      key: 'tools.sandbox',
      value: 'none (tools run on the host once they are approved)',
      source: 'https://geminicli.com/docs/cli/sandbox/',
    },
    {
      key: 'model.maxSessionTurns',
      value: '-1 (unlimited)',
      source: 'https://geminicli.com/docs/reference/configuration/',
    },
    {
      key: 'security.folderTrust.enabled',
      value: 'true',
      source: 'https://geminicli.com/docs/cli/trusted-folders/',
    },
  ],
  read: readGeminiSettings,
});
