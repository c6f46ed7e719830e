import { isMergeKey, type MappingNode } from '../../document/tree.ts';

/**
 * The names that hosts use for the same setting. Readers ask for the setting by row. A name that has another meaning elsewhere (`tools` of
 * an agent and `tools` of a server) needs separate rows.
 */
const rows = {
  // What starts a server, a hook or a tool.
  command: ['command', 'cmd', 'executable', 'Command'],
  /** Other names for the command, with a launch line. */
  launchLine: [
    'run',
    'start',
    'launch',
    'spawn',
    'exec',
    'start_command',
    'startCommand',
    'command_line',
    'commandLine',
    'cmdline',
  ],
  arguments: ['args', 'arguments', 'argv', 'Args', 'Arguments'],
  environment: [
    'env',
    'envs',
    'environment',
    'envVars',
    'env_vars',
    'environment_variables',
    'environmentVariables',
    'Env',
    'Environment',
    'EnvironmentVariables',
    'env-vars',
  ],
  environmentOtherwise: ['vars', 'variables'],
  environmentFile: ['envFile', 'env_file', 'dotenv'],
  environmentNames: ['env_keys', 'envKeys', 'env_passthrough', 'envPassthrough', 'inherit_env'],
  workingDirectory: [
    'cwd',
    'workingDirectory',
    'working_directory',
    'workingDir',
    'working_dir',
    'workdir',
    'WorkingDirectory',
    'working-directory',
  ],
  timeout: [
    'timeout',
    'timeoutMs',
    'timeout_ms',
    'timeoutSec',
    'timeout_sec',
    'timeoutSeconds',
    'timeout_seconds',
    'startupTimeout',
    'startup_timeout_sec',
    'startup_timeout_ms',
    'startupTimeoutSeconds',
    'toolTimeoutSeconds',
    'toolTimeout',
    'tool_timeout_sec',
    'initTimeout',
    'connectionTimeout',
    'read_timeout_seconds',
    'requestTimeout',
    'request_timeout',
  ],
  // Remote servers.
  url: [
    'url',
    'serverUrl',
    'server_url',
    'serverURL',
    'httpUrl',
    'http_url',
    'uri',
    'baseUrl',
    'endpoint',
    'tcp',
    'sse',
    'sseUrl',
    'Url',
    'Endpoint',
    'server-url',
  ],
  headers: ['headers', 'http_headers', 'httpHeaders', 'extra_headers', 'extraHeaders', 'requestHeaders', 'Headers'],
  headersHelper: ['headersHelper', 'headers_helper'],
  transport: [
    'type',
    'transport',
    'transportType',
    'transport_type',
    'protocol',
    'Type',
    'Transport',
    'transport-type',
  ],
  oauth: ['oauth', 'oauth2', 'auth', 'authentication', 'authProvider', 'authProviderType', 'authorization'],
  bearerVariable: ['bearer_token_env_var', 'bearerTokenEnvVar'],
  apiKey: [
    'apiKey',
    'api_key',
    'apikey',
    'token',
    'accessToken',
    'access_token',
    'bearerToken',
    'bearer_token',
    'auth_token',
  ],
  certificateCheck: [
    'sslVerify',
    'ssl_verify',
    'verifySsl',
    'verify_ssl',
    'verifySSL',
    'tlsVerify',
    'tls_verify',
    'verify_tls',
    'verifyTls',
    'rejectUnauthorized',
  ],
  certificateSkip: [
    'insecure',
    'insecureSkipVerify',
    'insecure_skip_verify',
    'skipTlsVerify',
    'skip_tls_verify',
    'allowUnauthorizedCerts',
    'disableVerify',
    'disable_verify',
    'disableSslVerification',
    'disable_ssl_verification',
  ],
  // On and off.
  disabled: ['disabled', 'isDisabled'],
  enabled: ['enabled', 'enable', 'isEnabled', 'isActive', 'active', 'startup'],
  // What runs without approval.
  approvedTools: [
    'autoApprove',
    'alwaysAllow',
    'always_allow',
    'auto_approve',
    'autoApproveTools',
    'alwaysAllowTools',
    'autoAllow',
    'auto-approve',
    'AutoApprove',
    'always-allow',
  ],
  trusted: ['trust', 'trusted'],
  approvalMode: [
    'approvalMode',
    'approval_mode',
    'default_tools_approval_mode',
    'defaultToolsApprovalMode',
    'requireApproval',
    'require_approval',
  ],
  // Restrictions on a server's tools.
  allowedTools: [
    'includeTools',
    'include_tools',
    'allowedTools',
    'allowed_tools',
    'enabledTools',
    'enabled_tools',
    'available_tools',
    'availableTools',
    'toolNames',
    'tool_names',
    'allowed-tools',
    'exposed_tools',
    'exposedTools',
    'AllowedTools',
    // https://github.github.com/gh-aw/reference/tools/
    'allowed',
  ],
  deniedTools: [
    'disabledTools',
    'disabled_tools',
    'excludeTools',
    'exclude_tools',
    'disallowedTools',
    'deniedTools',
    'blockedTools',
  ],
  // Descriptions for people.
  note: [
    'description',
    'comment',
    'comments',
    'note',
    'notes',
    'title',
    'displayName',
    'display_name',
    'icon',
    'iconUrl',
    'version',
    'author',
    'homepage',
    'repository',
    'documentation',
    'docs',
    'link',
    'category',
    'tags',
    'keywords',
    'bundled',
    'credentialEnv',
    'gallery',
    'registry',
    'metadata',
    'source',
    'installed',
    'lastUpdated',
    'stderr',
    'sseReadTimeout',
    'iconPath',
    'label',
    'priority',
    'chatMenu',
    'restart',
    'maxRestarts',
    'debug',
    'dev',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The spellings of a setting, with the bit that identifies their row. */
export interface Spellings extends ReadonlyArray<string> {
  readonly bit: number;
}

/** The rows of the vocabulary, each with its bit. */
export const spelling: Readonly<Record<keyof typeof rows, Spellings>> = withBits(rows);

/** The combined bits of the rows that contain a name. */
const bitsByName: ReadonlyMap<string, number> = collectBits();

/** Above this size, looking up single names is cheaper than visiting all members. */
const membersMax = 32;
const anyRow = -1;

/** The combined bits of the rows of which a mapping has a member. Readers ask each entry for all rows, and nearly all are absent. */
export function rowsOf(node: MappingNode): number {
  const { entries } = node;
  if (entries.length > membersMax) return anyRow;
  let bits = 0;
  for (let slot = 0; slot < entries.length; slot++) {
    const key = entries[slot]?.key;
    if (key === undefined || isMergeKey(key)) return anyRow;
    bits |= bitsByName.get(key.text) ?? 0;
  }
  return bits;
}

function withBits<Name extends string>(table: Readonly<Record<Name, readonly string[]>>): Record<Name, Spellings> {
  const names = Object.keys(table) as Name[]; // Exactly the keys of the literal above.
  if (names.length > 31) throw new Error('A number has no more bits.');
  const entries = names.map((name, index) => [name, Object.assign([...table[name]], { bit: 1 << index })]);
  return Object.fromEntries(entries);
}

function collectBits(): Map<string, number> {
  const bits = new Map<string, number>();
  for (const row of Object.values(spelling)) for (const name of row) bits.set(name, (bits.get(name) ?? 0) | row.bit);
  return bits;
}

/** The transports, by folded name. */
export const transportWords: ReadonlyMap<string, 'stdio' | 'http' | 'sse' | 'websocket'> = new Map([
  ['stdio', 'stdio'],
  ['local', 'stdio'],
  ['command', 'stdio'],
  ['builtin', 'stdio'],
  ['sse', 'sse'],
  ['http', 'http'],
  ['https', 'http'],
  ['remote', 'http'],
  ['streamable', 'http'],
  ['streamablehttp', 'http'],
  ['httpstream', 'http'],
  ['httpstreaming', 'http'],
  ['ws', 'websocket'],
  ['wss', 'websocket'],
  ['websocket', 'websocket'],
]);
