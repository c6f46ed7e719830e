/** Checks the text before a name for context that ties the name to a value after a mere space. */

import { userWordForms } from './user-words.ts';

/** `machine host login user password value`, as in a netrc file. An account may stand between, but only after a login. */
export function isNetrcEntry(text: string, nameStart: number): boolean {
  return /\b(?:login|machine)\s+[^\s,;]{0,199}[^\s,;.!?]\s+(?:account\s+[^\s,;]{1,99}\s+)?$/.test(
    text.slice(Math.max(0, nameStart - 240), nameStart),
  );
}

const besideUser = new RegExp(
  `(?:^|[^\\p{L}])(?:${userWordForms})[:：]? {0,2}[^\\s,;，、]{1,39}[^\\s,;，、.!?](?: ?/ |[,;，、] {0,2}| {1,2})(?:(?:and|with|und|mit|dem|y|e|et|con|avec|com|i|и|с|z|en|met|a|la|o|le|the|og|och|ja|și|ve|dan|và|és|та) ){0,2}(?:و?كلمة )?$`,
  'iu',
);

/** `user desk and password value`: whether a user stands directly before the name. A sentence end between the two breaks the link. */
export function isBesideUser(text: string, nameStart: number): boolean {
  return besideUser.test(text.slice(Math.max(0, nameStart - 70), nameStart));
}

/** Whether a command sets the name: `npm config set NAME value`, `ENV NAME value`. */
export function isSetByCommand(text: string, nameStart: number): boolean {
  return /(?:^|[\s;&])(?:set|setx|ENV|add|put|secret|secrets:set)(?:\s-{1,2}\w{1,12}){0,2} \s{0,4}$/.test(
    text.slice(Math.max(0, nameStart - 50), nameStart),
  );
}
