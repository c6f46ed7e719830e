import { acceptsUntrustedInput, asksForEverything, isUnattended, lower } from '../agent/conditions.ts';
import type { Agent } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { compareTexts } from '../text/compare-texts.ts';
import type { Located, Place } from '../text/span.ts';
import { choicesIn, chosenLegs, everybodyChooses, legsOfTeam, offeredLegs } from './chosen-servers.ts';
import { groupLegs } from './leg-groups.ts';
import { type Leg, type LegKind, teamsOf } from './legs.ts';
import { defineRule, type Violation } from './rule.ts';

const messages = {
  trifecta:
    'One agent combines private data ({private}), untrusted content ({untrusted}) and an outbound channel ({egress}).',
  remoteControl: 'An agent that runs commands ({execute}) accepts input from anyone ({inbound}).',
  secretsOut: 'One agent combines access to a secret store ({secrets}) with an outbound channel ({egress}).',
  databaseSteered: 'One agent combines untrusted content ({untrusted}) with write access to a database ({database}).',
} as const;
type Found = Violation<typeof messages>;

/** Combinations, worst first: one is reported for each agent. */
const combinations = [
  { message: 'remoteControl', legs: ['inbound', 'execute'] },
  { message: 'trifecta', legs: ['private', 'untrusted', 'egress'] },
  { message: 'secretsOut', legs: ['secrets', 'egress'] },
  { message: 'databaseSteered', legs: ['untrusted', 'database-write'] },
] as const satisfies readonly { readonly message: keyof typeof messages; readonly legs: readonly LegKind[] }[];
type Combination = (typeof combinations)[number];

export const toxicCombination = defineRule({
  id: 'AG-019',
  name: 'toxic-combination',
  title: 'Toxic capability combination',
  category: 'autonomy',
  severity: 'critical',
  references: ['ASI02', 'ASI08', 'LLM06:2025', 'MCP06', 'MCP10', 'CWE-200', 'CWE-284', 'AML.T0086', 'AML.T0098'],
  messages,
  why: 'Each capability is acceptable alone. Combined, they let a prompt injection in a page, an issue or a message exfiltrate private data, change it or run commands.',
  fix: 'Split the capabilities between agents that do not share a conversation, restrict egress to known hosts, or require approval for the step that sends, runs or writes.',
  *check({ agent: model, legs: found }) {
    const all = byName(found);
    const legs = groupLegs(all, ({ agent }) => agent);
    const shared = legs.get(undefined) ?? [];
    const choices = choicesIn(model);
    const everywhere = everybodyChooses(model, choices) ? null : worstOf(shared);
    if (everywhere !== null) yield report(everywhere, model.at, model);
    const team = teamsOf(model);
    const offered = offeredLegs(choices.size === 0 ? [] : all);
    const chosen = chosenLegs(offered, choices);
    for (const agent of model.agents) {
      if (!agent.enabled) continue;
      const { own, common } = legsOfTeam(team(agent), legs, { offered, choices, chosen });
      const worst = own.length === 0 ? null : worstOf([...own, ...common], everywhere?.combination);
      if (worst !== null) yield report(worst, agent.at, model, agent);
    }
  },
});

/** Of equivalent legs the first by name is quoted, so that the finding does not depend on their order in the file. */
function byName(legs: readonly Leg[]): readonly Leg[] {
  return legs.toSorted((a, b) => compareTexts(a.source.value, b.source.value));
}

interface Complete {
  readonly combination: Combination;
  /** One for each leg the combination needs. */
  readonly legs: ReadonlyMap<LegKind, Leg>;
}

/** The worst combination that the legs complete, other than one already reported for all agents. */
function worstOf(legs: readonly Leg[], reported?: Combination): Complete | null {
  if (legs.length < 2) return null;
  for (const combination of combinations) {
    if (combination === reported) continue;
    const chosen = choose(combination, legs);
    if (chosen !== null) return { combination, legs: chosen };
  }
  return null;
}

/** One source for each leg, preferring one that runs without approval. At least two sources: a single tool is no combination. */
function choose({ legs: kinds }: Combination, legs: readonly Leg[]): ReadonlyMap<LegKind, Leg> | null {
  if (!kinds.every((kind) => legs.some((leg) => leg.kind === kind))) return null;
  const chosen = new Map<LegKind, Leg>();
  for (const kind of kinds) {
    const candidates = legs.filter((leg) => leg.kind === kind);
    const best = candidates.find(isUnasked) ?? candidates.find(isSolid) ?? candidates.find(isNotAsked) ?? candidates[0];
    if (best === undefined) return null;
    chosen.set(kind, best);
  }
  // What an unrestricted shell could read counts only beside untrusted content that comes in without approval.
  if (chosen.get('private')?.from === 'shell' && chosen.get('untrusted')?.approval !== 'unasked') return null;
  const [first, ...others] = chosen.values();
  if (first === undefined) return null;
  if (others.some(({ from }) => from !== first.from)) return chosen;
  return addSecondSource(chosen, legs);
}

function isPresumed({ presumed }: Leg): boolean {
  return presumed === true;
}

function isUnasked(leg: Leg): boolean {
  return leg.approval === 'unasked' && !isPresumed(leg);
}

function isSolid(leg: Leg): boolean {
  return leg.approval !== 'asked' && !isPresumed(leg);
}

function isNotAsked({ approval }: Leg): boolean {
  return approval !== 'asked';
}

/** Replaces one of the legs by one of another source, where there is one. */
function addSecondSource(chosen: ReadonlyMap<LegKind, Leg>, legs: readonly Leg[]): ReadonlyMap<LegKind, Leg> | null {
  for (const [kind, leg] of chosen) {
    const other = legs.find((candidate) => candidate.kind === kind && candidate.from !== leg.from);
    if (other !== undefined) return new Map([...chosen, [kind, other]]);
  }
  return null;
}

function report({ combination, legs }: Complete, at: Place, model: AgentModel, agent?: Agent): Found {
  const related = [...new Set([...legs.values()].map(({ source }) => source.at))];
  const { severity, confidence } = weigh([...legs.values()], model, agent);
  const presumed = [...legs.values()].some(isPresumed);
  const facts = { severity: presumed ? lower(severity, 1) : severity, confidence, at, related };
  const source = (kind: LegKind): Located<string> => legs.get(kind)?.source ?? { value: '', at };
  switch (combination.message) {
    case 'trifecta': {
      const quote = { private: source('private'), untrusted: source('untrusted'), egress: source('egress') };
      return { ...facts, message: 'trifecta', quote };
    }
    case 'remoteControl':
      return { ...facts, message: 'remoteControl', quote: { inbound: source('inbound'), execute: source('execute') } };
    case 'secretsOut':
      return { ...facts, message: 'secretsOut', quote: { secrets: source('secrets'), egress: source('egress') } };
    case 'databaseSteered': {
      const quote = { untrusted: source('untrusted'), database: source('database-write') };
      return { ...facts, message: 'databaseSteered', quote };
    }
  }
}

function weigh(legs: readonly Leg[], model: AgentModel, agent?: Agent): { severity: Severity; confidence: Confidence } {
  const scope = agent === undefined ? undefined : { agent, enabled: true };
  const confidence = legs.every(({ approval }) => approval === 'unasked') ? 'high' : 'medium';
  if (isUnattended(model, scope) || acceptsUntrustedInput(model, scope)) return { severity: 'critical', confidence };
  // Senders on such a channel are not authenticated.
  const isOpen = legs.some(({ kind }) => kind === 'inbound') && legs.every(isNotAsked);
  if (isOpen) return { severity: 'critical', confidence };
  if (legs.every(({ approval }) => approval === 'unasked')) return { severity: 'high', confidence };
  // These hosts ask before a tool runs unless the file says otherwise, so at least one leg waits for approval.
  const asks = model.role === 'coding-agent' || model.role === 'mcp-client' || asksForEverything(model, scope);
  return { severity: asks || legs.some(({ approval }) => approval === 'asked') ? 'medium' : 'high', confidence };
}
