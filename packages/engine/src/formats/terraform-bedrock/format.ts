import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addAgent } from '../shared/agent.ts';
import { openJson } from '../shared/embedded.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readIamPolicy } from '../shared/iam-policy.ts';
import { addPrompt } from '../shared/prompt.ts';

/** The paths of resources in a plan, in the output of `terraform show`, and in a state file. */
const places = ['planned_values/root_module/resources', 'values/root_module/resources', 'resources'];

export const terraformBedrock = defineFormat({
  id: 'terraform-bedrock',
  title: 'Terraform plan or state with Amazon Bedrock agents',
  specification: 'https://developer.hashicorp.com/terraform/internals/json-format',
  filenames: ['*.tfplan.json', 'terraform.tfstate', 'tfplan.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [places.map((place) => `${place}/*/type^aws_bedrockagent`).join(' | '), 'terraform_version:string'],
    often: ['format_version:string | serial:number', 'planned_values:mapping | values:mapping | resources:list'],
    never: [],
  },
  notLookedAt: ['Resources of other kinds, and modules below the root.'],
  defaults: [],
  read(document, model) {
    for (const place of places) {
      for (const resource of document.follow(place.split('/')).items()) readResource(resource, model);
    }
    document.ignore();
  },
});

function readResource(resource: Cursor, model: ModelBuilder): void {
  const type = resource.get('type').text()?.value ?? '';
  const values = [
    resource.get('values'),
    ...resource
      .get('instances')
      .items()
      .map((one) => one.get('attributes')),
  ];
  for (const value of values) {
    if (!value.isMapping) continue;
    if (type === 'aws_bedrockagent_agent') readAgent(value, model);
    if (/^aws_iam_(?:role_)?policy$/.test(type)) readPolicy(value.get('policy'), model);
    if (type === 'aws_iam_role')
      for (const inline of value.get('inline_policy').items()) readPolicy(inline.get('policy'), model);
    for (const block of value.get('environment').items()) {
      readEnvironment(block.get('variables'), 'server', model, everywhere);
    }
  }
}

function readAgent(values: Cursor, model: ModelBuilder): void {
  const scope = addAgent(values, values.get('agent_name').text(), model);
  addPrompt(values.get('instruction'), 'system', model, scope, true);
  addPrompt(values.get('description'), 'description', model, scope);
}

/** Reads a policy, which is a JSON text. Every action has the place of the text. */
function readPolicy(text: Cursor, model: ModelBuilder): void {
  const policy = openJson(text);
  if (policy !== null) readIamPolicy(policy, model);
}
