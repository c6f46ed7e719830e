import { classifyHost, type HostClass } from '../../knowledge/hosts.ts';
import { parseAddress } from '../../text/url.ts';
import type { Invocation } from '../invocation.ts';
import {
  readCloudCopy,
  readConnection,
  readCopy,
  readGitHub,
  readLookup,
  readMail,
  readRelay,
  readSecureConnection,
  readSecureShell,
  readWindowsDownload,
} from './transfer-copy.ts';
import type { Transfer } from './transfer-parts.ts';
import { readCurl, readHttpie, readMethod, readWebRequest, readWget } from './transfer-web.ts';

type Reader = (invocation: Invocation) => Transfer | null;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['curl', readCurl],
  ['curlie', readCurl],
  ['wget', readWget],
  ['wget2', readWget],
  ['aria2c', readWget],
  ['http', readHttpie],
  ['https', readHttpie],
  ['xh', readHttpie],
  ['xhs', readHttpie],
  ['iwr', readWebRequest],
  ['irm', readWebRequest],
  ['invoke-webrequest', readWebRequest],
  ['invoke-restmethod', readWebRequest],
  ['start-bitstransfer', readWebRequest],
  ['.downloadstring', readMethod],
  ['.downloaddata', readMethod],
  ['.downloadfile', readMethod],
  ['nc', readConnection],
  ['ncat', readConnection],
  ['netcat', readConnection],
  ['telnet', readConnection],
  ['socat', readRelay],
  ['openssl', readSecureConnection],
  ['scp', readCopy],
  ['rsync', readCopy],
  ['aws', readCloudCopy],
  ['gsutil', readCloudCopy],
  ['gcloud', readCloudCopy],
  ['rclone', readCloudCopy],
  ['s3cmd', readCloudCopy],
  ['azcopy', readCloudCopy],
  ['mail', readMail],
  ['mailx', readMail],
  ['mutt', readMail],
  ['sendmail', readMail],
  ['msmtp', readMail],
  ['gh', readGitHub],
  ['dig', readLookup],
  ['nslookup', readLookup],
  ['host', readLookup],
  ['ping', readLookup],
  ['certutil', readWindowsDownload],
  ['bitsadmin', readWindowsDownload],
  ['ssh', readSecureShell],
]);

/** What an invocation transfers over the network; null if nothing. Stored in `Invocation.transfer`. */
export function readTransfer(invocation: Invocation): Transfer | null {
  return readers.get(invocation.program)?.(invocation) ?? null;
}

/** Number of addresses examined per transfer. */
export const addressesMax = 64;

/** The class of the remote host; among several addresses, the most distant. Null if it depends on a variable. */
export function farthestHost(transfer: Transfer): HostClass | null {
  let kind: HostClass | null = null;
  for (const { text } of transfer.addresses.slice(0, addressesMax)) {
    const host = parseAddress(text.replace(/^[^@/\s]{1,64}@/, ''))?.host;
    const found = host === undefined ? 'template' : classifyHost(host);
    if (found === 'public' || found === 'metadata') return found;
    if (found !== 'template') kind = found;
  }
  return kind;
}
