import type { ModelBuilder } from '../../agent/builder.ts';
import type { EnvironmentEntry } from '../../agent/facts.ts';
import { wordsOf } from '../../knowledge/words.ts';
import { locate } from '../../text/span.ts';
import { wordSet } from '../../text/word-set.ts';
import { agentContainers, gatewayImages } from './agent-containers.ts';
import { scopeOf } from './environment.ts';
import { withDefaults } from './variable-defaults.ts';

const passwords: ReadonlySet<string> = new Set(['password', 'passwd', 'pass']);
/** Words for the people who log in to a service. Other words, such as `smtp`, name what the service itself logs in to. */
const people = wordSet('admin superuser default initial root basic auth user login ui web webui dashboard');
/**
 * Whether a master key only counts, like the example `sk-1234` in LiteLLM's documentation.
 * https://docs.litellm.ai/docs/proxy/virtual_keys
 */
export function isExampleMasterKey(key: string): boolean {
  const digits = key.startsWith('sk-') ? key.slice(3) : '';
  if (digits.length > 2 && '12345678901234567890'.startsWith(digits)) return true;
  return /^sk-(?:(?:litellm|proxy|master|admin)-){0,3}(?:master-?)?key$/.test(key);
}

/** Adds the logins of a container whose ports are published: AG-011 judges those with a well-known password. */
export function addOwnLogins(entries: readonly EnvironmentEntry[], image: string, model: ModelBuilder): void {
  const own = imageWords(image);
  for (const entry of entries) {
    const { name, value } = entry;
    if (entry.published !== true || value === null) continue;
    const isExample = name.value === 'LITELLM_MASTER_KEY' && isExampleMasterKey(withDefaults(value.value));
    if (!isExample && !isOwnPassword(name.value, own)) continue;
    const state = isExample ? 'default-credential' : 'present';
    const fact = { guards: 'endpoint', state, exposed: true, origin: 'set' } as const;
    model.authentications.push({ ...scopeOf(entry), ...fact, at: value.at, name: locate(name.value, value.at) });
  }
}

/** Whether an image is that of an agent, a gateway or a chat interface, which people log in to. Databases have passwords as well. */
export function hasLogins(image: string): boolean {
  const name = image.toLowerCase();
  const starts = agentContainers.prefixes.some((prefix) => name.startsWith(prefix));
  return starts || [...agentContainers.substrings, ...gatewayImages, 'litellm'].some((part) => name.includes(part));
}

/** `ADMIN_PASSWORD`, or with the name of the image before it: `FLOWISE_PASSWORD`. */
function isOwnPassword(name: string, own: readonly string[]): boolean {
  const words = wordsOf(name.toLowerCase());
  if (!passwords.has(words.at(-1) ?? '')) return false;
  const named = own.length > 0 && own.every((word, index) => words[index] === word);
  const rest = words.slice(named ? own.length : 0, -1);
  return (named || rest.length > 0) && rest.every((word) => people.has(word));
}

/** The words of an image's name without its registry, owner and tag. */
function imageWords(image: string): readonly string[] {
  const name = image.slice(image.lastIndexOf('/') + 1);
  return wordsOf((name.split(/[:@]/, 1)[0] ?? '').toLowerCase());
}
