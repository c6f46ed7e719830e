import type { Cursor } from '../../cursor.ts';
import type { Context, Setting } from '../context.ts';

const bindings = /^(?:Cluster)?RoleBinding$/;
const roles = /^(?:Cluster)?Role$/;

/** Reads Kubernetes role bindings beside an agent's resources: the role of its service account. https://kubernetes.io/docs/reference/access-authn-authz/rbac/ */
export function readBinding({ key, value, owner }: Setting, context: Context): boolean {
  const kind = owner.get('kind').text()?.value ?? '';
  if (key.value === 'roleRef' && bindings.test(kind)) return readRole(value, context);
  if (key.value !== 'rules' || !roles.test(kind) || !value.isList) return false;
  for (const rule of value.items()) readRule(rule, context);
  return true;
}

function readRole(reference: Cursor, { model, scope }: Context): boolean {
  const name = reference.get('name').text();
  if (name !== null && /^(?:cluster-)?admin$/.test(name.value) && reference.get('kind').is('ClusterRole'))
    model.grants.push({ ...scope, at: name.at, kind: 'admin', subject: name, wide: true });
  reference.ignore();
  return true;
}

/** All verbs on all resources are an administrator's permissions, whatever the role is called. */
function readRule(rule: Cursor, { model, scope }: Context): void {
  const verb = rule
    .get('verbs')
    .texts()
    .find(({ value }) => value === '*');
  const isWide = rule
    .get('resources')
    .texts()
    .some(({ value }) => value === '*');
  if (verb !== undefined && isWide)
    model.grants.push({ ...scope, at: verb.at, kind: 'kubernetes', subject: verb, wide: true });
  rule.ignore();
}
