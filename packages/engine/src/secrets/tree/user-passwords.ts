import type { Node, ScalarNode } from '../../document/tree.ts';
import type { Hit } from '../search/hit.ts';
import { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { literalParts } from '../values/references.ts';
import { isText } from './context.ts';

/** `user:password` on each line; `R` and `RANDOM` request a generated one, and hashes are found by their own form. https://cloudinit.readthedocs.io/en/latest/reference/modules.html#set-passwords */
const line = /^[ \t]{0,20}([\w.-]{1,40}):(?!R(?:ANDOM)?[ \t]{0,9}$|\$\w{1,8}\$)(\S[^\n\r]{2,198})$/gm;

/** Whether a member is cloud-init's list of user passwords, which may be one text or a list. */
export function containsUserPasswords(parent: string, key: string): boolean {
  return key === 'list' && parent === 'chpasswd';
}

/** The texts of a list, or the single text. */
export function textsIn(list: Node): readonly ScalarNode[] {
  if (isText(list)) return [list];
  return list.kind === 'sequence' ? list.items.filter(isText) : [];
}

export function scanUserPasswords(node: ScalarNode): readonly Hit[] {
  const scan = new TextScan(node.text);
  for (const match of node.text.matchAll(line)) {
    const password = (match[2] ?? '').trimEnd();
    const start = match.index + match[0].indexOf(':') + 1;
    for (const part of literalParts(password) ?? [{ start: 0, end: password.length }]) {
      const verdict = judge('password', 'password', password.slice(part.start, part.end));
      if (verdict !== null) scan.add({ start: start + part.start, end: start + part.end, ...verdict });
    }
  }
  return scan.hits;
}
