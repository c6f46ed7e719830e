/** How an environment variable affects the programs that inherit it. */
export type EnvironmentDanger =
  | 'loads' // loads code into every program
  | 'loads-system' // the same, from folders that only the system can write to
  | 'runs' // runs a command as a side effect
  | 'proxy' // routes traffic through another host
  | 'trust-store' // replaces the trusted certificates
  | 'search-path'; // changes where programs and modules are searched for

interface EnvironmentName {
  readonly name: string;
  readonly danger: EnvironmentDanger;
  /** Only matching values are dangerous; without it every value is. */
  readonly when?: RegExp;
  /** Values that name folders only the system can write to. */
  readonly settled?: RegExp;
  /** Matching values are harmless. */
  readonly unless?: RegExp;
  readonly source: `https://${string}`;
}

const system =
  /^(?:\/usr|\/lib|\/lib64|\/opt|\/nix\/store|\/run\/opengl-driver|\/Library|\/System)(?:\/[^:]*)?(?::(?:\/usr|\/lib|\/lib64|\/opt|\/nix\/store|\/Library|\/System)(?:\/[^:]*)?)*:?$/;
/** The ordinary `ssh` client with an identity and connection options; excludes `ProxyCommand`, another settings file and an unverified host. */
const plainSsh =
  /^(?:\/usr\/bin\/)?ssh(?: +-[46CTqv]| +-p ?\d{1,5}| +-i +[\w./~${}-]{1,200}| +-o ?(?:(?:IdentitiesOnly|BatchMode|IdentityFile|ConnectTimeout|ServerAlive\w{1,20})=[\w./~-]{1,200}|StrictHostKeyChecking=(?:yes|ask|accept-new))){0,12}$/;
const quietPager = /^(?:(?:cat|less|more|most|bat|delta|diff-so-fancy|moar|ov)(?: --?[\w=.+-]{1,40}){0,8}|true|:|"")?$/;
const gnu = 'https://www.gnu.org/software/bash/manual/bash.html#Bash-Variables' as const;
const linker = 'https://man7.org/linux/man-pages/man8/ld.so.8.html' as const;
const dyld =
  'https://developer.apple.com/library/archive/documentation/DeveloperTools/Conceptual/DynamicLibraries/' as const;
const git = 'https://git-scm.com/book/en/v2/Git-Internals-Environment-Variables' as const;
const curl = 'https://curl.se/docs/sslcerts.html' as const;

/** Checked 2026-11. */
const table: readonly EnvironmentName[] = [
  { name: 'LD_PRELOAD', danger: 'loads', source: linker },
  { name: 'LD_AUDIT', danger: 'loads', source: linker },
  { name: 'LD_LIBRARY_PATH', danger: 'loads', settled: system, source: linker },
  { name: 'DYLD_INSERT_LIBRARIES', danger: 'loads', source: dyld },
  { name: 'DYLD_LIBRARY_PATH', danger: 'loads', settled: system, source: dyld },
  { name: 'DYLD_FRAMEWORK_PATH', danger: 'loads', settled: system, source: dyld },
  { name: 'DYLD_FALLBACK_LIBRARY_PATH', danger: 'loads', settled: system, source: dyld },
  {
    name: 'NODE_OPTIONS',
    danger: 'loads',
    when: /(?:^|\s|=)(?:-r|--require|--import|--(?:experimental-)?loader|--inspect(?:-brk|-wait)?|--env-file)(?=[\s=]|$)/,
    source: 'https://nodejs.org/api/cli.html#node_optionsoptions',
  },
  {
    name: 'BUN_OPTIONS',
    danger: 'loads',
    when: /--(?:preload|require|import|inspect)/,
    source: 'https://bun.com/docs/runtime/env',
  },
  {
    name: 'PYTHONSTARTUP',
    danger: 'loads',
    source: 'https://docs.python.org/3/using/cmdline.html#envvar-PYTHONSTARTUP',
  },
  {
    name: 'PYTHONHOME',
    danger: 'loads',
    settled: system,
    source: 'https://docs.python.org/3/using/cmdline.html#envvar-PYTHONHOME',
  },
  { name: 'BASH_ENV', danger: 'loads', source: gnu },
  { name: 'ENV', danger: 'loads', when: /^[/\\~.$][^\s]{0,400}(?:rc|\.sh|profile)$/, source: gnu },
  { name: 'ZDOTDIR', danger: 'loads', source: 'https://zsh.sourceforge.io/Doc/Release/Files.html' },
  { name: 'PROMPT_COMMAND', danger: 'runs', source: gnu },
  {
    name: 'PYTHONBREAKPOINT',
    danger: 'runs',
    unless: /^(?:0|pdb\.set_trace|breakpoint|ipdb\.set_trace|pudb\.set_trace)?$/,
    source: 'https://docs.python.org/3/using/cmdline.html#envvar-PYTHONBREAKPOINT',
  },
  { name: 'LUA_INIT', danger: 'runs', source: 'https://www.lua.org/manual/5.4/manual.html#7' },
  {
    name: 'DOTNET_STARTUP_HOOKS',
    danger: 'loads',
    source: 'https://github.com/dotnet/runtime/blob/main/docs/design/features/host-startup-hook.md',
  },
  {
    name: 'CORECLR_PROFILER_PATH',
    danger: 'loads',
    settled: system,
    source: 'https://learn.microsoft.com/en-us/dotnet/core/runtime-config/debugging-profiling',
  },
  {
    name: 'GCONV_PATH',
    danger: 'loads',
    settled: system,
    source: 'https://man7.org/linux/man-pages/man1/iconv.1.html',
  },
  {
    name: 'OPENSSL_CONF',
    danger: 'loads',
    unless: /^(?:\/etc\/|\/usr\/|\/dev\/null$)/,
    source: 'https://docs.openssl.org/master/man7/openssl-env/',
  },
  {
    name: 'OPENSSL_MODULES',
    danger: 'loads',
    settled: system,
    source: 'https://docs.openssl.org/master/man7/openssl-env/',
  },
  {
    name: 'RUSTC_WRAPPER',
    danger: 'runs',
    unless: /^(?:sccache|cachepot|)$/,
    source: 'https://doc.rust-lang.org/cargo/reference/environment-variables.html',
  },
  { name: 'GOFLAGS', danger: 'runs', when: /-(?:toolexec|overlay)\b/, source: 'https://pkg.go.dev/cmd/go' },
  {
    name: 'MAVEN_OPTS',
    danger: 'loads',
    when: /-javaagent|-agent(?:lib|path)|-Xbootclasspath/,
    source: 'https://maven.apache.org/configure.html',
  },
  {
    name: 'GRADLE_OPTS',
    danger: 'loads',
    when: /-javaagent|-agent(?:lib|path)|-Xbootclasspath/,
    source: 'https://docs.gradle.org/current/userguide/build_environment.html',
  },
  { name: 'PERL5LIB', danger: 'loads', source: 'https://perldoc.perl.org/perlrun#ENVIRONMENT' },
  { name: 'PERL5OPT', danger: 'loads', source: 'https://perldoc.perl.org/perlrun#ENVIRONMENT' },
  { name: 'PERL5DB', danger: 'runs', source: 'https://perldoc.perl.org/perlrun#ENVIRONMENT' },
  {
    name: 'RUBYOPT',
    danger: 'loads',
    when: /-[rI]|--require/,
    source: 'https://docs.ruby-lang.org/en/master/ruby/options_md.html',
  },
  { name: 'RUBYLIB', danger: 'loads', source: 'https://docs.ruby-lang.org/en/master/ruby/options_md.html' },
  {
    name: 'JAVA_TOOL_OPTIONS',
    danger: 'loads',
    when: /-javaagent|-agent(?:lib|path)|-Xbootclasspath|-Djava\.system\.class\.loader|@/,
    source: 'https://docs.oracle.com/en/java/javase/21/troubleshoot/environment-variables-and-system-properties.html',
  },
  {
    name: '_JAVA_OPTIONS',
    danger: 'loads',
    when: /-javaagent|-agent(?:lib|path)|-Xbootclasspath/,
    source: 'https://docs.oracle.com/en/java/javase/21/troubleshoot/environment-variables-and-system-properties.html',
  },
  {
    name: 'JDK_JAVA_OPTIONS',
    danger: 'loads',
    when: /-javaagent|-agent(?:lib|path)|-Xbootclasspath|@/,
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
  },
  { name: 'GIT_SSH_COMMAND', danger: 'runs', unless: plainSsh, source: git },
  { name: 'GIT_SSH', danger: 'runs', source: git },
  { name: 'GIT_EXEC_PATH', danger: 'loads', source: git },
  { name: 'GIT_EXTERNAL_DIFF', danger: 'runs', source: git },
  { name: 'GIT_PROXY_COMMAND', danger: 'runs', source: git },
  { name: 'GIT_TEMPLATE_DIR', danger: 'runs', source: git },
  { name: 'GIT_CONFIG_PARAMETERS', danger: 'runs', source: git },
  {
    name: 'GIT_CONFIG_GLOBAL',
    danger: 'runs',
    unless:
      /^(?:\/dev\/null|nul|(?:~|\$\{?HOME\}?|\/root|\/(?:home|Users)\/[\w.-]{1,40})\/\.(?:gitconfig(?:[.-][\w-]{1,30})?|config\/git\/config)|)$/i,
    source: 'https://git-scm.com/docs/git#Documentation/git.txt-GITCONFIGGLOBAL',
  },
  { name: 'GIT_PAGER', danger: 'runs', unless: quietPager, source: git },
  {
    name: 'GIT_ASKPASS',
    danger: 'runs',
    unless: /^(?:true|echo|\/bin\/(?:true|echo)|\/usr\/bin\/(?:true|echo)|)$/,
    source: git,
  },
  {
    name: 'SSH_ASKPASS',
    danger: 'runs',
    unless: /^(?:true|\/bin\/true|\/usr\/bin\/true|)$/,
    source: 'https://man.openbsd.org/ssh#ENVIRONMENT',
  },
  { name: 'LESSOPEN', danger: 'runs', when: /^\|/, source: 'https://man7.org/linux/man-pages/man1/less.1.html' },
  { name: 'HTTP_PROXY', danger: 'proxy', source: 'https://curl.se/docs/manpage.html#ENVIRONMENT' },
  { name: 'HTTPS_PROXY', danger: 'proxy', source: 'https://curl.se/docs/manpage.html#ENVIRONMENT' },
  { name: 'ALL_PROXY', danger: 'proxy', source: 'https://curl.se/docs/manpage.html#ENVIRONMENT' },
  { name: 'SSL_CERT_FILE', danger: 'trust-store', source: 'https://docs.openssl.org/master/man7/openssl-env/' },
  { name: 'SSL_CERT_DIR', danger: 'trust-store', source: 'https://docs.openssl.org/master/man7/openssl-env/' },
  { name: 'CURL_CA_BUNDLE', danger: 'trust-store', source: curl },
  {
    name: 'REQUESTS_CA_BUNDLE',
    danger: 'trust-store',
    source: 'https://requests.readthedocs.io/en/latest/user/advanced/#ssl-cert-verification',
  },
  {
    name: 'NODE_EXTRA_CA_CERTS',
    danger: 'trust-store',
    source: 'https://nodejs.org/api/cli.html#node_extra_ca_certsfile',
  },
  { name: 'GIT_SSL_CAINFO', danger: 'trust-store', source: git },
  {
    name: 'AWS_CA_BUNDLE',
    danger: 'trust-store',
    source: 'https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-envvars.html',
  },
  { name: 'PATH', danger: 'search-path', source: 'https://cwe.mitre.org/data/definitions/426.html' },
  {
    name: 'PYTHONPATH',
    danger: 'search-path',
    source: 'https://docs.python.org/3/using/cmdline.html#envvar-PYTHONPATH',
  },
  {
    name: 'CLASSPATH',
    danger: 'search-path',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
  },
  { name: 'LUA_PATH', danger: 'search-path', source: 'https://www.lua.org/manual/5.4/manual.html#6.3' },
  { name: 'LUA_CPATH', danger: 'search-path', source: 'https://www.lua.org/manual/5.4/manual.html#6.3' },
  {
    name: 'NODE_PATH',
    danger: 'search-path',
    source: 'https://nodejs.org/api/modules.html#loading-from-the-global-folders',
  },
];

const byName: ReadonlyMap<string, EnvironmentName> = new Map(table.map((row) => [row.name, row]));

/** CA bundles that operating systems ship: https://go.dev/src/crypto/x509/root_linux.go and its siblings. */
const systemBundles: ReadonlySet<string> = new Set([
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/ssl/certs/ca-bundle.crt',
  '/etc/ssl/cert.pem',
  '/etc/ssl/certs',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/pki/tls/certs',
  '/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem',
  '/etc/ssl/ca-bundle.pem',
]);

/** Maximum number of characters of a value that are examined. */
const valueLengthMax = 50_000;

/** Whether some value of a variable of this name is dangerous. */
export function mayBeDangerous(name: string): boolean {
  return byName.has(canonicalName(name));
}

function canonicalName(name: string): string {
  return /^(?:https?|all)_proxy$/.test(name) ? name.toUpperCase() : name;
}

/** The danger of an environment variable with this name and value; null when there is none. */
export function dangerOf(name: string, value: string): EnvironmentDanger | null {
  const row = byName.get(canonicalName(name));
  if (row === undefined) return null;
  const text = value.slice(0, valueLengthMax).trim();
  if (text === '') return null;
  if (row.when?.test(text) === false || row.unless?.test(text) === true) return null;
  if (row.danger === 'trust-store' && systemBundles.has(text)) return null;
  return row.settled?.test(text) === true ? 'loads-system' : row.danger;
}

/** Variables whose value lets a process act as the user: https://man.openbsd.org/ssh-agent and the AWS documentation. */
export const sharedIdentities: ReadonlyMap<string, readonly string[]> = new Map([
  ['SSH_AUTH_SOCK', ['ssh', 'git', 'github', 'gitlab', 'ansible']],
  ['SSH_AGENT_PID', ['ssh', 'git']],
  [
    'AWS_SESSION_TOKEN',
    [
      'aws',
      'amazon',
      'awslabs',
      's3',
      'bedrock',
      'dynamodb',
      'terraform',
      'pulumi',
      'cdk',
      'cloud',
      'eks',
      'ecs',
      'lambda',
    ],
  ],
  ['AWS_SECURITY_TOKEN', ['aws', 'amazon', 'awslabs', 's3', 'bedrock', 'terraform', 'pulumi']],
  ['GPG_AGENT_INFO', ['gpg']],
  ['KRB5CCNAME', ['kerberos']],
]);
