import { Allowance } from '../command/syntax/allowance.ts';
import type { Place } from '../text/span.ts';
import type { AgentModel, Notation, Role } from './model.ts';

type Writable<T> = T extends readonly (infer Item)[] ? Item[] : T;

/** The model while readers fill it: its lists are writable, and it carries the remaining allowance for reading commands. */
export type ModelBuilder = { -readonly [Key in keyof AgentModel]: Writable<AgentModel[Key]> } & {
  readonly allowance: Allowance;
};

const emptyNotation: Notation = { duplicateKeys: [], prototypeKeys: [], executableTags: [], comments: [], hidden: [] };

/** An empty model of a file with the given role. */
export function createModel(at: Place, role: Role): ModelBuilder {
  return {
    at,
    role,
    agents: [],
    models: [],
    prompts: [],
    materials: [],
    tools: [],
    servers: [],
    commands: [],
    permissions: [],
    approvals: [],
    executions: [],
    isolations: [],
    hooks: [],
    fileGrants: [],
    endpoints: [],
    transports: [],
    authentications: [],
    exposures: [],
    egresses: [],
    environment: [],
    environmentSharing: [],
    components: [],
    grants: [],
    limits: [],
    memories: [],
    trusts: [],
    loggings: [],
    notation: emptyNotation,
    cutOff: [],
    allowance: new Allowance(),
  };
}

/** The scope of a fact that applies to the whole file and is enabled. */
export const everywhere = { enabled: true } as const;
