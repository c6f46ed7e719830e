import type { ModelBuilder } from '../../../agent/builder.ts';
import type { EnvironmentEntry, Logging } from '../../../agent/facts.ts';
import { parseUrl } from '../../../text/url.ts';

/** A service that receives complete prompts and answers, with the variables that enable it, exclude contents and set its address. */
interface Tracer {
  readonly switches: ReadonlySet<string>;
  readonly kind: Logging['kind'];
  readonly hides: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
  /** The host of the vendor's own service. */
  readonly vendor: string;
  readonly source: `https://${string}`;
}

const tracers: readonly Tracer[] = [
  {
    switches: new Set(['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING', 'LANGCHAIN_TRACING_V2']),
    kind: 'transcripts',
    hides: new Set(['LANGSMITH_HIDE_INPUTS', 'LANGCHAIN_HIDE_INPUTS']),
    addresses: new Set(['LANGSMITH_ENDPOINT', 'LANGCHAIN_ENDPOINT']),
    vendor: 'smith.langchain.com',
    source: 'https://docs.langchain.com/langsmith/mask-inputs-outputs',
  },
  {
    switches: new Set(['LANGFUSE_ENABLED', 'LANGFUSE_TRACING', 'LANGFUSE_TRACING_ENABLED']),
    kind: 'transcripts',
    hides: new Set(['LANGFUSE_MASK', 'LANGFUSE_MASKING', 'LANGFUSE_REDACT', 'LANGFUSE_HIDE_INPUTS']),
    addresses: new Set(['LANGFUSE_HOST', 'LANGFUSE_BASE_URL', 'LANGFUSE_BASEURL']),
    vendor: 'langfuse.com',
    source: 'https://langfuse.com/docs/observability/features/masking',
  },
  {
    switches: new Set(['OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT']),
    kind: 'prompts',
    hides: new Set(),
    addresses: new Set(),
    vendor: '',
    source: 'https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/',
  },
  {
    switches: new Set(['ENABLE_SENSITIVE_DATA']),
    kind: 'prompts',
    hides: new Set(),
    addresses: new Set(),
    vendor: '',
    source: 'https://learn.microsoft.com/en-us/agent-framework/agents/observability',
  },
  {
    switches: new Set(['AZURE_TRACING_GEN_AI_CONTENT_RECORDING_ENABLED']),
    kind: 'prompts',
    hides: new Set(),
    addresses: new Set(),
    vendor: '',
    source: 'https://learn.microsoft.com/en-us/azure/ai-foundry/how-to/develop/trace-agents-sdk',
  },
];
const names: ReadonlySet<string> = new Set(
  tracers.flatMap(({ switches, hides, addresses }) => [...switches, ...hides, ...addresses]),
);
/** `true`, or a reference with `true` as its default. */
const enabledValue = /^(?:\$\{\w{1,60}:?-)?(?:true|1)\}?$/i;

/** Whether a variable of this name concerns tracing. */
export function isAboutTracing(name: string): boolean {
  return names.has(name.toUpperCase());
}

/** Adds traces of whole conversations sent to a third party's service. Self-hosted services and excluded contents add nothing. */
export function addTracing(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  const known: { readonly upper: string; readonly entry: EnvironmentEntry; readonly text: string }[] = [];
  for (const entry of entries) {
    const upper = entry.name.value.toUpperCase();
    if (entry.value !== null && names.has(upper)) known.push({ upper, entry, text: entry.value.value.trim() });
  }
  for (const { switches, hides, addresses, vendor, kind } of known.length === 0 ? [] : tracers) {
    if (known.some(({ upper, text }) => hides.has(upper) && enabledValue.test(text))) continue;
    if (known.some(({ upper, text }) => addresses.has(upper) && !isVendorHost(text, vendor))) continue;
    for (const { upper, entry, text } of known) {
      if (entry.value === null || !switches.has(upper) || !enabledValue.test(text)) continue;
      const { name: _name, value, process: _process, ...scope } = entry;
      model.loggings.push({ ...scope, at: value.at, kind, state: 'unsafe', origin: 'set' });
    }
  }
}

/** Whether the address is the vendor's, which an empty one defaults to. An address known only at run time may be anyone's. */
function isVendorHost(address: string, vendor: string): boolean {
  if (address === '') return true;
  const host = parseUrl(address)?.host.toLowerCase() ?? '';
  return host === vendor || host.endsWith(`.${vendor}`);
}
