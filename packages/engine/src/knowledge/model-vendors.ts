import { foldHost } from './hosts.ts';
import { modelVendors } from './model-vendor-table.ts';

const vendorByHost: ReadonlyMap<string, string> = new Map(
  modelVendors.flatMap(({ vendor, hosts }) => hosts.map((host) => [host, vendor] as const)),
);

/** The vendor that serves models at a host or one of its parent domains; null when the table lists none. */
export function vendorOfHost(host: string): string | null {
  const labels = foldHost(host).split('.').slice(-8);
  for (let from = 0; from < labels.length - 1; from++) {
    const name = labels.slice(from);
    const spellings = [name, starFirst(name), starMiddle(name)].map((spelling) => spelling.join('.'));
    const known = spellings.find((spelling) => vendorByHost.has(spelling));
    if (known !== undefined) return vendorByHost.get(known) ?? null;
  }
  return null;
}

/** `europe-west4-aiplatform.googleapis.com` matches `*-aiplatform.googleapis.com`. */
function starFirst([first = '', ...rest]: readonly string[]): readonly string[] {
  return [`*-${first.slice(first.lastIndexOf('-') + 1)}`, ...rest];
}

/** `bedrock-runtime.eu-west-1.amazonaws.com` matches `bedrock-runtime.*.amazonaws.com`. */
function starMiddle(labels: readonly string[]): readonly string[] {
  return labels.length < 4 ? labels : labels.with(-3, '*');
}

/** Name patterns of a vendor's own models. Other models behind the same protocol do not claim to be the vendor's. */
const modelNames = [
  {
    vendor: 'openai',
    // `gpt-oss` is an open-weights model, which anyone may serve.
    pattern: /^(?:gpt-(?!oss)|chatgpt|o[1345](?:-|$)|text-embedding|dall-e|whisper|tts-|codex|davinci|omni-)/,
  },
  { vendor: 'anthropic', pattern: /^claude/ },
  { vendor: 'google', pattern: /^(?:gemini|palm|text-bison)/ },
  {
    vendor: 'mistral',
    pattern: /^(?:codestral|ministral|pixtral|magistral|devstral|mistral-(?:large|small|medium|saba|ocr))/,
  },
  { vendor: 'xai', pattern: /^grok/ },
  { vendor: 'cohere', pattern: /^command-/ },
  { vendor: 'deepseek', pattern: /^deepseek-(?:chat|reasoner)/ },
] as const;

/** The vendor of the hosted model with this name, ignoring a provider prefix; null for open weights and unknown names. */
export function vendorOfModel(name: string): string | null {
  const bare = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  return modelNames.find(({ pattern }) => pattern.test(bare))?.vendor ?? null;
}
