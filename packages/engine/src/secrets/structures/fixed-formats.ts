import type { TextScan } from '../search/text-scan.ts';
import { isMonotonous, isPlaceholder } from '../values/placeholders.ts';
import { literalParts } from '../values/references.ts';
import { addPassword } from './password.ts';

/** Ports that distinguish lines of a PostgreSQL password file from other lists with colons. */
export const passwordFilePorts = [':5432:', ':5433:', ':5439:', ':6432:', ':26257:'] as const;

/**
 * Reads `host:port:database:user:password` (https://www.postgresql.org/docs/current/libpq-pgpass.html); `at` is the offset after the
 * port.
 */
export function readPasswordFile(scan: TextScan, at: number): void {
  const line = /^([\w*.$-]{1,64}):([\w*.@-]{1,64}):((?:\\.|[^\s:"'`\\]){4,200})/.exec(scan.text.slice(at, at + 340));
  const [whole, , user, password] = line ?? [];
  if (whole === undefined || user === undefined || password === undefined || password.startsWith('//')) return;
  // The format line of the manual: `hostname:port:database:username:password`.
  if (/^user(?:name)?$/i.test(user)) return;
  addPassword(scan, at + whole.length - password.length, password);
}

/** Reads `WIFI:T:WPA;S:network;P:password;;`, as encoded in QR codes; `at` is the offset after the first colon. */
export function readWireless(scan: TextScan, at: number): void {
  const fields = scan.text.slice(at, at + 400);
  const password = /^(?:(?:[TSHREAI]|PH2):(?:\\.|[^;\\\n]){0,80};){0,6}P:((?:\\.|[^;\\\n"]){4,80});/.exec(fields)?.[1];
  if (password === undefined) return;
  addPassword(scan, at + fields.indexOf(`P:${password};`) + 2, password);
}

/** Reads `InstrumentationKey=…` of Application Insights, which allows writing telemetry; `at` is the offset after the equals sign. */
export function readInstrumentationKey(scan: TextScan, at: number): void {
  const key = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w-])/i.exec(scan.text.slice(at, at + 37))?.[0];
  if (key === undefined || isMonotonous(key)) return;
  const named = { kind: 'instrumentation-key', title: 'Application Insights key', class: 'named' } as const;
  scan.add({ start: at, end: at + key.length, ...named, confidence: 'medium' });
}

/** Reads the signature of an AWS request in a copied header; `at` is the offset after the algorithm. */
export function readRequestSignature(scan: TextScan, at: number): void {
  const head = scan.text.slice(at, at + 900);
  const match = /^[^"'\n]{0,800}?[ ,]Signature=([0-9a-f]{40,128})/.exec(head);
  if (match === null) return;
  const end = at + match[0].length;
  const named = { kind: 'request-signature', title: 'Request signature', class: 'named' } as const;
  scan.add({ start: end - (match[1]?.length ?? 0), end, ...named, confidence: 'medium' });
}

/** Reads a shared access signature of Azure's queues and hubs; `at` is the offset after the scheme. */
export function readSharedAccess(scan: TextScan, at: number): void {
  const match = /^(?:(?:sr|se|skn)=[^\s&"']{1,200}&){0,3}sig=([\w%+/=-]{20,200})/i.exec(scan.text.slice(at, at + 900));
  const signature = match?.[1];
  if (match === null || signature === undefined || literalParts(signature) !== null) return;
  const end = at + match[0].length;
  const named = { kind: 'shared-access-signature', title: 'Shared access signature', class: 'named' } as const;
  scan.add({ start: end - signature.length, end, ...named, confidence: 'high' });
}

/** Reads an AWS access key id with the secret key close after it; `at` is the offset after the prefix of the id. */
export function readKeyPair(scan: TextScan, at: number): void {
  const match = /^[A-Z2-7]{16}(?![\w-])[^\n]{0,80}?(?:\n[^\n]{0,60}?)?(?<![\w+/=])([A-Za-z\d+/]{40})(?![\w+/=])/.exec(
    scan.text.slice(at, at + 220),
  );
  const secret = match?.[1];
  if (match === null || secret === undefined || !/(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(secret)) return;
  if (isPlaceholder(secret)) return;
  const end = at + match[0].length;
  const named = { kind: 'aws-secret-key', title: 'AWS secret access key', class: 'provider' } as const;
  scan.add({ start: end - secret.length, end, ...named, confidence: 'high' });
}
