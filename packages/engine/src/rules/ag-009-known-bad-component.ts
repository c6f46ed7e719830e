import { placeOfWord } from '../agent/command-place.ts';
import { lowered } from '../agent/conditions.ts';
import type { Command, Component, Scope } from '../agent/facts.ts';
import { visitInvocations } from '../agent/invocations.ts';
import type { AgentModel } from '../agent/model.ts';
import type { PackageReference, Word } from '../command/invocation.ts';
import type { Advisory } from '../knowledge/advisories.ts';
import { advisoriesOf, fixedVersion, hasAdvisories, imageName } from '../knowledge/known-flaws.ts';
import { imitatedDomain, imitatedPackage } from '../knowledge/look-alikes.ts';
import { hostMixesScripts, imitatesLatin, mixesScripts } from '../knowledge/mixed-scripts.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { remembered } from '../text/remembered.ts';
import { type Located, locate, type Place } from '../text/span.ts';
import { parseUrl } from '../text/url.ts';
import { defineRule, type Patch } from './rule.ts';

const messages = {
  malicious: '{name} is known to be malicious ({id}): {effect}.',
  vulnerable: '{name} {version} has a known vulnerability ({id}): {effect}.',
  imitatesPackage: '{name} closely resembles the package {known} but is not it (possible typosquatting).',
  imitatesDomain: 'Host {name} closely resembles {known} but is not it (possible look-alike domain).',
  mixedName: '{name} mixes look-alike letters from different scripts (homoglyphs).',
  mixedHost: 'Host {name} mixes look-alike letters from different scripts (homoglyphs).',
} as const;

/** A package, image or plugin that the file fetches by name. */
interface Fetched {
  /** The command or component it belongs to. */
  readonly scope: Scope;
  readonly ecosystem: string;
  readonly name: string;
  /** An exact version; null for none, a range or a tag. */
  readonly version: string | null;
  readonly at: Place;
  /** The word of the command that names it; null for a component. */
  readonly word: Word | null;
}

interface Found {
  readonly message: keyof typeof messages;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly at: Place;
  readonly quote: Readonly<Record<'name' | 'version' | 'id' | 'effect' | 'known', Located<string>>>;
  readonly patch?: readonly Patch[];
}

export const knownBadComponent = defineRule({
  id: 'AG-009',
  name: 'known-bad-component',
  title: 'Known-vulnerable, malicious or look-alike component',
  category: 'supply-chain',
  severity: 'critical',
  references: ['ASI04', 'LLM03:2025', 'MCP04', 'MCP09', 'CWE-1395', 'CWE-506', 'CWE-1104'],
  messages,
  why: 'A published vulnerability is a recipe for anyone who can reach the component. A look-alike name is how attackers get their own code installed.',
  fix: "Update to the fixed release. Remove malicious components and rotate every credential they could read. Copy names from the vendor's own page.",
  *check({ agent }) {
    yield* badPackages(agent);
    yield* addressesOf(agent);
  },
});

function badPackages(agent: AgentModel): readonly Found[] {
  const bad: Found[] = [];
  const judge = (fetched: Fetched): void => {
    const found = flawOf(fetched) ?? imitationOf(fetched);
    if (found !== null) bad.push({ ...found, severity: lowered(found.severity, fetched.scope) });
  };
  visitInvocations(agent, ({ package: first, extraPackages }, command) => {
    if (first === null) return;
    judgePackage(first, command, judge);
    for (const other of extraPackages) judgePackage(other, command, judge);
  });
  for (const component of agent.components) {
    if (component.kind === 'agent' || component.ecosystem === 'other') continue;
    const { ecosystem, name, at } = component;
    if (!isSuspect(name.value)) continue;
    judge({ scope: component, ecosystem, name: name.value, version: exactVersion(component), at, word: null });
  }
  return bad;
}

function judgePackage(
  { ecosystem, name, version, pinned, word }: PackageReference,
  command: Command,
  judge: (fetched: Fetched) => void,
): void {
  if (pinned === 'local' || !isSuspect(name)) return;
  const known = pinned === 'exact' || (ecosystem === 'docker' && pinned === 'tag') ? version : null;
  judge({ scope: command, ecosystem, name, version: known, at: placeOfWord(command, word), word });
}

/** Whether any check can have something to say about this name. Cached, because the same few packages are in most files. */
const isSuspect: (name: string) => boolean = remembered(
  (name) => hasAdvisories(name) || mixesScripts(name) || imitatedPackage(name) !== null,
);

const dividers = ['@', '==', ':'] as const;

/**
 * The separator between name and version if the value consists of nothing else; null otherwise, since a word inside inline code cannot
 * be replaced alone.
 */
function dividerOf(scope: Scope | Command, word: Word, name: string, version: string): string | null {
  if (!('words' in scope) || scope.shell || scope.words[word.source]?.value !== word.text) return null;
  return dividers.find((between) => word.text === `${name}${between}${version}`) ?? null;
}

function exactVersion({ version }: Component): string | null {
  return version !== null && /^v?\d+(?:\.\d+)+(?:[-+.\w]*)$/.test(version) ? version : null;
}

function flawOf(fetched: Fetched): Found | null {
  const { ecosystem, name, version, at } = fetched;
  const flaws = advisoriesOf(ecosystem, name, version);
  const [worst] = flaws;
  if (worst === undefined) return null;
  const severity = flaws.some((flaw) => flaw.severity === 'critical') ? 'critical' : 'high';
  return {
    message: worst.kind,
    severity,
    confidence: 'high',
    at,
    quote: quoteOf(at, name, { version: version ?? '', id: worst.id, effect: worst.effect }),
    patch: repair(fetched, worst),
  };
}

/** Built from the tables alone: no text of the document goes into a patch. */
function repair({ scope, ecosystem, name, version, word, at }: Fetched, flaw: Advisory): readonly Patch[] {
  if (version === null || word === null || flaw.kind === 'malicious') return [];
  const divider = dividerOf(scope, word, name, version);
  if (divider === null) return [];
  const repaired = fixedVersion(ecosystem, name, version);
  const written = ecosystem === 'docker' ? imageName(name) : flaw.name;
  return repaired === null || written === null ? [] : [{ op: 'replace', at, value: `${written}${divider}${repaired}` }];
}

function imitationOf({ ecosystem, name, at }: Fetched): Found | null {
  if (ecosystem !== 'npm' && ecosystem !== 'pypi') return null;
  if (mixesScripts(name)) {
    return { message: 'mixedName', severity: 'high', confidence: 'high', at, quote: quoteOf(at, name, {}) };
  }
  const known = imitatedPackage(name);
  if (known === null) return null;
  return {
    message: 'imitatesPackage',
    severity: 'high',
    confidence: 'medium',
    at,
    quote: quoteOf(at, name, { known }),
  };
}

/** Findings on names of servers and tools and on hosts that imitate others to deceive a reader. */
function addressesOf(agent: AgentModel): readonly Found[] {
  const bad: Found[] = [];
  for (const server of agent.servers) if (mixesScripts(server.name.value)) bad.push(nameCase(server.name, server));
  // Names in two languages are common among home-made tools.
  for (const tool of agent.tools) if (imitatesLatin(tool.name.value)) bad.push(nameCase(tool.name, tool));
  for (const endpoint of agent.endpoints) {
    const host = parseUrl(endpoint.url.value)?.host;
    const found = host === undefined ? null : hostCase(host, endpoint.url.at);
    if (found !== null) bad.push({ ...found, severity: lowered(found.severity, endpoint) });
  }
  return bad;
}

function nameCase({ value, at }: Located<string>, scope: Scope): Found {
  const severity = lowered('high', scope);
  return { message: 'mixedName', severity, confidence: 'medium', at, quote: quoteOf(at, value, {}) };
}

function hostCase(host: string, at: Place): Found | null {
  if (hostMixesScripts(host)) {
    return { message: 'mixedHost', severity: 'high', confidence: 'high', at, quote: quoteOf(at, host, {}) };
  }
  const known = imitatedDomain(host);
  if (known === null) return null;
  return { message: 'imitatesDomain', severity: 'high', confidence: 'medium', at, quote: quoteOf(at, host, { known }) };
}

function quoteOf(
  at: Place,
  name: string,
  rest: Partial<Record<'version' | 'id' | 'effect' | 'known', string>>,
): Found['quote'] {
  const quoted = (text: string | undefined) => locate(text ?? '', at);
  return {
    name: quoted(name),
    version: quoted(rest.version),
    id: quoted(rest.id),
    effect: quoted(rest.effect),
    known: quoted(rest.known),
  };
}
