import type { AgentModel } from '../agent/model.ts';
import type { SecretFact } from '../secrets/secret.ts';
import { type DialledAddress, findDialledAddresses } from './dialled-addresses.ts';
import { findLegs, type Leg } from './legs.ts';
import { type ModelTexts, readModelTexts } from './model-texts.ts';

/** The input of a rule. A rule never sees a document or a format. */
export interface Evidence {
  readonly agent: AgentModel;
  readonly secrets: readonly SecretFact[];
  /** The texts of this file that models read, analysed once for all rules. */
  readonly texts: ModelTexts;
  /** Addresses to which transfer programs connect. */
  readonly dialled: readonly DialledAddress[];
  /** Parts of dangerous combinations; the report's map shows them as well. */
  readonly legs: readonly Leg[];
}

/** Combines the facts with what several rules would otherwise derive from them separately. */
export function gatherEvidence(agent: AgentModel, secrets: readonly SecretFact[]): Evidence {
  return {
    agent,
    secrets,
    texts: readModelTexts(agent),
    dialled: findDialledAddresses(agent),
    legs: findLegs(agent),
  };
}
