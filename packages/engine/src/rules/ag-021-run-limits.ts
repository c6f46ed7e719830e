import { lowered } from '../agent/conditions.ts';
import type { Agent, Limit } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { coversScope, ownersOf } from '../agent/owners.ts';
import type { Severity } from '../score/table.ts';
import { switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Patch } from './rule.ts';

interface Bounds {
  /** Severity when explicitly unlimited. */
  readonly unlimited: Severity | null;
  /** Whether zero means unlimited. */
  readonly zero: boolean;
  /** Above the first the limit is high, above the second as good as none. */
  readonly much: number;
  readonly huge: number;
}

/** Frameworks ship with far lower limits: 10 to 50 steps, 25 recursions, 3 retries. */
const boundsOf = {
  iterations: { unlimited: 'high', zero: true, much: 100, huge: 1000 },
  recursion: { unlimited: 'high', zero: false, much: 100, huge: 1000 },
  delegation: { unlimited: 'high', zero: false, much: 10, huge: 100 },
  retries: { unlimited: 'high', zero: false, much: 100, huge: 1000 },
  // Seconds. A call that waits forever blocks a run but does not multiply it. Three years count as forever; read as milliseconds, that is a day.
  timeout: { unlimited: 'medium', zero: true, much: 100_000_000, huge: Number.POSITIVE_INFINITY },
  requests: { unlimited: 'medium', zero: false, much: Number.POSITIVE_INFINITY, huge: Number.POSITIVE_INFINITY },
  // For local models `-1` means “until the answer ends”.
  tokens: { unlimited: null, zero: false, much: Number.POSITIVE_INFINITY, huge: Number.POSITIVE_INFINITY },
  budget: { unlimited: 'medium', zero: false, much: Number.POSITIVE_INFINITY, huge: Number.POSITIVE_INFINITY },
  'loop-detection': {
    unlimited: 'medium',
    zero: false,
    much: Number.POSITIVE_INFINITY,
    huge: Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<Limit['kind'], Bounds>;

export const runLimits = defineRule({
  id: 'AG-021',
  name: 'run-limits',
  title: 'Missing or excessive run limits',
  category: 'reliability',
  severity: 'high',
  references: ['ASI08', 'LLM10:2025', 'CWE-770', 'CWE-834', 'CWE-674', 'AML.T0034'],
  messages: {
    unlimited: '{setting} turns the limit off.',
    excessive: '{setting} allows {value}, far more than a normal run needs.',
    missing: '{setting} sets no turn limit, and the documented default is unlimited.',
    generous: '{setting} sets no turn limit, and the documented default is {value} turns.',
    loopDetection: '{setting} turns loop detection off.',
    circle: 'Agent {setting} is part of a delegation cycle, and nothing limits the number of rounds.',
  },
  why: 'A run that loops, by mistake or through prompt injection, spends money and repeats its actions until someone notices.',
  fix: 'Set limits on steps, time and budget that the longest legitimate run stays below.',
  *check({ agent }) {
    for (const limit of agent.limits) {
      const severity = severityOf(limit);
      if (severity === null) continue;
      const confidence = limit.kind === 'timeout' || limit.origin === 'default' ? 'medium' : 'high';
      const found = { severity: lowered(severity, limit), confidence, at: limit.at } as const;
      const setting = settingOf(limit.at);
      if (typeof limit.value === 'number' && limit.value > 0) {
        const message = limit.origin === 'default' ? 'generous' : 'excessive';
        yield { message, ...found, quote: { setting, value: limit.value }, patch: bound(limit) };
      } else if (limit.kind === 'loop-detection')
        yield { message: 'loopDetection', ...found, quote: { setting }, patch: switchBack(limit) };
      else
        yield {
          message: limit.origin === 'default' ? 'missing' : 'unlimited',
          ...found,
          quote: { setting },
          patch: bound(limit),
        };
    }
    for (const one of circles(agent)) {
      const setting = one.name ?? settingOf(one.at);
      yield { message: 'circle', severity: 'low', confidence: 'medium', at: one.at, quote: { setting }, patch: [] };
    }
  },
});

/**
 * Sets the highest value that the rule accepts, or the other value of a switch. Limits on time and requests are left to
 * the author: the file does not show their unit.
 */
function bound(limit: Limit): readonly Patch[] {
  const { kind, at, origin, inText } = limit;
  if (at.opposite !== undefined) return switchBack(limit);
  const { much } = boundsOf[kind];
  if (origin === 'default' || inText === true || kind === 'timeout' || !Number.isFinite(much)) return [];
  return [{ op: 'replace', at, value: much }];
}

function severityOf({ kind, value, origin, watched }: Limit): Severity | null {
  const bounds: Bounds = boundsOf[kind];
  const untold = watched === true ? 'info' : 'low';
  if (value === 'unlimited' || (value === 0 && bounds.zero)) return origin === 'default' ? untold : bounds.unlimited;
  if (value <= bounds.much) return null;
  if (origin === 'default') return untold;
  return value > bounds.huge ? 'high' : 'medium';
}

/** One agent of each delegation cycle in which no agent limits the rounds. */
function circles(agent: AgentModel): readonly Agent[] {
  const delegating = agent.agents.filter(({ delegatesTo }) => delegatesTo.length > 0);
  if (delegating.length === 0) return delegating;
  const byName = new Map(agent.agents.flatMap((one) => (one.name === null ? [] : [[one.name.value, one] as const])));
  const state = new Map<Agent, 'open' | 'done'>();
  const found: Agent[] = [];
  for (const start of delegating) {
    const path: { readonly node: Agent; readonly next: Iterator<Agent> }[] = [];
    const enter = (node: Agent) => {
      state.set(node, 'open');
      path.push({ node, next: node.delegatesTo.flatMap(({ value }) => byName.get(value) ?? []).values() });
    };
    if (!state.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const step = top.next.next();
      if (step.done === true) {
        state.set(top.node, 'done');
        path.pop();
      } else if (state.get(step.value) === 'open') found.push(step.value);
      else if (!state.has(step.value)) enter(step.value);
    }
  }
  const counting = ownersOf(agent.limits.filter(countsRounds));
  return [...new Set(found)].filter((one) => !coversScope(counting, { agent: one }));
}

function countsRounds({ kind, value }: Limit): boolean {
  return value !== 'unlimited' && (kind === 'iterations' || kind === 'recursion' || kind === 'delegation');
}
