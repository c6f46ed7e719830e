import { defineFormat } from '../format.ts';
import { readTemplate } from './read.ts';

/** A role for Bedrock AgentCore's runtime, whose agent may be created by another tool. */
const runtimeRole = ['Statement/*', 'Statement']
  .map((statement) => `Resources/*/Properties/AssumeRolePolicyDocument/${statement}/Principal/Service`)
  .flatMap((path) => [path, `${path}/*`].map((service) => `${service}=bedrock-agentcore.amazonaws.com`))
  .join(' | ');
/** A function that an agent's action group may invoke. */
const agentInvocation = 'Resources/*/Properties/Principal=bedrock.amazonaws.com';

export const bedrockCfn = defineFormat({
  id: 'bedrock-cfn',
  title: 'Amazon Bedrock agents in CloudFormation',
  specification: 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/AWS_Bedrock.html',
  filenames: ['template.yaml', '*.template.json'],
  dialect: 'json',
  role: 'framework',
  signature: {
    always: [`Resources/*/Type^AWS::Bedrock | ${runtimeRole} | ${agentInvocation}`],
    often: [
      'AWSTemplateFormatVersion',
      'Transform | Parameters | Outputs',
      'Resources/*/Properties/ActionGroups | Resources/*/Properties/FoundationModel | Resources/*/Properties/Instruction',
    ],
    never: [],
  },
  notLookedAt: ['Resources other than Bedrock agents, IAM policies, and the environment and URLs of functions.'],
  defaults: [
    {
      key: 'RequireConfirmation',
      value: 'DISABLED',
      source:
        'https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-bedrock-agent-function.html',
    },
  ],
  read: readTemplate,
});
