import type { AgentModel } from '../agent/model.ts';
import type { SecretFact } from '../secrets/secret.ts';
import { type DialledAddress, findDialledAddresses } from './dialled-addresses.ts';
import { findLegs, type Leg } from './legs.ts';
import { type ModelTexts, readModelTexts } from './model-texts.ts';

/** What a rule may look at. A rule never sees a document or a format. */
export interface Evidence {
  readonly agent: AgentModel;
  readonly secrets: readonly SecretFact[];
  /** What models read in this file, looked at once for all rules about texts. */
  readonly texts: ModelTexts;
  /** What programs that transfer data dial. */
  readonly dialled: readonly DialledAddress[];
  /** What dangerous combinations are made of; the report's map shows them as well. */
  readonly legs: readonly Leg[];
}

/** Facts, and what several rules would otherwise each work out of them. */
export function gatherEvidence(agent: AgentModel, secrets: readonly SecretFact[]): Evidence {
  return {
    agent,
    secrets,
    texts: readModelTexts(agent),
    dialled: findDialledAddresses(agent),
    legs: findLegs(agent),
  };
}
