import type { Located, Place } from '../text/span.ts';
import type {
  Agent,
  Approval,
  Authentication,
  Command,
  Component,
  Egress,
  Endpoint,
  EnvironmentEntry,
  EnvironmentSharing,
  Execution,
  Exposure,
  FileGrant,
  Grant,
  Hook,
  Isolation,
  Limit,
  Logging,
  Material,
  Memory,
  ModelUse,
  Permission,
  Prompt,
  Server,
  Tool,
  TransportSecurity,
  Trust,
} from './facts.ts';

/** What kind of file it is, which determines what a missing setting means. */
export type Role =
  | 'mcp-client' // a list of servers and nothing else
  | 'coding-agent' // a host with a shell of its own
  | 'gateway' // answers messages from outside
  | 'framework' // agents of a framework
  | 'workflow' // an exported graph
  | 'service' // serves models or tools to others
  | 'description' // describes an agent to others: cards, manifests
  | 'test-suite' // prompts are data
  | 'unknown';

/** Notation that other parsers interpret differently, collected from the documents. */
export interface Notation {
  readonly duplicateKeys: readonly { readonly key: Located<string>; readonly differs: boolean }[];
  readonly prototypeKeys: readonly Located<string>[];
  readonly executableTags: readonly Located<string>[];
  readonly comments: readonly Located<string>[];
  /** Every decoded scalar with invisible characters, and every long run of white space. */
  readonly hidden: readonly Located<string>[];
}

/**
 * The model that all rules analyse. Lists contain the facts of the whole file in document order; the scope of a fact
 * names the agent, server or tool it belongs to. A fact that is in no list is unknown, and no rule may conclude
 * anything from its absence.
 */
export interface AgentModel {
  readonly at: Place;
  readonly role: Role;
  readonly agents: readonly Agent[];
  readonly models: readonly ModelUse[];
  readonly prompts: readonly Prompt[];
  readonly materials: readonly Material[];
  readonly tools: readonly Tool[];
  readonly servers: readonly Server[];
  /** Every command, including the launch commands of servers and the commands of hooks. */
  readonly commands: readonly Command[];
  readonly permissions: readonly Permission[];
  readonly approvals: readonly Approval[];
  readonly executions: readonly Execution[];
  readonly isolations: readonly Isolation[];
  readonly hooks: readonly Hook[];
  readonly fileGrants: readonly FileGrant[];
  readonly endpoints: readonly Endpoint[];
  readonly transports: readonly TransportSecurity[];
  readonly authentications: readonly Authentication[];
  readonly exposures: readonly Exposure[];
  readonly egresses: readonly Egress[];
  /** Every environment entry, including those of servers. */
  readonly environment: readonly EnvironmentEntry[];
  readonly environmentSharing: readonly EnvironmentSharing[];
  readonly components: readonly Component[];
  readonly grants: readonly Grant[];
  readonly limits: readonly Limit[];
  readonly memories: readonly Memory[];
  readonly trusts: readonly Trust[];
  readonly loggings: readonly Logging[];
  readonly notation: Notation;
  /** Commands that were analysed only in part, because the file exceeds the limits. */
  readonly cutOff: readonly Place[];
}
