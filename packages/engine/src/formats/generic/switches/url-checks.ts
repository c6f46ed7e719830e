import { locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { safeValueOf } from '../../shared/switch.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isLoopbackOnly } from './exposed.ts';
import { writers } from './switch-facts.ts';

/**
 * Reads `{url: https://…, verify: false}`: the certificate of that address is not checked. Without an address, much else can be
 * verified. https://requests.readthedocs.io/en/latest/user/advanced/#ssl-cert-verification
 */
export function readUrlCheck({ key, value, name, words, owner }: Setting, context: Context): boolean {
  if (name !== 'verify' || !dialsOverTls(owner) || isNestedIn(context, verified, 1)) return false;
  const answer = value.boolean();
  if (answer === null) return false;
  if (isLoopbackOnly(owner)) return true;
  const state = answer.value ? 'safe' : 'unsafe';
  const known = { state, key: locate(key.value, value.at), words, ...safeValueOf(value, answer.value) } as const;
  writers['certificate-check']({ id: 'certificate-check', ...known }, context);
  return true;
}

/** What is verified itself, by mail, by its signature or by facts, beside the address where that happens. */
const verified = wordSet(
  'signup registration email mail phone account user customer identity token jwt oidc signature webhook claim fact source citation answer output result response payment license domain',
);

const dialsOverTls = oncePerOwner((owner: Cursor) => {
  const { node } = owner.any('url', 'base_url', 'endpoint', 'server_url', 'api_url', 'uri');
  return node?.kind === 'scalar' && /^(?:https|wss):\/\//i.test(node.text.trim());
});
