import { Allowance } from '../command/syntax/allowance.ts';
import type { Place } from '../text/span.ts';
import type { AgentModel, Notation, Role } from './model.ts';

type Writable<T> = T extends readonly (infer Item)[] ? Item[] : T;

/** The model while readers fill it: the same lists, open for pushing, and what may still be read of its commands. */
export type ModelBuilder = { -readonly [Key in keyof AgentModel]: Writable<AgentModel[Key]> } & {
  readonly allowance: Allowance;
};

const emptyNotation: Notation = { duplicateKeys: [], prototypeKeys: [], executableTags: [], comments: [], hidden: [] };

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

/** A whole-file scope, switched on. */
export const everywhere = { enabled: true } as const;
