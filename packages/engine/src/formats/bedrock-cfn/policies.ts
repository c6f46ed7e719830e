import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readIamPolicy } from '../shared/iam-policy.ts';

/** Reads the statements of a role, policy or function. */
export function readPolicies(properties: Cursor, model: ModelBuilder): void {
  readIamPolicy(properties.get('PolicyDocument'), model);
  readTrust(properties.get('AssumeRolePolicyDocument'), model);
  for (const policy of properties.get('Policies').items()) {
    readIamPolicy(policy.get('PolicyDocument'), model);
    readIamPolicy(policy, model);
  }
  for (const arn of properties.get('ManagedPolicyArns').texts()) {
    if (!/\/(?:AdministratorAccess|PowerUserAccess|IAMFullAccess)$/.test(arn.value)) continue;
    model.grants.push({ ...everywhere, at: arn.at, kind: 'admin', subject: arn, wide: true });
  }
}

/** Reads who may take a role. A condition usually names the accounts after all. */
function readTrust(policy: Cursor, model: ModelBuilder): void {
  for (const statement of policy.get('Statement').itemsOrSelf()) {
    if (statement.get('Effect').text()?.value !== 'Allow' || statement.has('Condition')) continue;
    const principal = statement.get('Principal');
    for (const subject of (principal.isMapping ? principal.get('AWS') : principal).texts()) {
      if (subject.value !== '*') continue;
      model.grants.push({ ...everywhere, at: subject.at, kind: 'any-account', subject, wide: true });
    }
  }
}
