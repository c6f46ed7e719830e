/** Who can hold a plan. */
export type Holder = 'user' | 'team';

interface PlanRow {
  readonly title: string;
  readonly holders: readonly Holder[];
  /** The kinds of API key that work under this plan. */
  readonly apiKeys: readonly KeyKind[];
}

/** A personal key belongs to a user, a service key to a team. */
const keyKinds = ['personal', 'service'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** The plans on offer. */
export const plans = {
  free: { title: 'Free', holders: ['user', 'team'], apiKeys: [] },
  pro: { title: 'Pro', holders: ['user'], apiKeys: ['personal'] },
  team: { title: 'Team', holders: ['team'], apiKeys: ['service'] },
} as const satisfies Record<string, PlanRow>;

export type PlanId = keyof typeof plans;
const planIds = ['free', 'pro', 'team'] as const satisfies readonly PlanId[];

export const isPlanId = (text: string): text is PlanId => Object.hasOwn(plans, text);

export const plansFor = (holder: Holder): readonly PlanId[] =>
  planIds.filter((id) => (plans[id].holders as readonly Holder[]).includes(holder));
