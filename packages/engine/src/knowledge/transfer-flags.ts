/** Flags that turn off certificate verification in programs that transfer data, from each program's manual. */
export const insecureFlags: ReadonlyMap<string, readonly string[]> = new Map([
  ['curl', ['-k', '--insecure', '--proxy-insecure']], // https://curl.se/docs/manpage.html#-k
  ['wget', ['--no-check-certificate']], // https://www.gnu.org/software/wget/manual/wget.html
  ['http', ['--verify=no', '--verify=false']], // https://httpie.io/docs/cli/server-ssl-certificate-verification
  ['https', ['--verify=no', '--verify=false']],
  ['xh', ['--verify=no', '--verify=false']],
  ['invoke-webrequest', ['-skipcertificatecheck']], // https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-webrequest
  ['invoke-restmethod', ['-skipcertificatecheck']],
  ['iwr', ['-skipcertificatecheck']],
  ['irm', ['-skipcertificatecheck']],
  ['aws', ['--no-verify-ssl']], // https://docs.aws.amazon.com/cli/latest/reference/#options
  ['kubectl', ['--insecure-skip-tls-verify', '--insecure-skip-tls-verify=true']], // https://kubernetes.io/docs/reference/kubectl/kubectl/
  ['helm', ['--insecure-skip-tls-verify', '--kube-insecure-skip-tls-verify']], // https://helm.sh/docs/helm/helm_pull/
  ['deno', ['--unsafely-ignore-certificate-errors']], // https://docs.deno.com/runtime/reference/cli/run/
  ['aria2c', ['--check-certificate=false']], // https://aria2.github.io/manual/en/html/aria2c.html
  ['docker', ['--tlsverify=false']], // https://docs.docker.com/reference/cli/dockerd/
]);

/** OpenSSH's option that turns off host key verification (man.openbsd.org/ssh_config#StrictHostKeyChecking). */
const unknownHostOption = /^(?:-o\s?)?StrictHostKeyChecking[= ](?:no|off)$/i;

export const secureShellPrograms: ReadonlySet<string> = new Set(['ssh', 'scp', 'sftp']);

export function disablesHostKeyCheck(word: string): boolean {
  return word.length < 60 && unknownHostOption.test(word);
}

/** Programs that connect to the addresses among their arguments. */
export const transferPrograms: ReadonlySet<string> = new Set([
  ...insecureFlags.keys(),
  'git',
  'ftp',
  'lftp',
  'nc',
  'ncat',
  'netcat',
  'telnet',
  'websocat',
  'wscat',
  'grpcurl',
  'scp',
  'sftp',
  'rsync',
  'ssh',
  'socat',
  'rclone',
  'start-bitstransfer',
  'certutil',
  'openssl',
]);

/** Transfer programs whose only purpose is to load from or send to an address; without a fixed address they reach any. */
export const loadingPrograms: ReadonlySet<string> = new Set(
  'curl wget http https xh aria2c lynx w3m links invoke-webrequest invoke-restmethod iwr irm nc ncat netcat telnet ftp lftp sftp scp websocat wscat grpcurl'.split(
    ' ',
  ),
);

/** Flags of those programs that send a credential. */
export const credentialFlags: ReadonlySet<string> = new Set([
  '-u',
  '--user',
  '--oauth2-bearer',
  '-b',
  '--cookie',
  '--http-user',
  '--http-password',
  '--password',
  '-a',
  '--auth',
  '-credential',
]);
