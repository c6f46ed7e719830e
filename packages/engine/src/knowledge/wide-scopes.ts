/** OAuth scopes that grant write access to everything in an account. Read-only scopes are not listed. */
const table: Readonly<Record<string, `https://${string}`>> = {
  repo: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps',
  delete_repo: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps',
  'admin:org': 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps',
  'write:org': 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps',
  api: 'https://docs.gitlab.com/integration/oauth_provider/#view-all-authorized-applications',
  'https://mail.google.com/': 'https://developers.google.com/workspace/gmail/api/auth/scopes',
  'https://www.googleapis.com/auth/gmail.modify': 'https://developers.google.com/workspace/gmail/api/auth/scopes',
  'https://www.googleapis.com/auth/drive': 'https://developers.google.com/workspace/drive/api/guides/api-specific-auth',
  'https://www.googleapis.com/auth/calendar': 'https://developers.google.com/workspace/calendar/api/auth',
  'https://www.googleapis.com/auth/cloud-platform': 'https://cloud.google.com/docs/authentication#authorization-gcp',
  'mail.readwrite': 'https://learn.microsoft.com/en-us/graph/permissions-reference',
  'files.readwrite.all': 'https://learn.microsoft.com/en-us/graph/permissions-reference',
  'sites.fullcontrol.all': 'https://learn.microsoft.com/en-us/graph/permissions-reference',
  'directory.readwrite.all': 'https://learn.microsoft.com/en-us/graph/permissions-reference',
};

const scopesMax = 100;

/** Whether one of the scopes, separated by spaces or commas, grants access to the whole account. */
export function reachesEverything(scopes: string): boolean {
  return scopes.split(/[\s,]+/, scopesMax).some((scope) => Object.hasOwn(table, scope.toLowerCase()));
}

/** Whether a scope's wording is unlimited: `repo:*`, `files.all`, `org/admin`. */
export function isWideScope(scopes: string): boolean {
  return scopes
    .split(/[\s,]+/, scopesMax)
    .some((scope) => /(?:^|[:/.])(?:\*|all|admin|full|full_access|root|superuser)$/i.test(scope));
}
