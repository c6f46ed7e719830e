import type { ScalarNode } from '../../document/tree.ts';
import type { Hit } from '../search/hit.ts';
import { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { looksTyped } from '../values/typed-password.ts';

const noHits: readonly Hit[] = [];
const pair =
  /^(?:--?)?([A-Za-z][\w.-]{0,60})(?:=|: {1,2})(?:(?:[Bb]earer|[Tt]oken|[Aa]pi-?[Kk]ey) {1,2})?(\S[^\n]{8,198}\S)$/;
/** Characters that end a value inside a longer text. */
const divider = /[\s;,<>|"'`()[\]{}\\:=]/;

/** `--token=Ab1;c#D…`, `X-Api-Key: …`: the whole text is a name and its value, so no character inside the value ends it. */
export function scanWholePair({ text }: ScalarNode): readonly Hit[] {
  const match = pair.exec(text);
  if (match === null) return noHits;
  const [, name = '', value = ''] = match;
  if (!divider.test(value) || !looksTyped(value)) return noHits;
  const nameClass = /^(?:proxy-)?authorization$/i.test(name) ? 'secret' : classifyName(name);
  if (nameClass !== 'password' && nameClass !== 'secret') return noHits;
  const verdict = judge(nameClass, name, value.replaceAll(' ', ''));
  if (verdict === null || verdict.class !== 'named') return noHits;
  const scan = new TextScan(text);
  scan.add({ start: text.length - value.length, end: text.length, ...verdict });
  return scan.hits;
}
