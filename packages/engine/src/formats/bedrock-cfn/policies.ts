import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readIamPolicy } from '../shared/iam-policy.ts';

/** Reads the statements of a role, policy or function. */
export function readPolicies(properties: Cursor, model: ModelBuilder): void {
  readIamPolicy(properties.get('PolicyDocument'), model);
  for (const policy of properties.get('Policies').items()) {
    readIamPolicy(policy.get('PolicyDocument'), model);
    readIamPolicy(policy, model);
  }
  for (const arn of properties.get('ManagedPolicyArns').texts()) {
    if (!/\/(?:AdministratorAccess|PowerUserAccess|IAMFullAccess)$/.test(arn.value)) continue;
    model.grants.push({ ...everywhere, at: arn.at, kind: 'admin', subject: arn, wide: true });
  }
}
