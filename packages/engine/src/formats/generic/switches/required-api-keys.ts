import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Context, Setting } from '../context.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isLoopbackOnly } from './exposed.ts';
import { writers } from './switch-facts.ts';

const names = wordSet('require_api_key api_key_required need_api_key');

/**
 * Reads whether a service requires an API key from its callers: `api: {host: 0.0.0.0, require_api_key: false}`. Without a
 * listening address beside it, the key is one that a vendor requires.
 */
export function readRequiredApiKey({ key, value, name, words, owner }: Setting, context: Context): boolean {
  if (!names.has(name) || !listensOnAddress(owner)) return false;
  const answer = value.boolean();
  if (answer === null) return false;
  if (isLoopbackOnly(owner)) return true;
  const state = answer.value ? 'safe' : 'unsafe';
  writers.authentication({ id: 'authentication', state, key: locate(key.value, value.at), words }, context);
  return true;
}

const listensOnAddress = oncePerOwner(
  (owner) =>
    owner.any('host', 'bind', 'listen', 'bind_host', 'listen_address').isText &&
    owner.get('port').exists &&
    !owner.any('url', 'base_url', 'endpoint', 'model', 'provider').exists,
);
