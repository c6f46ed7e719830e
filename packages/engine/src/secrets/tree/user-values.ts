import type { Node, ScalarNode } from '../../document/tree.ts';
import { remembered } from '../../text/remembered.ts';
import { type NameTraits, rosterName } from '../values/name-traits.ts';
import { isTypedPassword } from '../values/typed-password.ts';
import { isText } from './context.ts';

/** The values under the names of people: `passwords` of any form, or `anything` in a roster of users. */
export type UserValues = 'passwords' | 'anything';

const passwordMap = /^(?:basic[_-]?auth[_-]?users|http[_-]?users|htpasswd)$/i;

export const userValuesUnder: (name: string) => UserValues | null = remembered(
  (name) => {
    if (passwordMap.test(name)) return 'passwords';
    return rosterName.test(name) ? 'anything' : null;
  },
  { keeping: 'when-repeated' },
);

/** `users: { ada: Maple#204kite }`: in a roster, only values that can be nothing but a password. */
export function isUserPassword(people: UserValues, key: ScalarNode, traits: NameTraits, value: Node): boolean {
  if (traits.class !== 'neutral' || /^(?:user|realm|file|path|type|kind)/i.test(key.text)) return false;
  return people === 'passwords' || (isText(value) && isTypedPassword(value.text));
}
