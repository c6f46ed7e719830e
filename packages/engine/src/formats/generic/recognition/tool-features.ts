import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { either, kindsWithout } from './patterns.ts';

const otherFiles = [...otherKinds, '$schema~json-schema.org', 'steps/*/run', '@tools/*/@icon | @tools/*/@emoji'];
const { together, telling } = kindsWithout(otherFiles);

const decisionWords = ['allow', 'deny', 'ask', 'block', 'escalate', 'require_approval', 'confirm'];

const listsOfRules = ['rules', 'policies', 'controls', 'tool_rules', 'action_rules'];

/** A rule's tool, its kind of tool, or a condition on the tool. */
const toolInRule = either(
  listsOfRules.flatMap((list) => [
    ...['tool', 'tool*'].map((key) => `@${list}/*/@${key}:string`),
    ...['match', 'when', 'condition'].map((key) => `@${list}/*/@${key}/@tool*`),
    `@${list}/*/@actions/*:tool`,
    `@${list}/*/@tools:list`,
  ]),
);

/** Rules that name a tool and a decision. */
const rulesOnTools = telling(
  toolInRule,
  either(
    listsOfRules.flatMap((list) =>
      ['action', 'effect', 'decision', 'verdict'].flatMap((key) =>
        decisionWords.flatMap((word) => [`@${list}/*/@${key}=${word}`, `@${list}/*/@${key}=${word.toUpperCase()}`]),
      ),
    ),
  ),
);

/** Tools with their risk levels. */
const riskRatedTools = telling('@tools/*/@risk:string | @tools/*/@risk_level:string', either(toolNames()));

/** Names that only a model's tools have, as keys or values. */
function toolNames(): readonly string[] {
  const names = 'file_read file_write read_file write_file safe_write code_exec shell exec bash web_search web_fetch';
  return [
    ...names.split(' ').map((name) => `@tools/@${name}:mapping`),
    ...['name', 'id', 'tool'].map((key) => `@tools/*/@${key}:tool`),
  ];
}

/** Programs with the options that a model may pass to them. */
const toolsWithOptions = telling(
  '@tools/*/@allowed_flags:list | @tools/*/@allowed_args:list | @tools/*/@allowed_arguments:list',
);

/** Tools with a description and an address. */
const calledTools = together(
  '@tools/*/@name:tool',
  '@tools/*/@description:sentence',
  '@tools/*/@endpoint:string | @tools/*/@url:string | @tools/*/@method:string',
);

/** A list of tools with the addresses that they call, as voice platforms keep them. */
const calledToolList = together('*/@name:string', '*/@description:sentence', '*/@api_schema/@url:string');

const schemas = ['parameters', 'input_schema', 'inputs_schema', 'args_schema', 'inputs'];

const listsOfTools = ['tools', 'capabilities', 'functions', 'actions', 'skills'];

/** Tools with schemas of their parameters, in a list under any of several names. */
const describedTools = kindsWithout([...otherFiles, 'object_types', 'resources', 'paths', 'endpoints']).together(
  either(
    listsOfTools.flatMap((list) =>
      schemas.flatMap((schema) => [
        `@${list}/*/@${schema}/@properties:mapping`,
        `@${list}/*/@${schema}/*/@type:string`,
      ]),
    ),
  ),
  either(listsOfTools.map((list) => `@${list}/*/@description:sentence`)),
  either(listsOfTools.flatMap((list) => ['name', 'id', 'handler'].map((key) => `@${list}/*/@${key}:string`))),
);

/** Allowed and forbidden tools by name, and the default decision. */
const allowedAndForbiddenTools = together(
  '@deny/*:tool | @denied/*:tool | @block/*:tool | @blocked/*:tool',
  '@allow:list | @allowed:list | @ask:list | @rules:list',
  '@default_action:string | @default_decision:string | @default_effect:string | @default:string',
);

const shells = ['shell', 'terminal', 'bash', 'exec', 'commands'];
const lists = ['whitelist', 'allowlist', 'allowed', 'allow', 'allowed_commands'];

/** A shell among the tools with its allow-list, beside file or web access. */
const restrictedTools = telling(
  either(shells.flatMap((shell) => lists.map((list) => `@tools/@${shell}/@${list}:list`))),
  '@tools/@fs:mapping | @tools/@filesystem:mapping | @tools/@files:mapping | @tools/@file:mapping | @tools/@web:mapping',
);

const risks = ['risk', 'risk_level', 'risk_tier', 'has_side_effects', 'side_effects'];

/** Tools with their isolation and their risk. */
const isolatedTools = telling(
  '@tools/*/@sandbox_required:boolean | @tools/*/@requires_sandbox:boolean',
  either(risks.map((key) => `@tools/*/@${key}`)),
);

/** Actions in lists that allow, refuse, or ask for approval. */
const decidedActions = telling(
  '@require_approval/*/@action:string | @requires_approval/*/@action:string | @approval_required/*/@action:string',
  '@deny/*/@action:string | @allow/*/@action:string',
);

/** Whoever may use some tools and not others, in a list or map under any name. */
const dividedTools = telling(
  '*/*/@allowed_tools:list',
  '*/*/@restricted_tools:list | */*/@forbidden_tools:list | */*/@denied_tools:list | */*/@blocked_tools:list',
);

/** Files about tools only. */
export const toolFeatures: readonly Features[] = [
  rulesOnTools,
  riskRatedTools,
  toolsWithOptions,
  calledTools,
  calledToolList,
  describedTools,
  restrictedTools,
  allowedAndForbiddenTools,
  isolatedTools,
  decidedActions,
  dividedTools,
];
