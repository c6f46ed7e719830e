import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { writers } from './switch-facts.ts';

const names = wordSet('auth authentication');
const everyInterface = /^(?:\*|0\.0\.0\.0|\[?::\]?)(?::\d{1,5})?$/;

/** Where an empty token turns the login off. https://jupyter-server.readthedocs.io/en/latest/operators/security.html */
const notebooks = wordSet('jupyter notebook jupyterlab');

/** Reads `{host: 0.0.0.0, auth: null}`: nobody has to log in. Anywhere else null may just be unset. */
export function readNullLogin({ key, value, name, words, owner }: Setting, context: Context): boolean {
  const { node } = value;
  if (node?.kind !== 'scalar') return false;
  const isNull = names.has(name) && node.value === null && node.text !== '';
  const isUnset = node.value === '' || (node.value === null && node.text !== '');
  const isEmpty = name === 'token' && isUnset && isNestedIn(context, notebooks, 1);
  if ((!isNull && !isEmpty) || !listensEverywhere(owner)) return false;
  value.ignore();
  writers.authentication({ id: 'authentication', state: 'unsafe', key: locate(key.value, value.at), words }, context);
  return true;
}

const listensEverywhere = oncePerOwner((owner: Cursor) => {
  const { written } = owner.any('host', 'bind', 'listen', 'bind_host', 'listen_address', 'address', 'ip');
  return everyInterface.test(written.trim());
});
