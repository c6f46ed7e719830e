import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readCustomConfiguration } from '../generic/read.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addDescribedTool, scopeOfTool } from '../shared/tool.ts';

export const voiceAgent = defineFormat({
  id: 'voice-agent',
  title: 'Voice agent (ElevenLabs, Retell, Vapi)',
  specification: 'https://elevenlabs.io/docs/api-reference/agents/create',
  filenames: [],
  dialect: 'json',
  role: 'service',
  signature: {
    always: [
      'conversation_config/agent:mapping | response_engine/type:string | general_prompt:string | model/provider:string',
      'conversation_config/agent/prompt:mapping | voice_id:string | general_tools:list | states:list | begin_message | voice/voiceId:string',
    ],
    often: [
      'conversation_config/tts:mapping | conversation_config/turn:mapping | conversation_config/asr:mapping',
      'platform_settings:mapping',
      'agent_name:string | name:string',
      'webhook_url:string | llm_websocket_url:string | model:string | serverUrl:string | server/url:string',
      'firstMessage:string | transcriber/provider:string | endCallMessage:string | serverMessages:list',
    ],
    never: ['apiVersion', 'services', 'mcpServers'],
    alternatives: [
      {
        // Retell's agents without a response engine: https://docs.retellai.com/api-references/create-agent
        always: [
          'voice_id:string',
          'interruption_sensitivity:number | responsiveness:number | enable_backchannel:boolean',
        ],
        often: [
          'agent_name:string',
          'voice_temperature:number | voice_speed:number | volume:number',
          'webhook_url:string | language:string | opt_out_sensitive_data_storage:boolean | max_call_duration_ms:number',
        ],
        never: ['apiVersion', 'services', 'mcpServers'],
      },
      {
        // A change to an assistant of Vapi: https://docs.vapi.ai/api-reference/assistants/update
        always: ['model/provider:string', 'model/model:string', 'model/messages/*/role:string'],
        often: ['model/temperature:number | model/maxTokens:number', 'model/tools:list | model/toolIds:list'],
        never: ['apiVersion', 'services', 'mcpServers', 'messages', 'tools', 'agents', 'choices'],
      },
      {
        // A tool of Vapi: https://docs.vapi.ai/api-reference/tools/create
        always: [
          'type=apiRequest | function/name:string',
          'url:string | server/url:string',
          'method:string | type=function',
        ],
        often: ['name:string', 'async:boolean', 'messages:list', 'timeoutSeconds:number', 'headers/properties:mapping'],
        never: ['apiVersion', 'services', 'mcpServers'],
      },
    ],
  },
  notLookedAt: ['Tools, secrets and knowledge stored on the platform and referenced by id.'],
  defaults: [],
  read: readVoiceAgent,
});

function readVoiceAgent(document: Cursor, model: ModelBuilder): void {
  const agent = document.get('conversation_config', 'agent');
  const prompt = agent.get('prompt');
  const tools = [...prompt.get('tools').items(), ...document.get('general_tools').items()];
  addPrompt(prompt.get('prompt'), 'system', model, everywhere, tools.length > 0);
  addPrompt(document.get('general_prompt'), 'system', model, everywhere, tools.length > 0);
  for (const tool of tools) readTool(tool, model);
  if (document.get('type').is('apiRequest')) readTool(document, model);
  const called = document.get('function');
  const name = called.get('name').text();
  if (name !== null) addDescribedTool(name, called, model, everywhere);
  called.ignore();
  for (const state of document.get('states').items()) {
    addPrompt(state.get('state_prompt'), 'system', model, everywhere, true);
    for (const tool of state.get('tools').items()) readTool(tool, model);
  }
  readWebhook(document, model);
  readStorage(document.get('data_storage_setting'), model);
  prompt.ignore();
  document.ignoreKeys(['general_tools', 'states']);
  agent.ignoreKeys(['first_message', 'language', 'dynamic_variables', 'disable_first_message_interruptions']);
  document.get('conversation_config').ignoreKeys(['tts', 'asr', 'turn', 'conversation', 'language_presets', 'vad']);
  document.ignoreKeys(['voice_id', 'voice_model', 'language', 'begin_message', 'phone_numbers', 'agent_id', 'tags']);
  // Limits on concurrent and daily calls.
  document.get('platform_settings', 'call_limits').ignore();
  readCustomConfiguration(document, model);
}

/** Reads what Retell keeps of a call, by default all of it. https://docs.retellai.com/api-references/create-agent */
function readStorage(setting: Cursor, model: ModelBuilder): void {
  const value = setting.text();
  if (value === null) return;
  const state = value.value === 'everything' ? 'unsafe' : 'safe';
  const fact = { kind: 'transcripts', state, origin: 'default', safeValue: 'everything_except_pii' } as const;
  model.loggings.push({ ...everywhere, at: value.at, ...fact });
}

/** Reads the webhook that receives calls; Vapi authenticates with a shared secret. */
function readWebhook(document: Cursor, model: ModelBuilder): void {
  const server = document.get('server');
  const url = document.any('webhook_url', 'llm_websocket_url', 'serverUrl').text() ?? server.get('url').text();
  if (url === null) return;
  const credential = document.has('serverUrlSecret') || server.has('secret');
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'callback', credential, vendor: null });
  server.get('url').ignore();
}

/** Reads a tool of the platform, or one with a URL. */
function readTool(tool: Cursor, model: ModelBuilder): void {
  const name = tool.get('name').text();
  if (name === null) return;
  const scope = scopeOfTool(addDescribedTool(name, tool, model, everywhere), everywhere);
  const schema = tool.get('api_schema').isMapping ? tool.get('api_schema') : tool;
  const url = schema.get('url').text();
  const headers = schema.any('request_headers', 'headers');
  if (url !== null) {
    const credential = headers.members().some(({ key }) => /auth|key|token/i.test(key.value));
    model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential, vendor: null });
  }
  tool.ignore();
}
