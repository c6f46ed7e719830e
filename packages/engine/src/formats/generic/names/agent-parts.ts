/** Keys of what makes an agent: its model, its instructions and its tools. */
export const agentParts =
  'model llm llm_model language_model model_name prompt system_prompt instruction persona tool toolset';
