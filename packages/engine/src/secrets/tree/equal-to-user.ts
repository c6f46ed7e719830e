import type { Node, ScalarNode } from '../../document/tree.ts';
import type { Hit } from '../search/hit.ts';
import { defaultPassword } from '../values/judge-password.ts';
import { randomness } from '../values/randomness.ts';
import { literalParts } from '../values/references.ts';
import { isText } from './context.ts';

/** Words, maybe with a number: longer, random and other values are tokens given in both places. */
const plainName = /^[a-z][a-z_.-]{1,60}\d{0,4}$/i;
const passwordName = /^([A-Za-z][\w.-]{0,60}?)?(pass(?:word|wd)?|pwd)$/i;
/** What stands in place of `PASSWORD` in the name of the user. */
const userEndings = ['USER', 'USERNAME', 'user', 'username', 'User', 'Username'];
const assignment = /^([A-Za-z][\w.-]{0,70})=(.{1,200})$/;
/** Longer texts contain more than one value. */
const textMax = 300;
/** How far apart the two lines of an environment may be. */
const reach = 3;

/** `DB_USER: desk` beside `DB_PASSWORD: desk`: as in a URL, a password that equals its user is a default one. */
export function judgedBesideUser(node: ScalarNode, hit: Hit): Hit {
  if (hit.class !== 'named' || hit.kind !== 'password' || node.text.length > textMax) return hit;
  const password = node.text.slice(hit.start, hit.end);
  if (!plainName.test(password) || randomness(password) >= 0) return hit;
  const { parent } = node;
  const isEqual =
    parent?.kind === 'sequence'
      ? isUserInLines(parent.items, node, password)
      : literalOf(node.text) === password &&
        parent !== null &&
        isUserAmong((name) => parent.get(name), parent.entries[node.slot]?.key.text ?? '', password);
  return isEqual ? { ...hit, ...defaultPassword } : hit;
}

function isUserAmong(get: (name: string) => Node | undefined, name: string, password: string): boolean {
  const ending = passwordName.exec(name);
  if (ending === null) return false;
  return userEndings.some((user) => {
    const value = get(`${ending[1] ?? ''}${user}`);
    return isText(value) && literalOf(value.text) === password;
  });
}

/** `- DB_USER=desk` close to `- DB_PASSWORD=desk`. */
function isUserInLines(lines: readonly Node[], { slot, text }: ScalarNode, password: string): boolean {
  const [, written = '', own = ''] = assignment.exec(text) ?? [];
  const stem = passwordName.exec(written);
  if (stem === null || literalOf(own) !== password) return false;
  const users = new Set(userEndings.map((user) => `${stem[1] ?? ''}${user}`));
  return lines.slice(Math.max(0, slot - reach), slot + reach + 1).some((line) => {
    const [, name = '', value = ''] = (isText(line) && assignment.exec(line.text)) || [];
    return users.has(name) && literalOf(value) === password;
  });
}

/** A value, or the default of the variable that it consists of. */
function literalOf(text: string): string {
  if (text.length > textMax) return text;
  const [part, ...others] = literalParts(text) ?? [];
  return part?.fallback === true && others.length === 0 ? text.slice(part.start, part.end) : text;
}
