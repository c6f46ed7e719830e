import { isWideScope, reachesEverything } from '../../../knowledge/wide-scopes.ts';
import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { isSuperuserName } from '../names/superusers.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { meansEverything } from './rule-list.ts';

const scopeNames = wordSet('scope oauth_scope api_scope token_scope permission_scope default_scope required_scope');
const roleNames = wordSet(
  'authority clearance power_level database_access db_access data_access account_type mailbox_right account_role role_arn iam_role_arn assume_role_arn role cluster_role user_role access_role iam_role database_role db_role access_level system_access os_access host_access computer_access machine_access access_preset access_profile permission_level privilege privilege_level permission access right access_right service_role service_account service_account_name',
);
const administrators =
  /^(?:admin(?:istrator)?|root|super_?user|super_?admin|owner|cluster-admin|full|full[-_ ]?access|amministratore|administrador|administrateur|verwalter|administrator[-_ ]?access|power[-_ ]?user[-_ ]?access|write[-_ ]all|all|\*|roles\/(?:owner|editor)|god|unrestricted|sysadmin|accountadmin|orgadmin|securityadmin|db_?owner|dba|all[-_ ]privileges)$/i;
/** https://docs.aws.amazon.com/aws-managed-policy/latest/reference/AdministratorAccess.html */
const administratorArn =
  /^arn:aws[\w-]{0,12}:iam::\w{0,20}:(?:role|policy)\/(?:[\w-]{1,40}\/){0,4}(?:admin|administrator(?:access)?|poweruseraccess)$/i;
const accountNames = wordSet(
  'db_user database_user db_username database_username db_role database_role db_account database_account',
);
const loginNames = wordSet('user username login');
const serviceSections = wordSet('ssh database db postgres postgresql mysql mariadb mssql oracle warehouse');
const toolOperationKeys = wordSet('verb statement operation allowed_operation allowed_statement allowed_verb');
const statementKeys = wordSet('allowed_statement allowed_sql_statement allowed_sql allowed_query_type');
const policyNames = wordSet(
  'policy iam aws_access iam_policy managed_policy policy_arn managed_policy_arn profile aws_profile permission_set sso_permission_set',
);
const actionNames = wordSet('action iam_action permission verb');
const redirectNames = wordSet(
  'redirect_uri redirect_url allowed_redirect_uri callback_url allowed_callback_url valid_redirect_uri',
);
const anyAddress = /^(?:\*|https?:\/\/\*(?:\/.{0,20})?)$/;
const policySections = wordSet('iam policy statement rbac aws kubernetes kube kubectl k8s');
const roleSections = wordSet(
  'iam rbac binding database db warehouse snowflake security access aws gcp google azure cloud kubernetes k8s credential service_account auth permission identity',
);

const privilegeNames = wordSet('grant privilege database_privilege db_privilege db_grant');
/** Names of what gives rights in another system. */
const rightNames: ReadonlySet<string> = new Set([...actionNames, ...roleNames, ...policyNames, ...privilegeNames]);

/** Reads privileges in other systems: token scopes, roles, the actions of a policy. */
export function readGrants({ value, name, owner }: Setting, context: Context): boolean {
  if (
    (scopeNames.has(name) && (value.isList || value.isText)) ||
    listsScopes(name, value) ||
    grantsEveryScope(name, value)
  )
    return readScopes(value, context);
  if (redirectNames.has(name) && (value.isList || value.isText)) return readRedirects(value, context);
  if (statementKeys.has(name) || (context.scope.tool !== undefined && toolOperationKeys.has(name)))
    return readAllOperations(value, context);
  const isLogin = accountNames.has(name) || (loginNames.has(name) && isNestedIn(context, serviceSections, 1));
  if (isLogin && value.isText) return readAccount(value, context);
  if (!rightNames.has(name) && !isAdministratorRole(value)) return false;
  if (actionNames.has(name) && (isNestedIn(context, policySections, 2) || namesResources(owner)))
    return readActions(value, owner, context);
  if (policyNames.has(name) && isAdministratorPolicy(value)) return readRole(value, context);
  if (policyNames.has(name) && value.isList) return readPolicies(value, context);
  if (privilegeNames.has(name) && value.isList) return readPrivileges(value, context);
  if (isAdministratorRole(value)) return readRole(value, context);
  if (!roleNames.has(name) || !value.isText || isToolLevel(name, value, owner, context)) return false;
  if (name === 'role' && isOwnName(value, context)) return value.text() !== null;
  const certain =
    (name !== 'role' && name !== 'right') ||
    (name === 'right' && (namesService(owner) || isFullAccess(value))) ||
    isNestedIn(context, roleSections, 2) ||
    unmistakable.test(value.written.trim()) ||
    roleSections.has(context.sections.at(-1)?.joined ?? '') ||
    administratorArn.test(value.text()?.value ?? '');
  return certain && readRole(value, context);
}

/** `{verbs: ["*"], namespaces: [shop]}`: a role of a cluster without its own section. */
const namesResources = oncePerOwner((owner) => owner.any('namespaces', 'resources', 'apiGroups', 'api_groups').isList);

function isFullAccess({ written }: Cursor): boolean {
  return /^full[-_ ]?access$/i.test(written.trim());
}

/** Pictures and films have rights as well: `{name: workday, rights: admin}` names who grants them, `{tools: […], rights: admin}` who has them. */
const namesService = oncePerOwner(
  (owner) =>
    owner.any('name', 'service', 'app', 'system', 'integration', 'connector', 'id').isText ||
    owner.any('tools', 'functions', 'actions', 'abilities', 'capabilities').isList,
);

/** `access_control: {owner: {name: Ann, role: owner}}`: the section describes the role and gives it to no agent. */
function isOwnName({ written }: Cursor, context: Context): boolean {
  return administrators.test(written) && context.sections.at(-1)?.joined === written.toLowerCase();
}

/** No person is in this role. */
const unmistakable = /^(?:super_?user|sysadmin|dba|db_?owner|cluster-admin)$/i;
/** Accounts of other systems, which no tool's effect is named after. */
const privilegedAccount = /^(?:root|super_?user|super_?admin|sysadmin|dba|db_?owner|cluster-admin)$/i;
const levels = wordSet('access access_level permission_level permission privilege privilege_level');

/** `tools: [{name: purge, access: admin}]`: the level classifies the tool's effect, or the most severe of the calls beside it, and grants nothing. */
function isToolLevel(name: string, value: Cursor, owner: Cursor, { scope }: Context): boolean {
  if (privilegedAccount.test(value.written.trim())) return false;
  return levels.has(name) && (scope.tool !== undefined || hasToolLevels(owner));
}

const hasToolLevels = oncePerOwner((owner) =>
  owner
    .any('tools', 'functions', 'actions', 'commands')
    .items()
    .some((tool) => tool.any('access', 'access_level', 'permission_level').isText),
);

/** An administrator's role is one under any key: `{assume: arn:aws:iam::…:role/AdministratorAccess}`. */
function isAdministratorRole({ written }: Cursor): boolean {
  return written.length < arnMax && administratorArn.test(written.trim());
}

const arnMax = 300;

function isAdministratorPolicy({ written }: Cursor): boolean {
  return /(?:^|\/)(?:AdministratorAccess|PowerUserAccess)$/.test(written.trim());
}

const allPrivileges = /^all(?:[-_ ]privileges)?(?: on \S{1,60})?$/i;

/** `grants: [ALL PRIVILEGES]` */
function readPrivileges(list: Cursor, { model, scope }: Context): boolean {
  const all = list.items().filter(({ written }) => allPrivileges.test(written.trim()));
  for (const { at, written } of all) {
    const subject = locate(written, at);
    model.grants.push({ ...scope, at, kind: 'database-role', subject, wide: true });
  }
  if (all.length > 0) list.texts();
  return all.length > 0;
}

/** `policies: [arn:aws:iam::aws:policy/AdministratorAccess]` */
function readPolicies(list: Cursor, context: Context): boolean {
  const items = list.items();
  if (!items.some(isAdministratorPolicy)) return false;
  for (const item of items) readRole(item, context);
  return true;
}

/** `{name: kubectl, verbs: ["*"]}`: a tool with all operations on its resources. */
function readAllOperations(value: Cursor, { model, scope }: Context): boolean {
  if (!value.itemsOrSelf().some(({ written }) => meansEverything(written))) return false;
  for (const subject of value.texts().filter((text) => meansEverything(text.value))) {
    model.grants.push({ ...scope, at: subject.at, kind: 'iam-action', subject, wide: true });
  }
  return true;
}

/** https://developers.google.com/identity/protocols/oauth2/scopes */
const googleScope = /^https:\/\/(?:www\.googleapis\.com\/auth\/|mail\.google\.com\/)/;

/** `key_scopes: ["*"]`, `google_scopes: [https://mail.google.com/]`; what else a scope under such a name may be is unknown. */
function grantsEveryScope(name: string, value: Cursor): boolean {
  return name.endsWith('_scope') && value.items().some(({ written }) => written === '*' || googleScope.test(written));
}

/** `permissions: [admin:org, repo]`: token scopes have names of their own, of which the broadest are known. */
function listsScopes(name: string, value: Cursor): boolean {
  if (name !== 'permission' || !value.isList) return false;
  const texts = value.items().flatMap(({ node }) => (node?.kind === 'scalar' ? node.text : []));
  return texts.length > 0 && texts.every((text) => tokenScope.test(text)) && texts.some(isWideName);
}

const tokenScope = /^[a-z][\w-]{0,30}(?::[a-z_]{1,30}){0,2}$/;

function isWideName(text: string): boolean {
  return text.includes(':') && (isWideScope(text) || reachesEverything(text));
}

function readScopes(value: Cursor, { model, scope }: Context): boolean {
  const texts = value.texts();
  if (!value.isList && !texts.some((text) => isWideScope(text.value))) return false;
  // `scope: "src/**"` is a set of files.
  if (texts.some((text) => text.value.includes('**'))) return false;
  // `scope: [Research, API]` is an area of responsibility.
  if (
    texts.some((text) => /[^\x21-\x7e]/.test(text.value.replaceAll(' ', ''))) ||
    texts.some((text) => /^[A-Z]/.test(text.value))
  )
    return false;
  for (const subject of texts) {
    model.grants.push({ ...scope, at: subject.at, kind: 'oauth-scope', subject, wide: isWideScope(subject.value) });
  }
  return texts.length > 0;
}

/** A login that accepts any redirect address gives its authorisation codes to anyone. */
function readRedirects(value: Cursor, { model, scope }: Context): boolean {
  const open = value.texts().filter((address) => anyAddress.test(address.value));
  for (const { at } of open) {
    const state = 'wildcard-redirect';
    model.authentications.push({ ...scope, at, guards: 'oauth', state, exposed: false, origin: 'set' });
  }
  // A single address may also be one that the program connects to.
  return value.isList || open.length > 0;
}

function readActions(value: Cursor, policy: Cursor, { model, scope }: Context): boolean {
  const actions = value.texts();
  policy.any('Resource', 'resource', 'resources').ignore();
  if (policy.any('Effect', 'effect').word()?.value.toLowerCase() === 'deny') return actions.length > 0;
  for (const subject of actions) {
    const wide = /^(?:\*|[\w-]{1,60}:\*)$/.test(subject.value);
    model.grants.push({ ...scope, at: subject.at, kind: 'iam-action', subject, wide });
  }
  return actions.length > 0;
}

function readRole(value: Cursor, { model, scope }: Context): boolean {
  const text = value.written.trim();
  if (!administrators.test(text) && !administratorArn.test(text)) return false;
  const subject: Located<string> | null = value.text();
  if (subject === null) return false;
  model.grants.push({
    ...scope,
    at: subject.at,
    kind: 'admin',
    subject: locate(subject.value, subject.at),
    wide: true,
  });
  return true;
}

/** `db_user: root`: an account with all privileges in its database. */
function readAccount(value: Cursor, { model, scope }: Context): boolean {
  if (!isSuperuserName(value.written.trim())) return false;
  const subject = value.text();
  if (subject === null) return false;
  model.grants.push({ ...scope, at: subject.at, kind: 'database-role', subject, wide: true });
  return true;
}
