/** Names of an agent's parts in configurations of any kind, in any spelling, see `signature.ts`. */
const named = (names: string): readonly string[] => names.split(' ');

/** Names of instructions that only models have; people and machines get `instructions` and a `backstory` too. */
export const systemPromptNames = named(
  'system_prompt system_message system_instruction system_instructions role_definition ai_role agent_prompt agent_instruction agent_instructions agent_system_prompt developer_instructions custom_instructions role_prompt system_prompt_template base_prompt prompt_ref system_prompt_file system_prompt_path',
);

export const promptNames = [
  ...systemPromptNames,
  ...named('instructions instruction backstory system_role primary_directive core_directive standing_orders'),
];

/** Names of a prompt if the value is a text; `prompt: enabled` and `persona: angry` are settings of other kinds. */
export const shortPromptNames = named('prompt persona personality mission');

/** Names that contain a conversation or a model. */
export const talkingAgentNames = named(
  'voice_assistant ai_assistant ai_agent chatbot chat_agent coding_agent computer_use_agent',
);

export const agentNames = [
  ...talkingAgentNames,
  ...named(
    'agents agent sub_agents subagents assistants assistant crew character swarm bots agent_config agent_settings crew_members team_members agent_definitions copilot agent_runtime browser_agent persona_agent research_agent support_agent',
  ),
];

/** Keys by which a file says whose settings it contains. */
export const identityNames = named('agent_name agent_id agent_type agent_role bot_name assistant_name ai_name');

export const toolNames = named(
  'tools tool toolset toolsets functions allowed_tools enabled_tools tool_permissions tool_policy capabilities toolbox toolkit tool_config tool_refs toolset_refs enabled_skills',
);

/** Names that only language models have. */
export const languageModelNames = named(
  'llm llms llm_config llm_provider chat_model llm_backend llm_engine llm_model language_model llm_ref ai_model ai_provider',
);

export const modelNames = [
  ...languageModelNames,
  ...named(
    'model models model_name model_config default_model provider model_settings model_id backend_model model_ref model_preference active_provider',
  ),
];

export const serverNames = named('mcp mcp_servers mcp_server mcp_gateway mcp_proxy mcp_hub tool_servers');

/** Names of approval that are rare outside of agents: an `approval` may be a document’s, and a machine is `supervised` too. */
export const agentOversightNames = named(
  'auto_approve auto_approval require_approval requires_approval require_confirmation requires_confirmation human_in_the_loop human_approval approval_required confirmation_required hitl human_input_mode tool_policy command_policy permission_mode yolo confirm_commands auto_run auto_execute guardrails',
);

export const oversightNames = [
  ...agentOversightNames,
  ...named(
    'approval approvals approval_mode confirmation human_input human_oversight human_review yes_always autonomy autonomous needs_approval needs_confirmation ask_first ask_before_run ask_before_execute confirm_before_run confirm_before_execute supervised consent_required requires_consent confirm_actions',
  ),
];

/** Switches that only a program acting by itself needs. */
export const shellSwitches = named(
  'allow_shell allow_shell_commands allow_bash allow_code_execution allow_command_execution',
);

/** Settings of programs that generate commands or code. */
export const agentExecutionNames = [
  ...shellSwitches,
  ...named('code_execution code_execution_config code_interpreter allowed_shell_commands permitted_shell_commands'),
];

export const executionNames = [
  ...agentExecutionNames,
  ...named('sandbox sandboxed shell allowed_commands blocked_commands command_execution shell_enabled enable_shell'),
];

/** Limits and handoffs of programs that call tools and delegate tasks. */
export const agentLoopNames = named(
  'max_tool_calls max_delegation_depth max_agent_steps max_tool_iterations iteration_cap recursion_limit can_delegate allow_delegation can_delegate_to delegates_to handoffs',
);

export const loopNames = [
  ...agentLoopNames,
  ...named(
    'max_iterations max_iter max_steps max_turns max_loops max_rounds subagents sub_agents memory delegation iteration_limit step_limit turn_limit',
  ),
];

/** Sampling settings of a language model. */
export const samplingNames = named(
  'max_tokens max_context_tokens max_output_tokens max_completion_tokens top_p context_window',
);

/** Vendors and servers of models only; they tell providers of models from those of logins, mail or payment. */
export const vendorNames = named('openai anthropic gemini bedrock mistral groq deepseek openrouter ollama vllm');

/** Tools that run commands. */
export const shellNames = named('shell bash terminal exec run_shell execute_command run_command');
