interface CredentialPath {
  /** Path below the home folder, segments joined by `/`; everything below it is included. */
  readonly path: string;
  readonly holds: string;
  readonly source: `https://${string}`;
}

/** Folders and files of a home folder in which programs store credentials, each with the program's own documentation as source. */
const table = [
  { path: '.ssh', holds: 'private keys', source: 'https://man.openbsd.org/ssh#FILES' },
  {
    path: '.gnupg',
    holds: 'private keys',
    source: 'https://www.gnupg.org/documentation/manuals/gnupg/GPG-Configuration.html',
  },
  {
    path: '.aws',
    holds: 'access keys',
    source: 'https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-files.html',
  },
  { path: '.azure', holds: 'tokens', source: 'https://learn.microsoft.com/cli/azure/azure-cli-configuration' },
  { path: '.oci', holds: 'keys', source: 'https://docs.oracle.com/iaas/Content/API/Concepts/sdkconfig.htm' },
  {
    path: '.kube',
    holds: 'cluster credentials',
    source: 'https://kubernetes.io/docs/concepts/configuration/organize-cluster-access-kubeconfig/',
  },
  { path: '.docker', holds: 'registry credentials', source: 'https://docs.docker.com/reference/cli/docker/login/' },
  {
    path: '.config',
    holds: 'the settings and tokens of every program',
    source: 'https://specifications.freedesktop.org/basedir-spec/latest/',
  },
  { path: '.config/gcloud', holds: 'tokens', source: 'https://cloud.google.com/sdk/docs/configurations' },
  { path: '.config/gh', holds: 'a GitHub token', source: 'https://cli.github.com/manual/gh_auth_login' },
  {
    path: '.config/op',
    holds: 'the password manager',
    source: 'https://developer.1password.com/docs/cli/config-directories/',
  },
  { path: '.config/git/credentials', holds: 'passwords', source: 'https://git-scm.com/docs/git-credential-store' },
  { path: '.git-credentials', holds: 'passwords', source: 'https://git-scm.com/docs/git-credential-store' },
  {
    path: '.netrc',
    holds: 'passwords',
    source: 'https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html',
  },
  { path: '_netrc', holds: 'passwords', source: 'https://curl.se/docs/manpage.html#-n' },
  { path: '.npmrc', holds: 'registry tokens', source: 'https://docs.npmjs.com/cli/configuring-npm/npmrc' },
  {
    path: '.pypirc',
    holds: 'registry tokens',
    source: 'https://packaging.python.org/en/latest/specifications/pypirc/',
  },
  {
    path: '.cargo/credentials.toml',
    holds: 'registry tokens',
    source: 'https://doc.rust-lang.org/cargo/reference/config.html#credentials',
  },
  { path: '.pgpass', holds: 'database passwords', source: 'https://www.postgresql.org/docs/current/libpq-pgpass.html' },
  { path: '.my.cnf', holds: 'database passwords', source: 'https://dev.mysql.com/doc/refman/8.4/en/option-files.html' },
  {
    path: '.terraform.d',
    holds: 'tokens',
    source: 'https://developer.hashicorp.com/terraform/cli/config/config-file#credentials',
  },
  {
    path: '.vault-token',
    holds: 'a token',
    source: 'https://developer.hashicorp.com/vault/docs/commands/token-helper',
  },
  { path: '.password-store', holds: 'passwords', source: 'https://www.passwordstore.org/' },
  { path: '.local/share/keyrings', holds: 'passwords', source: 'https://wiki.gnome.org/Projects/GnomeKeyring' },
  {
    path: 'library/keychains',
    holds: 'passwords',
    source: 'https://support.apple.com/guide/keychain-access/kyca1083/mac',
  },
  {
    path: 'appdata/roaming/microsoft/credentials',
    holds: 'passwords',
    source:
      'https://learn.microsoft.com/windows-server/security/windows-authentication/credentials-processes-in-windows-authentication',
  },
  { path: '.local/share/com.vercel.cli', holds: 'a token', source: 'https://vercel.com/docs/cli/global-options' },
  {
    path: 'library/application support/com.vercel.cli',
    holds: 'a token',
    source: 'https://vercel.com/docs/cli/global-options',
  },
  { path: 'appdata/roaming/com.vercel.cli', holds: 'a token', source: 'https://vercel.com/docs/cli/global-options' },
  { path: 'appdata/roaming/gcloud', holds: 'tokens', source: 'https://cloud.google.com/sdk/docs/configurations' },
  {
    path: 'appdata/roaming/github cli',
    holds: 'a GitHub token',
    source: 'https://cli.github.com/manual/gh_auth_login',
  },
  {
    path: '.mozilla',
    holds: 'browser passwords',
    source: 'https://support.mozilla.org/kb/profiles-where-firefox-stores-user-data',
  },
  {
    path: '.config/google-chrome',
    holds: 'browser passwords',
    source: 'https://chromium.googlesource.com/chromium/src/+/main/docs/user_data_dir.md',
  },
  {
    path: 'library/application support/google/chrome',
    holds: 'browser passwords',
    source: 'https://chromium.googlesource.com/chromium/src/+/main/docs/user_data_dir.md',
  },
] as const satisfies readonly CredentialPath[];

/** `.config` as a whole holds the settings of all programs; one program's folder in it holds credentials only if it has a row. */
const wholeOnly: ReadonlySet<string> = new Set(['.config']);

/** Folder names that mean credentials in any location, including a shared home folder or a container. */
const anywhere: ReadonlySet<string> = new Set(['.ssh', '.gnupg', '.aws', '.kube', '.password-store']);

/** Files that hold private keys or passwords by name: https://man.openbsd.org/ssh-keygen and the rows above. */
const privateFiles: ReadonlySet<string> = new Set(
  'id_rsa id_ecdsa id_ed25519 id_dsa .netrc _netrc .git-credentials .pgpass .vault-token .pypirc'.split(' '),
);

/** Absolute paths outside home folders. https://kubernetes.io/docs/concepts/security/service-accounts/ and https://man7.org/linux/man-pages/man5/shadow.5.html */
const absolute: ReadonlySet<string> = new Set([
  'etc/shadow',
  'etc/sudoers',
  'etc/ssh',
  'etc/kubernetes',
  'etc/ssl/private',
  'run/secrets',
  'var/run/secrets',
]);

const byLength: readonly string[] = table.map(({ path }) => path);

/** Whether a path below the home folder holds credentials. Segments in lower case. */
export function holdsCredentials(segments: readonly string[]): boolean {
  if (isPublicFile(segments.at(-1) ?? '')) return false;
  const joined = segments.join('/');
  const inTable = byLength.some((path) => joined === path || (!wholeOnly.has(path) && joined.startsWith(`${path}/`)));
  return inTable || namesCredentials(segments);
}

/** Whether an absolute path holds credentials. Segments in lower case. */
export function holdsSystemCredentials(segments: readonly string[]): boolean {
  const two = segments.slice(0, 2).join('/');
  return absolute.has(two) || absolute.has(segments.slice(0, 3).join('/')) || namesCredentials(segments);
}

/** Whether the folder or file names alone mean credentials, wherever the path starts. */
export function namesCredentials(segments: readonly string[]): boolean {
  const last = segments.at(-1) ?? '';
  if (isPublicFile(last)) return false;
  return segments.some((segment) => anywhere.has(segment)) || privateFiles.has(last) || isEnvironmentFile(last);
}

/** `.env` and its variants for real deployments, also as a pattern for names that end in it; `.env.example` and similar templates are meant to be read. */
function isEnvironmentFile(name: string): boolean {
  return /^\*?\.env(?:[.-]?\*|\.(?:local|prod|production|staging|development|dev|live)(?:\.local)?)?$/.test(name);
}

function isPublicFile(name: string): boolean {
  return name.endsWith('.pub') || name === 'known_hosts' || name === 'known_hosts.old';
}
