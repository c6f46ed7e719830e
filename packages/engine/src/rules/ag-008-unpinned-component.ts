import { placeOfWord } from '../agent/command-place.ts';
import { lowered } from '../agent/conditions.ts';
import type { Command, Component, ModelUse } from '../agent/facts.ts';
import type { PackageReference } from '../command/invocation.ts';
import { isImageOfThisMachine, isLocalTag } from '../command/runners/package-names.ts';
import { isUnversionedModule } from '../command/runners/remote-packages.ts';
import { isGitAddress, isVariable, pinnedInGit, pinnedOnNpm, pinnedOnPypi } from '../command/runners/versions.ts';
import { isFloatingTag } from '../knowledge/floating-tags.ts';
import { type Confidence, type Severity, severities } from '../score/table.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import { defineRule } from './rule.ts';

const messages = {
  unpinned: '{name} is not pinned: the newest published version is used.',
  tag: '{name} follows the tag {version}, which its publisher can move at any time.',
  range: '{name} is not pinned: any version that matches {version} is accepted.',
  branch: '{name} is not pinned to a commit: it follows a Git branch, which changes with every push.',
  gitTag: '{name} is pinned to the Git tag {version}, which can be moved. Pin a commit instead.',
  untagged: 'Image {name} has no tag or digest: the latest image is pulled.',
  imageTag: 'Image {name} is pinned to the tag {version}, which can be moved. Pin a digest instead.',
  address: '{name} is loaded from a URL whose content can change at any time.',
  autoUpdate: '{name} updates itself: new versions run without review.',
  model: 'Model {name} is a floating alias: the model behind it changes over time.',
} as const;

interface Case {
  readonly message: keyof typeof messages;
  readonly severity: Severity;
}

interface Found extends Case {
  readonly confidence: Confidence;
  readonly at: Place;
  readonly quote: { readonly name: Located<string>; readonly version: Located<string> };
}

export const unpinnedComponent = defineRule({
  id: 'AG-008',
  name: 'unpinned-component',
  title: 'Unpinned or mutable component',
  category: 'supply-chain',
  severity: 'high',
  references: ['ASI04', 'LLM03:2025', 'MCP04', 'CWE-1357', 'CWE-494', 'AML.T0010', 'AML.T0109'],
  messages,
  why: 'Without an exact version a later start can fetch different code. An attacker who takes over the account, branch or tag then runs code on this machine.',
  fix: 'Pin an exact version, commit or image digest, and update it deliberately after reviewing the changes.',
  *check({ agent }) {
    for (const command of agent.commands) yield* worstByPlace(packagesOf(command));
    for (const component of agent.components) yield* componentOf(component);
    for (const model of agent.models) yield* modelAlias(model);
  },
});

/** The worst case per value: two packages in one command line are a single value to change. */
function worstByPlace(found: readonly Found[]): Iterable<Found> {
  if (found.length < 2) return found;
  const worst = new Map<Place, Found>();
  for (const item of found) {
    const known = worst.get(item.at);
    if (known === undefined || severities.indexOf(item.severity) < severities.indexOf(known.severity)) {
      worst.set(item.at, item);
    }
  }
  return worst.values();
}

function packagesOf(command: Command): readonly Found[] {
  const found: Found[] = [];
  const check = (reference: PackageReference): void => {
    const known = caseOfModule(reference) ?? caseOfPackage(reference);
    if (known === null) return;
    const at = placeOfWord(command, reference.word);
    const severity = lowered(weigh(known, reference), command);
    const quote = quoteOf(reference.name, reference.version, at);
    found.push({ ...known, severity, confidence: trust(command, reference), at, quote });
  };
  for (const { package: first, extraPackages } of command.invocations) {
    // `uvx --with tool[extra]==1.2.3 tool` fetches one package, as the option says.
    const again = extraPackages.find(({ name, ecosystem }) => name === first?.name && ecosystem === first.ecosystem);
    if (first !== null && again === undefined) check(first);
    for (const reference of extraPackages) check(reference);
  }
  return found;
}

/** Lower for a package that is only installed and does not run until someone starts it. */
function weigh({ severity }: Case, { runs }: PackageReference): Severity {
  return runs || severity === 'high' ? severity : 'low';
}

/** Lower inside a project, where `npx tool` prefers the installed version. */
function trust({ hook, purpose }: Command, { ecosystem, pinned }: PackageReference): Confidence {
  const inProject = hook !== undefined || purpose === 'formatter' || purpose === 'check';
  return inProject && ecosystem === 'npm' && pinned === 'none' ? 'medium' : 'high';
}

/** The case of a module fetched by URL; code executed from any other URL belongs to AG-004. */
function caseOfModule({ ecosystem, name, runs, installs }: PackageReference): Case | null {
  const isNewest = ecosystem === 'url' && runs && installs && isUnversionedModule(name);
  return isNewest ? { message: 'unpinned', severity: 'medium' } : null;
}

type Pinning = Pick<PackageReference, 'ecosystem' | 'version' | 'pinned' | 'installs' | 'runs'>;

function caseOfPackage({ ecosystem, pinned, version, installs, runs }: Pinning): Case | null {
  if (!installs || (ecosystem === 'url' && runs)) return null;
  switch (pinned) {
    case 'exact':
    case 'digest':
    case 'local':
    case 'unknown':
      return null;
    case 'none':
      return { message: ecosystem === 'docker' ? 'untagged' : 'unpinned', severity: 'medium' };
    case 'range':
      return { message: 'range', severity: 'medium' };
    case 'mutable':
      return ecosystem === 'url' ? caseAtAddress : { message: 'branch', severity: 'high' };
    case 'tag':
      return caseOfTag(ecosystem, version ?? '');
  }
}

function caseOfTag(ecosystem: PackageReference['ecosystem'], version: string): Case {
  if (ecosystem === 'git') return { message: 'gitTag', severity: 'low' };
  const settled = ecosystem === 'docker' && !isFloatingTag(version);
  return settled ? { message: 'imageTag', severity: 'low' } : { message: 'tag', severity: 'medium' };
}

function componentOf(component: Component): readonly Found[] {
  const { name, version, autoUpdate, at } = component;
  const found: Case | null = autoUpdate ? { message: 'autoUpdate', severity: 'high' } : caseOfComponent(component);
  if (found === null) return [];
  const severity = lowered(weighOffer(found.severity, component), component);
  return [
    { ...found, severity, confidence: autoUpdate ? 'high' : 'medium', at, quote: quoteOf(name.value, version, at) },
  ];
}

/** A marketplace starts nothing: its entries run once installed, and the owner's own repositories are as trusted as the marketplace. */
function weighOffer(severity: Severity, { kind, offered }: Component): Severity {
  // A reference is only read, never executed.
  if (kind === 'reference' && severity === 'high') return 'medium';
  if (offered === undefined || severity === 'info') return severity;
  return offered === 'own' || severity === 'low' ? 'low' : 'medium';
}

function caseOfComponent({ ecosystem, kind, name, version }: Component): Case | null {
  const fetched = { version, installs: true, runs: true } as const;
  switch (ecosystem) {
    case 'npm':
      if (isGitAddress(version)) return caseInGit(version.split('#', 2)[1] ?? null);
      return caseOfPackage({ ...fetched, ecosystem, pinned: pinnedOnNpm(version) });
    case 'pypi':
      return caseOfPackage({ ...fetched, ecosystem, pinned: pinnedOnPypi(withSpecifier(version)) });
    case 'git':
      return kind === 'agent' ? null : caseInGit(version);
    case 'docker':
      return caseOfPackage({ ...fetched, ecosystem, pinned: imagePinned(name.value, version) });
    default:
      if (kind === 'url') return programFile.test(name.value.slice(0, 2_000)) ? caseAtAddress : null;
      return kind === 'plugin' && version === null ? { message: 'unpinned', severity: 'medium' } : null;
  }
}

const caseAtAddress = { message: 'address', severity: 'medium' } as const;
/** Files that are loaded and executed, unlike a web page about a plugin. */
const programFile = /\.(?:[cm]?js|ts|py|rb|lua|sh|wasm|zip|tgz|tar\.gz|whl|jar|so|dll|vsix|dxt|mcpb)(?:[?#]|$)/i;

function caseInGit(version: string | null): Case | null {
  return caseOfPackage({ version, installs: true, runs: true, ecosystem: 'git', pinned: pinnedInGit(version) });
}

/** A bare number in a version field is an exact version. */
function withSpecifier(version: string | null): string {
  return /^v?\d/.test(version ?? '') ? `==${version}` : (version ?? '');
}

function imagePinned(name: string, version: string | null): PackageReference['pinned'] {
  if (isImageOfThisMachine(name) || isLocalTag(version)) return 'local';
  if (version === null) return 'none';
  if (isVariable(version)) return 'unknown';
  return /^sha(?:256|512):/.test(version) ? 'digest' : 'tag';
}

function modelAlias(model: ModelUse): readonly Found[] {
  const { id } = model;
  if (id === null || !/(?:[-:/@]|^)latest$/i.test(id.value.slice(-16))) return [];
  return [{ message: 'model', severity: 'info', confidence: 'high', at: id.at, quote: quoteOf(id.value, null, id.at) }];
}

function quoteOf(name: string, version: string | null, at: Place): Found['quote'] {
  return { name: locate(name, at), version: locate(version ?? '', at) };
}
