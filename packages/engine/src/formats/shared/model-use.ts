import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { wordsOf } from '../../knowledge/words.ts';
import type { Located, Place } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from './credential-names.ts';
import { modelNameWords } from './model-names.ts';

const idNames =
  'model model_name modelName model_id modelId id name deployment azure_deployment model-name model-id'.split(' ');
const providerNames = 'provider model_provider modelProvider api_type engine vendor type Provider'.split(' ');
const endpointNames =
  'base_url baseUrl baseURL api_base apiBase api_base_url apiBaseUrl endpoint api_endpoint azure_endpoint api_url apiUrl url host gateway_url gatewayUrl relay_url relayUrl llm_url llmUrl llm_host llmHost llm_endpoint llmEndpoint llm-url llm-endpoint model_url modelUrl model_host modelHost model_endpoint modelEndpoint model-url model_server modelServer model-host model-endpoint inference_url inferenceUrl base-url api-base api-url BaseUrl ApiBase Endpoint basepath basePath'.split(
    ' ',
  );
const credentialNames = 'api_key apiKey apikey key token api_token auth_token access_token api-key ApiKey'.split(' ');
const tuningNames =
  'temperature top_p topP top_k topK max_tokens maxTokens max_output_tokens max_completion_tokens context_window frequency_penalty presence_penalty seed stop stream streaming reasoning_effort thinking_budget api_version apiVersion region aws_region timeout'.split(
    ' ',
  );

/**
 * Reads an entry that describes a model: provider, name, address, credential, tuning. A host may keep the credential in another place
 * and always send it.
 */
export function readModelUse(
  entry: Cursor,
  model: ModelBuilder,
  scope: Scope,
  owner: string | null = null,
  alwaysSendsCredential = false,
): void {
  const id = entry.any(...idNames).text();
  const provider = entry.any(...providerNames).text();
  const endpoint = entry.any(...endpointNames).text();
  const credential = carriesKey(entry.any(...credentialNames)) || alwaysSendsCredential;
  for (const name of tuningNames) entry.get(name).ignore();
  const named = [provider?.value, owner, id?.value].filter((text) => typeof text === 'string');
  addModelUse({ at: entry.at, id, provider, endpoint, credential, named }, model, scope);
}

/** The settings of a model, independent of the format's keys. */
export interface ModelSetting {
  readonly at: Place;
  readonly id: Located<string> | null;
  readonly provider: Located<string> | null;
  readonly endpoint: Located<string> | null;
  readonly credential: boolean;
  /** Names that may contain a vendor: of the provider, the section and the model. */
  readonly named: readonly string[];
}

/** Adds a model, and the endpoint if its address is set. */
export function addModelUse(setting: ModelSetting, model: ModelBuilder, scope: Scope): void {
  const { at, id, provider, endpoint, credential, named } = setting;
  if (id === null && provider === null && endpoint === null) return;
  model.models.push({ at, id, provider, endpoint, ...scope });
  const url = endpoint === null ? null : parseUrl(endpoint.value);
  // `oci://…` is a model to download, no endpoint.
  if (endpoint === null || url === null || url.scheme === 'oci') return;
  const vendor = vendorOf(named);
  const purpose = 'model';
  const sent = credential || url.userinfo !== null;
  const namesake = isNamesake(url.host, [...named, provider?.value ?? '']) ? ({ namesake: true } as const) : {};
  model.endpoints.push({ ...scope, ...namesake, at: endpoint.at, url: endpoint, purpose, credential: sent, vendor });
}

const labelMin = 4;

/**
 * Whether the host's domain is the provider's name, as in `provider: aihubmix` with `https://aihubmix.com/v1`. The name of a known vendor
 * does not count.
 */
function isNamesake(host: string, names: readonly string[]): boolean {
  const labels = host.toLowerCase().split('.').slice(-3, -1);
  const own = labels.findLast((label) => label.length >= labelMin)?.replaceAll('-', '') ?? '';
  if (own === '' || vendorOf([own]) !== null) return false;
  return names.some((name) => name.toLowerCase().replace(/[^a-z\d]/g, '') === own);
}

/** The first model vendor in the names, in the spelling of the vendors' table. */
export function vendorOf(names: readonly string[]): string | null {
  for (const name of names) {
    for (const word of wordsOf(name)) {
      const vendor = modelNameWords.get(word);
      if (typeof vendor === 'string') return vendor;
    }
  }
  // A whole name: within longer ones the word also means other services of the company.
  return names.some((name) => name.toLowerCase() === 'google') ? 'google' : null;
}
