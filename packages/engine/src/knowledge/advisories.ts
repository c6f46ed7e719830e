/** An advisory: the releases of one component that are known to be malicious or vulnerable. */
export interface Advisory {
  readonly ecosystem: 'npm' | 'pypi';
  readonly name: string;
  /** Comparisons that must all hold, joined by a space: `>=0.0.5 <0.1.16`, `=1.82.7`; `*` for every version. Any of the ranges counts. */
  readonly affected: readonly string[];
  readonly id: string;
  readonly kind: 'malicious' | 'vulnerable';
  readonly severity: 'critical' | 'high';
  readonly effect: string;
  readonly source: string;
  /** Date of publication, as `YYYY-MM-DD`. */
  readonly date: string;
}

type Row = readonly [
  name: string,
  affected: string,
  id: string,
  severity: Advisory['severity'],
  effect: string,
  source: string,
  date: string,
];

const reviewed = (id: string) => `https://github.com/advisories/${id}`;
const reported = (path: string) => `https://github.com/ossf/malicious-packages/blob/main/osv/malicious/${path}.json`;

/**
 * Vulnerable packages that agents start, from the GitHub Advisory Database. Critical: anyone who reaches the program can execute code or
 * take over the account without further conditions. Libraries and denial-of-service flaws are left out. Ranges are separated by `|`. Checked 2026-11.
 */
// biome-ignore format: a table reads best with one row per line.
const npmRows: readonly Row[] = [
  ['mcp-remote', '>=0.0.5 <0.1.16', 'CVE-2025-6514', 'critical', 'a malicious server it connects to can execute commands on this machine', reviewed('GHSA-6xpm-ggf7-wc3p'), '2025-07-09'],
  ['@modelcontextprotocol/inspector', '<0.14.1', 'CVE-2025-49596', 'critical', 'any web page can execute commands through its proxy', reviewed('GHSA-7f8r-222p-6f5g'), '2025-06-13'],
  ['@modelcontextprotocol/inspector', '<0.16.6', 'CVE-2025-58444', 'high', 'an untrusted server can run script in it and execute commands through it', reviewed('GHSA-g9hg-qhmf-q45m'), '2025-09-08'],
  ['@modelcontextprotocol/server-filesystem', '<=0.6.2|>=2025.1.14 <2025.7.1', 'CVE-2025-53109', 'high', 'symbolic links lead out of the allowed directories', reviewed('GHSA-q66q-fx2p-7w4m'), '2025-07-01'],
  ['@modelcontextprotocol/server-filesystem', '<=0.6.2|>=2025.1.14 <2025.7.1', 'CVE-2025-53110', 'high', 'directories whose names share a prefix count as allowed', reviewed('GHSA-hc55-p739-j48w'), '2025-07-01'],
  ['@cyanheads/git-mcp-server', '<2.1.5', 'CVE-2025-53107', 'high', 'command injection through tool arguments', reviewed('GHSA-3q26-f695-pp76'), '2025-06-30'],
  ['mcp-server-kubernetes', '<2.5.0', 'CVE-2025-53355', 'high', 'command injection through tool arguments', reviewed('GHSA-gjv4-ghm7-q58q'), '2025-07-08'],
  ['mcp-server-kubernetes', '<3.5.0', 'CVE-2026-39884', 'high', 'tool arguments are passed to kubectl as options', reviewed('GHSA-4xqg-gf5c-ghwq'), '2026-04-14'],
  ['mcp-server-kubernetes', '<3.6.0', 'CVE-2026-46519', 'high', 'disabled tools can still be called', reviewed('GHSA-cr22-wjx7-2w6m'), '2026-05-21'],
  ['mcp-server-kubernetes', '<3.9.0', 'CVE-2026-61459', 'critical', 'tool arguments can send the cluster credentials to another host', reviewed('GHSA-wmg3-h8mf-wgvr'), '2026-07-10'],
  ['node-code-sandbox-mcp', '<1.3.0', 'CVE-2025-53372', 'high', 'code can escape the sandbox', reviewed('GHSA-5w57-2ccq-8w95'), '2025-07-08'],
  ['figma-developer-mcp', '<0.6.3', 'CVE-2025-53967', 'high', 'command injection through tool arguments', reviewed('GHSA-gxw4-4fc5-9gr5'), '2025-09-30'],
  ['mcp-package-docs', '<0.1.28', 'CVE-2025-54073', 'high', 'command injection through tool arguments', reviewed('GHSA-vf9j-h32g-2764'), '2025-08-05'],
  ['@translated/lara-mcp', '<0.0.12', 'CVE-2025-53832', 'high', 'command injection through tool arguments', reviewed('GHSA-xj5p-8h7g-76m7'), '2025-07-21'],
  ['@akoskm/create-mcp-server-stdio', '<0.0.13', 'CVE-2025-54994', 'high', 'command injection through tool arguments', reviewed('GHSA-3ch2-jxxc-v4xf'), '2025-09-08'],
  ['@sunwood-ai-labs/github-kanban-mcp-server', '*', 'CVE-2025-53818', 'high', 'command injection through tool arguments, with no fixed version', reviewed('GHSA-6jx8-rcjx-vmwf'), '2025-07-15'],
  ['@sequa-ai/sequa-mcp', '<1.0.14', 'CVE-2025-10619', 'high', 'a malicious server it connects to can execute commands on this machine', reviewed('GHSA-9pw5-wx67-q964'), '2025-09-17'],
  ['ios-simulator-mcp', '<1.3.3', 'CVE-2025-52573', 'high', 'command injection through tool arguments', reviewed('GHSA-6f6r-m9pv-67jw'), '2025-06-26'],
  ['gemini-mcp-tool', '>=1.1.2 <1.1.6', 'CVE-2026-0755', 'critical', 'prompts can read files and execute commands', reviewed('GHSA-4h5r-5jm8-jxjm'), '2026-06-18'],
  ['@mcpjam/inspector', '<1.4.3', 'CVE-2026-23744', 'critical', 'anyone who reaches its port can start programs', reviewed('GHSA-232v-j27c-5pp6'), '2026-01-16'],
  ['@playwright/mcp', '<0.0.40', 'CVE-2025-9611', 'high', 'any web page can call its tools', reviewed('GHSA-6fg3-hvw7-2fwq'), '2026-01-07'],
  ['@apify/actors-mcp-server', '<0.10.11', 'CVE-2026-50143', 'high', 'the access token is sent to third-party actors', reviewed('GHSA-6gr2-qh89-hxwm'), '2026-07-01'],
  ['@mobilenext/mobile-mcp', '<0.0.50', 'CVE-2026-35394', 'high', 'a URL can start calls and messages on the device', reviewed('GHSA-5qhv-x9j4-c3vm'), '2026-04-04'],
  ['@coding-solo/godot-mcp', '<0.1.1', 'CVE-2026-25546', 'high', 'command injection through tool arguments', reviewed('GHSA-8jx2-rhfh-q928'), '2026-02-04'],
  ['@orval/mcp', '<7.18.0', 'CVE-2026-22785', 'critical', 'an API description can execute code', reviewed('GHSA-mwr6-3gp8-9jmj'), '2026-01-13'],
  ['@azure/mcp', '>=1.0.0 <1.0.2|>=2.0.0-beta.1 <2.0.0-beta.17', 'CVE-2026-26118', 'high', 'server-side request forgery with its own privileges', reviewed('GHSA-hhfx-wfvq-7g9c'), '2026-03-10'],
  ['@penpot/mcp', '<2.15.0', 'CVE-2026-45805', 'high', 'anyone who reaches its port can execute code', reviewed('GHSA-22qr-rp27-j9wm'), '2026-05-19'],
  ['@contentful/mcp-server', '<1.7.19', 'CVE-2026-53957', 'high', 'tool arguments can send the access token to another host', reviewed('GHSA-2xhg-73j7-rrgx'), '2026-08-19'],
  ['@ooples/token-optimizer-mcp', '<5.1.0', 'CVE-2026-55157', 'high', 'command injection through tool arguments', reviewed('GHSA-49mq-fc6q-3h46'), '2026-08-14'],
  ['n8n-mcp', '<2.50.1', 'GHSA-8g7g-hmwm-6rv2', 'high', 'crafted identifiers reach other API endpoints with its key', reviewed('GHSA-8g7g-hmwm-6rv2'), '2026-05-08'],
  ['auth-fetch-mcp', '<3.0.2', 'CVE-2026-49857', 'high', 'server-side request forgery into the internal network', reviewed('GHSA-pvrj-8cg3-j5f8'), '2026-07-01'],
  ['n8n', '>=0.211.0 <1.120.4|>=1.121.0 <1.121.1', 'CVE-2025-68613', 'critical', 'workflow expressions can execute code', reviewed('GHSA-v98v-ff95-f3cp'), '2025-12-22'],
  ['n8n', '>=1.65.0 <1.121.0', 'CVE-2026-21858', 'critical', 'a form can read server files without authentication', reviewed('GHSA-v4pr-fm98-w9pg'), '2026-01-07'],
  ['n8n', '>=0.123.0 <1.121.3', 'CVE-2026-21877', 'critical', 'an authenticated user can execute code on the server', reviewed('GHSA-v364-rw7m-3263'), '2026-01-06'],
  ['flowise', '>=3.0.0 <3.0.6', 'CVE-2025-59528', 'critical', 'a tool configuration can execute code', reviewed('GHSA-3gcm-f6qx-ff7p'), '2025-09-15'],
  ['@anthropic-ai/claude-code', '<1.0.111', 'CVE-2025-59536', 'high', 'a project can execute commands before it is trusted', reviewed('GHSA-4fgq-fpq9-mr3g'), '2025-10-03'],
  ['@anthropic-ai/claude-code', '<2.0.72', 'CVE-2026-24887', 'high', 'commands can bypass approval', reviewed('GHSA-qgqw-h4xq-7w8w'), '2026-02-03'],
];

// biome-ignore format: a table reads best with one row per line.
const pypiRows: readonly Row[] = [
  ['mcp-server-git', '<2025.9.25', 'CVE-2025-68143', 'high', 'it can turn any directory into a repository', reviewed('GHSA-5cgr-j3jf-jw3v'), '2025-12-17'],
  ['mcp-server-git', '<2025.12.18', 'CVE-2025-68144', 'high', 'tool arguments can overwrite files', reviewed('GHSA-9xwc-hfwc-8w59'), '2025-12-17'],
  ['mcp-server-git', '<2025.12.18', 'CVE-2025-68145', 'high', 'it can leave the repository it is restricted to', reviewed('GHSA-j22h-9j4x-23w5'), '2025-12-17'],
  ['mcp-server-git', '<2026.1.14', 'CVE-2026-27735', 'high', 'it can stage files from outside the repository', reviewed('GHSA-vjqx-cfc4-9h6v'), '2026-02-26'],
  ['mcp-atlassian', '<0.17.0', 'CVE-2026-27825', 'critical', 'a download can write files anywhere', reviewed('GHSA-xjgw-4wvw-rgm4'), '2026-03-10'],
  ['mcp-atlassian', '<0.22.0', 'CVE-2026-73498', 'high', 'an upload can read files from anywhere', reviewed('GHSA-g5r6-gv6m-f5jv'), '2026-07-10'],
  ['mcp-kubernetes-server', '<=0.1.11', 'CVE-2025-59377', 'critical', 'command injection through tool arguments, with no fixed version', reviewed('GHSA-4hqq-7q79-932p'), '2025-09-15'],
  ['mysql-mcp-server', '<0.3.0', 'CVE-2026-11529', 'high', 'resource URIs allow SQL injection', reviewed('GHSA-mvq4-39wx-6h5g'), '2026-06-09'],
  ['excel-mcp-server', '<0.1.8', 'CVE-2026-40576', 'critical', 'anyone who reaches its port can read and write files', reviewed('GHSA-j98m-w3xp-9f56'), '2026-04-14'],
  ['serena-agent', '<1.5.2', 'CVE-2026-49471', 'high', 'a web page can write to its memory', reviewed('GHSA-37h2-6p4f-mp3q'), '2026-07-08'],
  ['awslabs.aws-api-mcp-server', '>=0.2.14 <1.3.9', 'CVE-2026-4270', 'high', 'it can read files outside its restrictions', reviewed('GHSA-2cpp-j2fc-qhp7'), '2026-03-17'],
  ['awslabs.aws-api-mcp-server', '>=0.2.13 <1.3.47', 'CVE-2026-16584', 'high', 'a failed start disables its security policy', reviewed('GHSA-29w2-fq35-v728'), '2026-07-24'],
  ['stata-mcp', '<1.17.3', 'CVE-2026-47708', 'critical', 'command injection through tool arguments', reviewed('GHSA-4p62-hqp5-g644'), '2026-06-04'],
  ['qwed-mcp', '<0.2.1', 'CVE-2026-55546', 'critical', 'a formula can execute code', reviewed('GHSA-mw6r-2hvm-4rp2'), '2026-08-25'],
  ['meta-ads-mcp', '<1.0.115', 'CVE-2026-54549', 'high', 'server-side request forgery', reviewed('GHSA-45gf-fjxp-cjpq'), '2026-07-17'],
  ['browser-use', '<0.1.45', 'CVE-2025-47241', 'critical', 'it can leave the domains it is restricted to', reviewed('GHSA-x39x-9qw5-ghrf'), '2025-05-05'],
  ['langflow', '<1.3.0', 'CVE-2025-3248', 'critical', 'anyone can execute code without authentication', reviewed('GHSA-rvqx-wpfh-mfx7'), '2025-04-07'],
  ['litellm', '>=1.81.16 <1.83.7', 'CVE-2026-42208', 'critical', 'anyone can read its database without a key', reviewed('GHSA-r75f-5x8p-qvmc'), '2026-04-24'],
];

/** Malicious packages and compromised releases, from the OpenSSF list. */
// biome-ignore format: a table reads best with one row per line.
const maliciousRows: readonly (readonly [ecosystem: Advisory['ecosystem'], name: string, affected: string, id: string, effect: string, date: string])[] = [
  ['npm', 'postmark-mcp', '>=1.0.16', 'MAL-2025-47604', 'it copies every email to an attacker', '2025-09-26'],
  ['npm', '@lanyer640/mcp-runcommand-server', '*', 'MAL-2025-47838', 'it gives an attacker a shell', '2025-09-29'],
  ['npm', 'claud-code', '*', 'MAL-2026-952', 'it steals credentials and imitates the name of Claude Code', '2026-02-20'],
  ['npm', 'cloude-code', '*', 'MAL-2026-954', 'it steals credentials and imitates the name of Claude Code', '2026-02-20'],
  ['npm', 'opencraw', '*', 'MAL-2026-966', 'it steals credentials and imitates the name of OpenClaw', '2026-02-20'],
  ['npm', '@squawk/mcp', '>=0.9.1 <=0.9.5', 'MAL-2026-3448', 'this release steals credentials and spreads', '2026-05-12'],
  ['pypi', 'litellm', '=1.82.7|=1.82.8', 'MAL-2026-2144', 'this release steals credentials', '2026-03-24'],
  ['pypi', 'mcp-runcmd-server', '*', 'MAL-2025-191788', 'it gives an attacker a shell', '2025-10-13'],
  ['pypi', 'mcp-runcommand-server', '*', 'MAL-2025-191647', 'it gives an attacker a shell', '2025-10-10'],
  ['pypi', 'mcp-runcommand-server2', '*', 'MAL-2025-191648', 'it gives an attacker a shell', '2025-10-10'],
  ['pypi', 'openai-mcp', '=2.41.1|=2.41.2', 'MAL-2026-5320', 'this release steals credentials and spreads', '2026-06-08'],
  ['pypi', 'instructor-mcp', '=1.15.2|=1.15.3', 'MAL-2026-5317', 'this release steals credentials and spreads', '2026-06-06'],
  ['pypi', 'langchain-core-mcp', '=1.4.2|=1.4.3', 'MAL-2026-5318', 'this release steals credentials and spreads', '2026-06-06'],
  ['pypi', 'ray-mcp-server', '=0.2.1', 'MAL-2026-5325', 'this release steals credentials and spreads', '2026-06-06'],
  ['pypi', 'tiktoken-mcp', '=0.13.1|=0.13.2', 'MAL-2026-5326', 'this release steals credentials and spreads', '2026-06-06'],
];

const vulnerable = (ecosystem: Advisory['ecosystem'], rows: readonly Row[]) =>
  rows.map(
    ([name, affected, id, severity, effect, source, date]): Advisory => ({
      ecosystem,
      name,
      affected: affected.split('|'),
      id,
      kind: 'vulnerable',
      severity,
      effect,
      source,
      date,
    }),
  );

export const advisories: readonly Advisory[] = [
  ...vulnerable('npm', npmRows),
  ...vulnerable('pypi', pypiRows),
  ...maliciousRows.map(
    ([ecosystem, name, affected, id, effect, date]): Advisory => ({
      ecosystem,
      name,
      affected: affected.split('|'),
      id,
      kind: 'malicious',
      severity: 'critical',
      effect,
      source: reported(`${ecosystem}/${name}/${id}`),
      date,
    }),
  ),
];

/** Container images by the package they ship under the same version: https://hub.docker.com/r/n8nio/n8n and so on. */
export const packagesOfImages: ReadonlyMap<
  string,
  { readonly ecosystem: Advisory['ecosystem']; readonly name: string }
> = new Map([
  ['n8nio/n8n', { ecosystem: 'npm', name: 'n8n' }],
  ['docker.n8n.io/n8nio/n8n', { ecosystem: 'npm', name: 'n8n' }],
  ['flowiseai/flowise', { ecosystem: 'npm', name: 'flowise' }],
  ['langflowai/langflow', { ecosystem: 'pypi', name: 'langflow' }],
]);
