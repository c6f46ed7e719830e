import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Actions that give access to others' credentials or rights: the resources they may be applied to matter most. In lower case. */
const powerful: ReadonlySet<string> = new Set(['secretsmanager:getsecretvalue', 'iam:passrole', 'sts:assumerole']);

/**
 * Reads the actions that an IAM policy allows. A `Deny` takes nothing away here, since nearly all of them are conditions such as encrypted
 * transport. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 */
export function readIamPolicy(policy: Cursor, model: ModelBuilder): void {
  for (const statement of policy.get('Statement').itemsOrSelf()) {
    if (statement.get('Effect').text()?.value !== 'Allow') continue;
    const allResources = statement
      .get('Resource')
      .texts()
      .some(({ value }) => value === '*');
    for (const subject of statement.get('Action').texts()) {
      const wide = subject.value === '*' || (allResources && /^[\w-]{1,60}:\*$/.test(subject.value));
      model.grants.push({ ...everywhere, at: subject.at, kind: 'iam-action', subject, wide });
      if (allResources && !statement.has('Condition') && powerful.has(subject.value.toLowerCase()))
        model.grants.push({ ...everywhere, at: subject.at, kind: 'iam-every-resource', subject, wide: true });
    }
  }
}
