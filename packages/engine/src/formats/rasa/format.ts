import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Endpoint } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';

export const rasa = defineFormat({
  id: 'rasa',
  title: 'Rasa endpoints, credentials, flows, domain or configuration',
  specification: 'https://rasa.com/docs/reference/integrations/action-server/',
  filenames: ['endpoints.yml', 'endpoints.yaml', 'credentials.yml', 'credentials.yaml'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [
      [
        'action_endpoint/url:string',
        'tracker_store/type:string',
        'event_broker/type:string',
        'model_groups/*/models:list',
        'socketio/user_message_evt:string',
        'socketio/bot_message_evt:string',
        'rasa/url:string',
        'telegram/access_token',
        'slack/slack_token',
        'facebook/page-access-token',
        'twilio/twilio_number',
        'mattermost/webhook_url',
        'rocketchat/server_url',
        'botframework/app_id',
        'webexteams/access_token',
        'hangouts/project_id',
        'recipe~default.v1 | recipe~graph.v1',
        'flows/*/steps/*/collect:string | flows/*/steps/*/action^utter_ | flows/*/steps/*/action^action_ | flows/*/steps/*/link:string',
        // https://rasa.com/docs/reference/config/domain/
        'responses/@utter*/*/text:string | slots/*/mappings:list',
        'pipeline/*/name=DIETClassifier | pipeline/*/name=WhitespaceTokenizer | policies/*/name=RulePolicy | policies/*/name=TEDPolicy | policies/*/name=FlowPolicy',
      ].join(' | '),
    ],
    often: [
      'action_endpoint/url:string',
      'tracker_store:mapping | lock_store:mapping | event_broker:mapping',
      'models/url:string | nlg/type:string | nlg/url:string | nlu/url:string | nlg/llm',
      'model_groups:list',
      'rest | socketio | rasa/url:string',
      'twilio/account_sid | mattermost/token | rocketchat/user | botframework/app_password | webexteams/room | callback/url',
      'slack/slack_channel | slack/slack_signing_secret | telegram/verify | facebook/verify | facebook/secret',
      'flows/*/steps:list',
      'intents:list | actions:list | session_config:mapping | entities:list | slots/*/type:string | forms:mapping',
      'responses/@utter*/*/text:string',
      'flows/*/description:string',
      'pipeline:list',
      'policies:list | policies/*/name:string | language:string',
    ],
    never: ['services', 'apiVersion', 'mcpServers', 'agents', 'channels', 'gateway'],
  },
  notLookedAt: ['Stories, forms and action code, which are in separate files.'],
  defaults: [
    {
      key: 'rest, socketio.jwt_key',
      value: 'no login: whoever reaches the server can write to the assistant',
      source: 'https://rasa.com/docs/reference/channels/your-own-website/',
    },
  ],
  read: readRasa,
});

function readRasa(document: Cursor, model: ModelBuilder): void {
  readUrl(document.get('action_endpoint'), 'tool', model);
  for (const name of ['models', 'nlg', 'nlu']) readUrl(document.get(name), 'tool', model);
  for (const name of ['tracker_store', 'event_broker', 'lock_store']) readUrl(document.get(name), 'tool', model);
  readUrl(document.get('rasa'), 'callback', model);
  readOpenChannels(document, model);
  readUrl(document.get('callback'), 'callback', model);
  readModel(document.get('nlg', 'llm'), model);
  addPrompt(document.get('nlg', 'prompt'), 'system', model, everywhere);
  for (const component of [...document.get('pipeline').items(), ...document.get('policies').items()]) {
    readUrl(component, 'tool', model);
    readModel(component.get('llm'), model);
  }
  for (const group of document.get('model_groups').items()) {
    for (const entry of group.get('models').items()) readModel(entry, model);
  }
  document.ignore();
}

/**
 * Reads the channels that anyone who reaches the server can use: REST has no login, and the web socket checks tokens only with a key.
 * https://rasa.com/docs/reference/channels/your-own-website/
 */
function readOpenChannels(document: Cursor, model: ModelBuilder): void {
  const socket = document.get('socketio');
  const isGuarded = socket.has('jwt_key') || !socket.isMapping;
  for (const channel of isGuarded ? [document.get('rest')] : [document.get('rest'), socket]) {
    if (!channel.exists) continue;
    const fact = { guards: 'endpoint', state: 'none', exposed: false, origin: 'default' } as const;
    model.authentications.push({ ...everywhere, at: channel.at, ...fact });
  }
}

/** Reads an endpoint that receives users' messages. A host without a scheme, as of a database, is skipped. */
function readUrl(section: Cursor, purpose: Endpoint['purpose'], model: ModelBuilder): void {
  const url = section.get('url').text();
  if (url === null || !/^https?:\/\//i.test(url.value)) return;
  const credential = section.any('token', 'password', 'api_key').exists;
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose, credential, vendor: null });
}

function readModel(entry: Cursor, model: ModelBuilder): void {
  if (!entry.isMapping) return;
  const id = entry.any('model', 'model_name', 'deployment').text();
  const provider = entry.any('provider', 'type').text();
  const endpoint = entry.any('api_base', 'base_url', 'openai_api_base').text();
  const credential = entry.any('api_key', 'openai_api_key').exists;
  addModelUse({ at: entry.at, id, provider, endpoint, credential, named: [provider?.value ?? ''] }, model, everywhere);
}
