import type { Permission } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { SecretFact } from '../secrets/secret.ts';
import { type DialledAddress, findDialledAddresses } from './dialled-addresses.ts';
import { findLegs, type Leg } from './legs.ts';
import { type ModelTexts, readModelTexts } from './model-texts.ts';

/** The input of a rule. A rule never sees a document or a format. */
export interface Evidence {
  readonly agent: AgentModel;
  readonly secrets: readonly SecretFact[];
  /** The permissions that take effect as allowances, in order. */
  readonly allowed: readonly Permission[];
  /** The texts that models read in this file, scanned once for all rules about texts. */
  readonly texts: ModelTexts;
  /** Addresses that data-transfer programs contact. */
  readonly dialled: readonly DialledAddress[];
  /** The legs of dangerous combinations (AG-019); the report's map shows them as well. */
  readonly legs: readonly Leg[];
}

/** The facts and what several rules derive from them, computed once. */
export function gatherEvidence(agent: AgentModel, secrets: readonly SecretFact[]): Evidence {
  return {
    agent,
    secrets,
    allowed: agent.permissions.filter(({ decision, overridden }) => decision === 'allow' && !overridden),
    texts: readModelTexts(agent),
    dialled: findDialledAddresses(agent),
    legs: findLegs(agent),
  };
}
