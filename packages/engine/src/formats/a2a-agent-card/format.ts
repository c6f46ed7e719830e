import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { classifyHost } from '../../knowledge/hosts.ts';
import type { Located } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';

const reference = 'https://a2a-protocol.org/latest/specification/#5-agent-discovery-the-agent-card';

export const a2aAgentCard = defineFormat({
  id: 'a2a-agent-card',
  title: 'A2A agent card',
  specification: reference,
  filenames: ['.well-known/agent-card.json', 'agent-card.json', '.well-known/agent.json'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: ['skills:list', 'capabilities:mapping | defaultInputModes:list | supportedInterfaces:list'],
    often: [
      'defaultInputModes:list',
      'defaultOutputModes:list',
      'protocolVersion:string | protocolVersions:list',
      'url:string | supportedInterfaces:list',
      'securitySchemes:mapping | authentication:mapping',
      'skills/*/tags:list',
    ],
    never: ['tools', 'instructions', 'model'],
    minimum: 3,
    alternatives: [
      {
        // A card that is completed with its address when it is served.
        always: ['name:string', 'version:string', 'skills/*/id:string', 'skills/*/tags:list', 'skills/*/examples:list'],
        often: ['provider/organization:string'],
        never: ['tools', 'instructions', 'model'],
      },
    ],
  },
  notLookedAt: ['What the agent may do: a card only describes how to reach it.'],
  defaults: [{ key: 'securitySchemes', value: 'none (anyone may call the agent)', source: reference }],
  read: readCard,
});

function readCard(document: Cursor, model: ModelBuilder): void {
  const scope = addAgent(document, document.get('name').text(), model);
  addPrompt(document.get('description'), 'description', model, scope);
  for (const skill of document.get('skills').items()) {
    addPrompt(skill.get('description'), 'description', model, scope);
    addMaterial(skill.get('examples'), 'test-data', model, scope);
    skill.ignore();
  }
  const urls = addressesOf(document);
  const authenticated = readSecurity(document, urls, model);
  for (const url of urls) {
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'peer', credential: authenticated, vendor: null });
  }
  document.ignoreKeys([
    'version',
    'protocolVersion',
    'protocolVersions',
    'preferredTransport',
    'provider',
    'iconUrl',
    'documentationUrl',
    'capabilities',
    'defaultInputModes',
    'defaultOutputModes',
    'security',
    'securitySchemes',
    'securityRequirements',
    'supportsAuthenticatedExtendedCard',
    'signatures',
    'authentication',
    'additionalInterfaces',
    'supportedInterfaces',
  ]);
  ignoreComments(document);
}

function addressesOf(document: Cursor): readonly Located<string>[] {
  const further = ['additionalInterfaces', 'supportedInterfaces'].flatMap((name) => document.get(name).items());
  return [document.get('url'), ...further.map((entry) => entry.get('url'))].flatMap((url) => url.text() ?? []);
}

/** Reads the authentication. Without a scheme anyone may call the agent, which only matters if its URL is reachable from other machines. */
function readSecurity(document: Cursor, urls: readonly Located<string>[], model: ModelBuilder): boolean {
  const required = document.get('authentication', 'required').boolean();
  if (required?.value === false) {
    const local = urls.length > 0 && !urls.some((url) => isReachable(url.value));
    const fact = { guards: 'agent-card', state: 'none', exposed: !local, origin: 'set' } as const;
    model.authentications.push({ ...everywhere, at: required.at, ...fact });
    return false;
  }
  const schemes = document.get('securitySchemes');
  const old = document.get('authentication', 'schemes');
  const named = schemes.members().length > 0 || old.texts().some(({ value }) => !/^(?:none|public)$/i.test(value));
  const place = schemes.exists
    ? schemes
    : document.get('authentication').exists
      ? document.get('authentication')
      : document;
  const reachable = urls.some((url) => isReachable(url.value));
  if (!named && !reachable) return false;
  const origin = place === document ? 'default' : 'set';
  const state = named ? 'present' : 'none';
  model.authentications.push({ ...everywhere, at: place.at, guards: 'agent-card', state, exposed: reachable, origin });
  return named;
}

function isReachable(text: string): boolean {
  const kind = classifyHost(parseUrl(text)?.host ?? '');
  return kind === 'public' || kind === 'private';
}
