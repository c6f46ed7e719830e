import { parseUrl } from '../text/url.ts';
import { classifyHost, foldHost } from './hosts.ts';

/** Environment variables that set a package index, each with the reference of the tool that reads it. Compiled 2026-11. */
const variables = [
  {
    names: ['PIP_INDEX_URL', 'PIP_EXTRA_INDEX_URL', 'PIP_FIND_LINKS'],
    source: 'https://pip.pypa.io/en/stable/topics/configuration/#environment-variables',
  },
  {
    names: ['UV_INDEX_URL', 'UV_EXTRA_INDEX_URL', 'UV_DEFAULT_INDEX', 'UV_INDEX', 'UV_FIND_LINKS'],
    source: 'https://docs.astral.sh/uv/reference/environment/',
  },
  {
    names: ['UV_PYTHON_INSTALL_MIRROR', 'UV_PYPY_INSTALL_MIRROR'],
    source: 'https://docs.astral.sh/uv/reference/environment/',
  },
  { names: ['PIPENV_PYPI_MIRROR'], source: 'https://pipenv.pypa.io/en/latest/indexes.html' },
  { names: ['NPM_CONFIG_REGISTRY'], source: 'https://docs.npmjs.com/cli/using-npm/config#environment-variables' },
  {
    names: ['YARN_REGISTRY', 'YARN_NPM_REGISTRY_SERVER'],
    source: 'https://yarnpkg.com/configuration/yarnrc#npmRegistryServer',
  },
  { names: ['BUN_CONFIG_REGISTRY'], source: 'https://bun.com/docs/pm/npmrc' },
  { names: ['NPM_REGISTRY', 'JSR_URL'], source: 'https://docs.deno.com/runtime/reference/env_variables/' },
  { names: ['GOPROXY'], source: 'https://go.dev/ref/mod#environment-variables' },
  {
    names: ['CARGO_REGISTRIES_CRATES_IO_INDEX', 'CARGO_REGISTRY_INDEX'],
    source: 'https://doc.rust-lang.org/cargo/reference/environment-variables.html',
  },
  { names: ['CONDA_CHANNEL_ALIAS'], source: 'https://docs.conda.io/projects/conda/en/latest/configuration.html' },
  {
    names: ['PLAYWRIGHT_DOWNLOAD_HOST'],
    source: 'https://playwright.dev/docs/browsers#install-behind-a-firewall-or-a-proxy',
  },
  { names: ['PUPPETEER_DOWNLOAD_BASE_URL'], source: 'https://pptr.dev/guides/configuration' },
] as const satisfies readonly { readonly names: readonly string[]; readonly source: `https://${string}` }[];

const variableNames: ReadonlySet<string> = new Set(variables.flatMap(({ names }) => names));

/** Equivalent command-line options, with the package managers that read them. */
const options: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    '--registry': 'npx npm pnpm pnpx yarn bunx bun corepack',
    '--index-url': 'pip pip3 uvx uv pipx python python3',
    '--extra-index-url': 'pip pip3 uvx uv pipx python python3',
    '--find-links': 'pip pip3 uvx uv pipx python python3',
    '--default-index': 'uvx uv',
    '--index': 'uvx uv pipx',
    '-i': 'pip pip3',
  }).map(([option, programs]) => [option, new Set(programs.split(' '))]),
);

/** Hosts (with subdomains) of the official indexes and of services for private registries. */
const trusted: ReadonlySet<string> = new Set(
  (
    'pypi.org pythonhosted.org pypi.python.org npmjs.org npmjs.com yarnpkg.com jsr.io golang.org crates.io rubygems.org anaconda.org pytorch.org pypi.nvidia.com ' +
    'github.com githubusercontent.com pkg.github.com gitlab.com jfrog.io pkgs.dev.azure.com visualstudio.com pkg.dev cloudsmith.io fury.io packagecloud.io ' +
    'playwright.dev playwright.azureedge.net astral.sh npm.pkg.github.com huggingface.co'
  ).split(' '),
);
/** Public mirrors run by universities and providers. */
const mirrors: ReadonlySet<string> = new Set(
  (
    'npmmirror.com npm.taobao.org aliyun.com tuna.tsinghua.edu.cn ustc.edu.cn douban.com doubanio.com tencent.com tencentyun.com huaweicloud.com goproxy.cn goproxy.io ' +
    '163.com baidu.com bfsu.edu.cn sjtu.edu.cn zju.edu.cn nju.edu.cn hit.edu.cn pku.edu.cn lzu.edu.cn sustech.edu.cn yandex.ru kakao.com kaist.ac.kr'
  ).split(' '),
);
/** Usual host names of a company's own repository. */
const ownRepository =
  /(?:^|[.-])(?:artifactory|nexus|verdaccio|devpi|proget|pulp|artifacts?|jfrog|codeartifact)(?:[.-]|$)/;

export type PackageIndex = 'foreign' | 'mirror';

/** Whether a variable of this name selects a package index. */
export function selectsIndex(name: string): boolean {
  return variableNames.has(name.toUpperCase());
}

/** The kind of index a variable selects; null for an official index, a company's own, or a variable that selects none. */
export function indexOfVariable(name: string, value: string): PackageIndex | null {
  return selectsIndex(name) ? packageIndex(value) : null;
}

/** Whether the option sets a package index for the program. */
export function isIndexOption(option: string, program: string): boolean {
  return options.get(option)?.has(program) === true;
}

const valueLengthMax = 2000;

/** The least trusted of the addresses in a value: `a,b` for Go, `a b` for pip, `name=a` for uv. */
export function packageIndex(value: string): PackageIndex | null {
  if (value.length > valueLengthMax) return null;
  const found = value.split(/[\s,|]+/).map((part) => kindOfIndex(part.replace(/^[\w.-]{1,60}=(?=https?:)/, '')));
  return found.find((one) => one === 'foreign') ?? found.find((one) => one === 'mirror') ?? null;
}

function kindOfIndex(address: string): PackageIndex | null {
  const url = parseUrl(address);
  if (url === null || !/^https?$/.test(url.scheme) || classifyHost(url.host) !== 'public') return null;
  const host = foldHost(url.host);
  if (isBelow(host, trusted) || ownRepository.test(host)) return null;
  return isBelow(host, mirrors) ? 'mirror' : 'foreign';
}

function isBelow(host: string, hosts: ReadonlySet<string>): boolean {
  const labels = host.split('.');
  return labels.some((_, i) => hosts.has(labels.slice(i).join('.')));
}
