import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { literalParts } from '../values/references.ts';

const lookBack = 300;

/** `curl -u user:password`, `--user user:password`: `at` is the offset behind the flag. */
export function readUserFlag(scan: TextScan, at: number): void {
  const { text } = scan;
  const value = /^[ =]{0,3}(["']?)([^\s"':]{1,120}):([^\s"']{3,200})/.exec(text.slice(at, at + 340));
  if (value === null || !/\b(?:curl|wget|http|https|httpie|xh)\b/.test(text.slice(Math.max(0, at - lookBack), at)))
    return;
  const [whole, , , password = ''] = value;
  addPassword(scan, at + whole.length - password.length, password);
}

/** `sshpass -p secret`, `mysql -psecret`, `PGPASSWORD`-less clients: `at` is the offset behind ` -p`. */
export function readPasswordFlag(scan: TextScan, at: number): void {
  const { text } = scan;
  const before = text.slice(Math.max(0, at - lookBack), at);
  const spaced =
    /\b(?:sshpass|docker login|podman login|helm registry login|az login|oc login|redis-cli|rclone)\b[^\n|;&]{0,200}$/.test(
      before,
    );
  const glued = /\b(?:mysql|mysqldump|mysqladmin|mariadb|7z|7za)\b[^\n|;&]{0,200}$/.test(before);
  if (!spaced && !glued) return;
  const value = (spaced ? /^[ =]{0,2}["']?([^\s"']{4,120})/ : /^["']?([^\s"'-][^\s"']{3,120})/).exec(
    text.slice(at, at + 140),
  );
  if (value !== null) addPassword(scan, at + value[0].length - (value[1]?.length ?? 0), value[1] ?? '');
}

function addPassword(scan: TextScan, start: number, password: string): void {
  for (const part of literalParts(password) ?? [{ start: 0, end: password.length }]) {
    const verdict = judge('password', 'password', password.slice(part.start, part.end));
    if (verdict !== null) scan.add({ start: start + part.start, end: start + part.end, ...verdict });
  }
}
