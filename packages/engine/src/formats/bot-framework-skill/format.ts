import type { ModelBuilder } from '../../agent/builder.ts';
import { everywhere } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';

export const botFrameworkSkill = defineFormat({
  id: 'bot-framework-skill',
  title: 'Bot Framework skill manifest',
  specification: 'https://learn.microsoft.com/en-us/azure/bot-service/skills-write-manifest',
  filenames: ['skill-manifest*.json'],
  // The SDK's own reader (Newtonsoft.Json) and the samples it ships with use comments and trailing commas.
  dialect: 'jsonc',
  role: 'description',
  signature: {
    always: ['$schema~/schemas/skills/skill-manifest'],
    often: ['endpoints/+/endpointUrl:string', 'activities:mapping', 'publisherName:string'],
    never: [],
  },
  notLookedAt: ['What the bot behind the endpoint does.'],
  defaults: [],
  read: readSkill,
});

function readSkill(document: Cursor, model: ModelBuilder): void {
  model.agents.push({ at: document.at, name: document.get('name').text(), delegatesTo: [], enabled: true });
  for (const endpoint of document.get('endpoints').items()) {
    const url = endpoint.get('endpointUrl').text();
    if (url === null) continue;
    model.endpoints.push({ at: url.at, url, purpose: 'peer', credential: false, vendor: null, ...everywhere });
  }
  document.ignore();
}
