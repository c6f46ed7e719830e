import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Reads the statements of a role, policy or function. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html */
export function readPolicies(properties: Cursor, model: ModelBuilder): void {
  readDocument(properties.get('PolicyDocument'), model);
  for (const policy of properties.get('Policies').items()) {
    readDocument(policy.get('PolicyDocument'), model);
    readDocument(policy, model);
  }
  for (const arn of properties.get('ManagedPolicyArns').texts()) {
    if (!/\/(?:AdministratorAccess|PowerUserAccess|IAMFullAccess)$/.test(arn.value)) continue;
    model.grants.push({ ...everywhere, at: arn.at, kind: 'admin', subject: arn, wide: true });
  }
}

function readDocument(document: Cursor, model: ModelBuilder): void {
  for (const statement of document.get('Statement').itemsOrSelf()) {
    if (statement.get('Effect').text()?.value !== 'Allow') continue;
    const allResources = statement
      .get('Resource')
      .texts()
      .some(({ value }) => value === '*');
    for (const subject of statement.get('Action').texts()) {
      const wide = subject.value === '*' || (allResources && /^[\w-]{1,60}:\*$/.test(subject.value));
      model.grants.push({ ...everywhere, at: subject.at, kind: 'iam-action', subject, wide });
    }
  }
}
