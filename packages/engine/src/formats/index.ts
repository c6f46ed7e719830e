import { a2aAgentCard } from './a2a-agent-card/format.ts';
import { agentSpec } from './agent-spec/format.ts';
import { agentgateway } from './agentgateway/format.ts';
import { agentuniverse } from './agentuniverse/format.ts';
import { agno } from './agno/format.ts';
import { aider } from './aider/format.ts';
import { amazonqAgent } from './amazonq-agent/format.ts';
import { antigravityHooks } from './antigravity-hooks/format.ts';
import { antigravitySettings } from './antigravity-settings/format.ts';
import { augmentSettings } from './augment-settings/format.ts';
import { autogenComponent } from './autogen-component/format.ts';
import { bedrockAgentcore } from './bedrock-agentcore/format.ts';
import { bedrockCfn } from './bedrock-cfn/format.ts';
import { botFrameworkSkill } from './bot-framework-skill/format.ts';
import { cagent } from './cagent/format.ts';
import { claudeCodeFrontMatter } from './claude-code-front-matter/format.ts';
import { claudeCodeHooks } from './claude-code-hooks/format.ts';
import { claudeCodeSettings } from './claude-code-settings/format.ts';
import { claudeMarketplace } from './claude-marketplace/format.ts';
import { claudePlugin } from './claude-plugin/format.ts';
import { codexConfig } from './codex-config/format.ts';
import { compose } from './compose/format.ts';
import { composeGateway } from './compose-gateway/format.ts';
import { continueJson } from './continue-json/format.ts';
import { continuePermissions } from './continue-permissions/format.ts';
import { continueYaml } from './continue-yaml/format.ts';
import { copilotAgent } from './copilot-agent/format.ts';
import { copilotCli } from './copilot-cli/format.ts';
import { copilotManaged } from './copilot-managed/format.ts';
import { copilotStudio } from './copilot-studio/format.ts';
import { crewaiAgents } from './crewai-agents/format.ts';
import { crewaiTasks } from './crewai-tasks/format.ts';
import { crush } from './crush/format.ts';
import { cursorCli } from './cursor-cli/format.ts';
import { cursorEnvironment } from './cursor-environment/format.ts';
import { cursorHooks } from './cursor-hooks/format.ts';
import { cursorSandbox } from './cursor-sandbox/format.ts';
import { deepagents } from './deepagents/format.ts';
import { desktopCommander } from './desktop-commander/format.ts';
import { devcontainer } from './devcontainer/format.ts';
import { devinConfig } from './devin-config/format.ts';
import { dialogflowCx } from './dialogflow-cx/format.ts';
import { dify } from './dify/format.ts';
import { dockerMcpRegistry } from './docker-mcp-registry/format.ts';
import { elizaCharacter } from './eliza-character/format.ts';
import { factorySettings } from './factory-settings/format.ts';
import { fastAgent } from './fast-agent/format.ts';
import { flowise } from './flowise/format.ts';
import type { Format } from './format.ts';
import { geminiExtension } from './gemini-extension/format.ts';
import { geminiSettings } from './gemini-settings/format.ts';
import { generic } from './generic/format.ts';
import { ghAw } from './gh-aw/format.ts';
import { githubWorkflow } from './github-workflow/format.ts';
import { googleAdk } from './google-adk/format.ts';
import { gooseConfig } from './goose-config/format.ts';
import { goosePermissions } from './goose-permissions/format.ts';
import { gooseRecipe } from './goose-recipe/format.ts';
import { haystack } from './haystack/format.ts';
import { junieAllowlist } from './junie-allowlist/format.ts';
import { kagent } from './kagent/format.ts';
import { kestra } from './kestra/format.ts';
import { kiroHook } from './kiro-hook/format.ts';
import { kubernetes } from './kubernetes/format.ts';
import { langflow } from './langflow/format.ts';
import { langgraph } from './langgraph/format.ts';
import { letta } from './letta/format.ts';
import { librechat } from './librechat/format.ts';
import { litellmProxy } from './litellm-proxy/format.ts';
import { llamaStack } from './llama-stack/format.ts';
import { lobechatAgent } from './lobechat-agent/format.ts';
import { m365ApiPlugin } from './m365-api-plugin/format.ts';
import { m365DeclarativeAgent } from './m365-declarative-agent/format.ts';
import { makeBlueprint } from './make-blueprint/format.ts';
import { mcpBareMap } from './mcp-bare-map/format.ts';
import { mcpBundle } from './mcp-bundle/format.ts';
import { mcpClient } from './mcp-client/format.ts';
import { mcpServerJson } from './mcp-server-json/format.ts';
import { mcpToolbox } from './mcp-toolbox/format.ts';
import { mcpTools } from './mcp-tools/format.ts';
import { msAgentFramework } from './ms-agent-framework/format.ts';
import { n8n } from './n8n/format.ts';
import { nemoGuardrails } from './nemo-guardrails/format.ts';
import { nemoToolkit } from './nemo-toolkit/format.ts';
import { nodeRed } from './node-red/format.ts';
import { ompSettings } from './omp-settings/format.ts';
import { openWebui } from './open-webui/format.ts';
import { openaiAgent } from './openai-agent/format.ts';
import { openclaw } from './openclaw/format.ts';
import { openclawApprovals } from './openclaw-approvals/format.ts';
import { openclawCron } from './openclaw-cron/format.ts';
import { opencode } from './opencode/format.ts';
import { opencodeFrontMatter } from './opencode-front-matter/format.ts';
import { piSettings } from './pi-settings/format.ts';
import { praisonai } from './praisonai/format.ts';
import { promptfoo } from './promptfoo/format.ts';
import { rasa } from './rasa/format.ts';
import { rooModes } from './roo-modes/format.ts';
import { rooSettings } from './roo-settings/format.ts';
import { rovodevConfig } from './rovodev-config/format.ts';
import { semanticKernelAgent } from './semantic-kernel-agent/format.ts';
import { semanticKernelPrompt } from './semantic-kernel-prompt/format.ts';
import { serena } from './serena/format.ts';
import { smithery } from './smithery/format.ts';
import { springAi } from './spring-ai/format.ts';
import { sweAgent } from './swe-agent/format.ts';
import { terraformBedrock } from './terraform-bedrock/format.ts';
import { voiceAgent } from './voice-agent/format.ts';
import { vscodeMcp } from './vscode-mcp/format.ts';
import { vscodeSettings } from './vscode-settings/format.ts';
import { watsonxOrchestrate } from './watsonx-orchestrate/format.ts';
import { windsurfHooks } from './windsurf-hooks/format.ts';
import { zedSettings } from './zed-settings/format.ts';

/** Every vendor format, in order of precedence: among equally good matches the earlier one wins. */
export const knownFormats: readonly Format[] = [
  opencode,
  crush,
  openclaw,
  openclawApprovals,
  openclawCron,
  copilotManaged,
  cursorCli,
  antigravitySettings,
  devcontainer,
  devinConfig,
  augmentSettings,
  rovodevConfig,
  cursorSandbox,
  cursorEnvironment,
  kiroHook,
  claudeCodeHooks,
  cursorHooks,
  windsurfHooks,
  antigravityHooks,
  claudeCodeSettings,
  factorySettings,
  copilotCli,
  junieAllowlist,
  zedSettings,
  vscodeMcp,
  vscodeSettings,
  amazonqAgent,
  geminiExtension,
  geminiSettings,
  codexConfig,
  rooModes,
  rooSettings,
  continueYaml,
  continueJson,
  continuePermissions,
  gooseRecipe,
  gooseConfig,
  goosePermissions,
  piSettings,
  ompSettings,
  ghAw,
  githubWorkflow,
  mcpClient,
  mcpBareMap,
  crewaiAgents,
  crewaiTasks,
  langgraph,
  autogenComponent,
  semanticKernelAgent,
  semanticKernelPrompt,
  googleAdk,
  msAgentFramework,
  cagent,
  kagent,
  kubernetes,
  compose,
  composeGateway,
  haystack,
  kestra,
  terraformBedrock,
  voiceAgent,
  desktopCommander,
  dialogflowCx,
  rasa,
  aider,
  mcpBundle,
  claudeMarketplace,
  claudePlugin,
  opencodeFrontMatter,
  claudeCodeFrontMatter,
  copilotAgent,
  fastAgent,
  agentSpec,
  letta,
  bedrockAgentcore,
  watsonxOrchestrate,
  bedrockCfn,
  praisonai,
  sweAgent,
  nemoToolkit,
  nemoGuardrails,
  lobechatAgent,
  elizaCharacter,
  agentgateway,
  llamaStack,
  litellmProxy,
  n8n,
  dify,
  flowise,
  nodeRed,
  makeBlueprint,
  langflow,
  librechat,
  botFrameworkSkill,
  m365DeclarativeAgent,
  m365ApiPlugin,
  copilotStudio,
  openaiAgent,
  a2aAgentCard,
  mcpTools,
  mcpToolbox,
  mcpServerJson,
  dockerMcpRegistry,
  smithery,
  serena,
  promptfoo,
  agno,
  agentuniverse,
  openWebui,
  deepagents,
  springAi,
];

/** Every format. `generic`, which can read any document, comes last. */
export const formats: readonly Format[] = [...knownFormats, generic];
