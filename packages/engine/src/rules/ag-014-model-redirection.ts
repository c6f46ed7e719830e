import { lowered } from '../agent/conditions.ts';
import type { Endpoint } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { classifyHost, isStandIn } from '../knowledge/hosts.ts';
import { vendorOfHost, vendorOfModel } from '../knowledge/model-vendors.ts';
import type { Confidence, Severity } from '../score/table.ts';
import type { Place } from '../text/span.ts';
import { parseUrl, type Url } from '../text/url.ts';
import { defineRule } from './rule.ts';

const steered: ReadonlySet<Endpoint['purpose']> = new Set<Endpoint['purpose']>(['model', 'login', 'gateway']);

export const modelRedirection = defineRule({
  id: 'AG-014',
  name: 'model-redirection',
  title: 'Model or control-plane redirection',
  category: 'network',
  severity: 'critical',
  references: ['ASI04', 'ASI03', 'MCP06', 'CWE-441', 'CWE-923', 'CWE-15'],
  messages: {
    redirected: '{url} replaces the vendor’s own endpoint.',
    redirectedCredential: '{url} replaces the vendor’s own endpoint and receives the credential.',
    redirectedPlaintext: '{url} replaces the vendor’s own endpoint, over plaintext.',
    unknownHost: 'Prompts go to {url}, which is not a known model provider.',
    byReference: '{url} replaces the vendor’s own endpoint with a host known only at run time.',
  },
  why: 'Whoever controls the model endpoint sees every prompt and API key, and decides what the agent does next.',
  fix: 'Use the vendor’s own endpoint, or a gateway that you run on your own network.',
  *check({ agent }) {
    const names = modelNames(agent);
    for (const endpoint of agent.endpoints) {
      const url = steered.has(endpoint.purpose) ? parseUrl(endpoint.url.value) : null;
      const found = url === null ? null : judge(endpoint, url, names.get(endpoint.at) ?? []);
      if (found === null) continue;
      const { message, severity, confidence } = found;
      yield {
        message,
        severity: lowered(severity, endpoint),
        confidence,
        at: endpoint.at,
        quote: { url: endpoint.url },
      };
    }
  },
});

/** The names of the models requested at each address. */
function modelNames(agent: AgentModel): ReadonlyMap<Place, readonly string[]> {
  const names = new Map<Place, string[]>();
  for (const { id, endpoint } of agent.models) {
    if (id === null || endpoint === null) continue;
    const key = endpoint.at;
    names.set(key, [...(names.get(key) ?? []), id.value]);
  }
  return names;
}

interface Judgement {
  readonly message: 'redirected' | 'redirectedCredential' | 'redirectedPlaintext' | 'unknownHost' | 'byReference';
  readonly severity: Severity;
  readonly confidence: Confidence;
}

function judge(endpoint: Endpoint, url: Url, models: readonly string[]): Judgement | null {
  const host = classifyHost(url.host);
  const vendor = claimedVendor(endpoint, models);
  if (host === 'template' || isStandIn(url.host))
    return vendor === null ? null : { message: 'byReference', severity: 'info', confidence: 'low' };
  if (host !== 'public' || vendorOfHost(url.host) !== null) return null;
  if (vendor === null) {
    if (endpoint.purpose !== 'model') return null;
    return { message: 'unknownHost', severity: 'low', confidence: 'medium' };
  }
  if (url.scheme === 'http' || url.scheme === 'ws')
    return { message: 'redirectedPlaintext', severity: 'critical', confidence: 'high' };
  if (endpoint.credential) return { message: 'redirectedCredential', severity: 'critical', confidence: 'high' };
  return { message: 'redirected', severity: 'high', confidence: 'high' };
}

/**
 * The vendor whose endpoint this address replaces. A protocol alone is no claim: many hosts implement OpenAI's API, so `openai` with another
 * vendor's or an open-weight model only names the protocol. A provider named after its host replaces no vendor.
 */
function claimedVendor({ vendor, namesake }: Endpoint, models: readonly string[]): string | null {
  if (namesake === true) return null;
  const [first] = models;
  const speaks = first !== undefined && first.toLowerCase() !== vendor && vendorOfModel(first) !== vendor;
  if (vendor !== null && (vendor !== 'openai' || !speaks)) return vendor;
  return models.map(vendorOfModel).find((one) => one !== null) ?? null;
}
