import type { ScalarNode } from '../../document/tree.ts';
import { wordSet } from '../../text/word-set.ts';
import { decodeBase64, isReadable } from '../search/decode.ts';
import type { Hit } from '../search/hit.ts';
import { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import { isReference } from '../values/references.ts';

const plainNames = wordSet(
  'username user host hostname port url namespace database db name ca.crt tls.crt region endpoint bucket email server type project',
);

/** `postgres-user`, `DB_NAME`: names that end in a word for something plain. An address may contain a login and is judged. */
const plainEnd =
  /(?:[-_.](?:user|username|host|hostname|port|namespace|database|db|name|region|bucket|email)|[a-z](?:User|Username|Host|Hostname|Port|Namespace|Database|Name|Region|Bucket|Email))$/;
const upperPlainEnd = /_(?:USER|USERNAME|HOST|HOSTNAME|PORT|NAMESPACE|DATABASE|DB|NAME|REGION|BUCKET|EMAIL)$/;
/** Texts of one kind of characters only: a random text under a plain name is still judged. */
const plainText = /^(?:[a-z]{1,20}(?:[-_.@][a-z]{1,20}){0,6}|\d{1,5})$/i;

/** `ollama-local-no-auth`: a dummy value for a client that requires one, while the service does not. */
const noAuthValue = /^[a-z]{2,20}(?:[-_][a-z]{2,20}){0,4}[-_]no[-_](?:auth|key|token|password)$/;

/** An e-mail address in a variable for one, such as a sender or a login, is no password. */
const addressName = /(?:^|[_.-])(?:e?mail|from|to|sender|recipient|contact|user|username|login)(?:$|[_.-])/i;
const address = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/;

/** A value of a Kubernetes Secret: the manifest itself calls it one. */
export function scanSecretData(node: ScalarNode, name: string, coding: 'base64' | 'plain'): readonly Hit[] {
  const scan = new TextScan(node.text);
  const value = node.text.trim();
  if (value.length < 4 || plainNames.has(name.toLowerCase()) || classifyName(name) === 'excluded') return [];
  const decoded = coding === 'base64' ? decodeBase64(value) : value;
  const readable = decoded !== null && isReadable(decoded) ? decoded.trim() : value;
  const own = readable.replace(/^(?:bearer|basic|token)\s{1,3}(?=\S)/i, '');
  if (isReference(own) || isPlaceholder(own) || noAuthValue.test(own) || /\{\{|\$\{/.test(readable)) return [];
  if (addressName.test(name) && address.test(readable)) return [];
  if (plainText.test(readable) && (plainEnd.test(name) || upperPlainEnd.test(name))) return [];
  const verdict = judge('password', name, readable) ?? judge('secret', name, readable);
  if (verdict !== null) scan.add({ start: 0, end: node.text.length, ...verdict });
  return scan.hits;
}
