import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { addDescribedTool, addNamedTool } from '../shared/tool.ts';

/** Reads an agent with its instructions, action groups and guardrail. */
export function readAgent(logicalId: Located<string>, properties: Cursor, model: ModelBuilder): void {
  const named = properties.get('AgentName').text();
  const scope = addAgent(properties, named ?? logicalId, model, collaborators(properties));
  const groups = properties.get('ActionGroups').items();
  addPrompt(properties.get('Instruction'), 'system', model, scope, groups.length > 0);
  addPrompt(properties.get('Description'), 'description', model, scope);
  for (const override of properties.get('PromptOverrideConfiguration', 'PromptConfigurations').items()) {
    addPrompt(override.get('BasePromptTemplate'), 'system', model, scope);
  }
  const id = properties.get('FoundationModel').text();
  if (id !== null)
    addModelUse({ at: id.at, id, provider: null, endpoint: null, credential: false, named: [] }, model, scope);
  for (const group of groups) readActionGroup(group, model, scope);
  const guardrail = properties.get('GuardrailConfiguration');
  if (!guardrail.isMapping) return;
  const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...scope, at: guardrail.at, ...fact });
}

function collaborators(properties: Cursor): readonly Located<string>[] {
  return properties
    .get('AgentCollaborators')
    .items()
    .flatMap((item) => item.get('CollaboratorName').text() ?? []);
}

/** Reads an action group: functions with parameters, an API, or a vendor's tool such as a code interpreter. */
function readActionGroup(group: Cursor, model: ModelBuilder, scope: Scope): void {
  const builtIn = group.get('ParentActionGroupSignature').text();
  if (builtIn !== null) addNamedTool(locate(builtIn.value.replace(/^AMAZON\./, ''), builtIn.at), model, scope);
  addMaterial(group.get('ApiSchema'), 'documentation', model, scope);
  for (const entry of group.get('FunctionSchema', 'Functions').items()) readFunction(entry, model, scope);
}

function readFunction(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const name = entry.get('Name').text();
  if (name === null) return;
  const tool = addDescribedTool(name, entry, model, scope);
  tool.description = entry.get('Description').text();
  const parameters = entry.get('Parameters').members();
  tool.metadata = parameters.flatMap(({ value }) => value.get('Description').text() ?? []);
  tool.parameters = parameters.map(({ key, value }) => ({
    name: key,
    type: value.get('Type').text()?.value ?? null,
    bounded: false,
  }));
  const confirmed = entry.get('RequireConfirmation').text();
  if (confirmed?.value !== 'ENABLED' && confirmed?.value !== 'DISABLED') return;
  const state = confirmed.value === 'ENABLED' ? 'on' : 'off';
  tool.approval = state === 'on' ? 'always' : 'never';
  const fact = { kind: 'tool', state, origin: 'set', reach: tool.capabilities, subject: name } as const;
  model.approvals.push({ ...scope, at: confirmed.at, ...fact });
}
