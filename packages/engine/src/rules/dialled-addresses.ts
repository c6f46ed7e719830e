import { placeOfWord } from '../agent/command-place.ts';
import type { Command } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import {
  credentialFlags,
  disablesHostKeyCheck,
  insecureFlags,
  secureShellPrograms,
  transferPrograms,
} from '../knowledge/transfer-flags.ts';
import { type Located, locate } from '../text/span.ts';
import { findUrls, parseAddress, type Url } from '../text/url.ts';

/** An address among the words of a command, and whether a credential is sent to it. */
export interface DialledAddress {
  readonly command: Command;
  readonly url: Url;
  readonly written: Located<string>;
  readonly credential: boolean;
}

/** Addresses that data-transfer programs contact in commands, except in server launches, whose addresses are facts of their own. */
export function findDialledAddresses(agent: AgentModel): readonly DialledAddress[] {
  const found: DialledAddress[] = [];
  for (const command of agent.commands) {
    if (command.purpose === 'server') continue;
    for (const invocation of command.invocations) {
      if (!transferPrograms.has(invocation.program)) continue;
      for (const address of addressesOf(invocation, command)) found.push(address);
    }
  }
  return found;
}

function addressesOf(invocation: Invocation, command: Command): readonly DialledAddress[] {
  const credential = invocation.arguments.some(({ text }) => handsOverCredential(text));
  return invocation.arguments.flatMap((word) =>
    urlsIn(word.text).map((url) => {
      const written = locate(word.text.slice(url.range.start, url.range.end), placeOfWord(command, word));
      return { command, url, written, credential: credential || url.userinfo !== null };
    }),
  );
}

/** A word may contain several URLs; a bare host counts only when it is the whole word. */
function urlsIn(text: string): readonly Url[] {
  const urls = findUrls(text);
  if (urls.length > 0 || text.startsWith('-') || /[\s@=]/.test(text)) return urls;
  const address = parseAddress(text);
  return address === null ? [] : [address];
}

function handsOverCredential(text: string): boolean {
  return (
    credentialFlags.has(text) ||
    /^(?:authorization|proxy-authorization|x-api-key|api-key|x-auth-token|cookie)\s*:/i.test(text)
  );
}

/** The option that makes an OpenSSH program accept any host key. */
export function unknownHostWord({ program, arguments: words }: Invocation): Word | null {
  if (!secureShellPrograms.has(program)) return null;
  return words.find(({ text }) => disablesHostKeyCheck(text)) ?? null;
}

/** The option that turns certificate verification off. Short flags may be combined: `curl -fsSLk`. */
export function insecureWord(invocation: Invocation): Word | null {
  const flags = insecureFlags.get(invocation.program);
  if (flags === undefined) return null;
  const found = invocation.arguments.find(
    ({ text }) => flags.includes(text.toLowerCase()) || isShortInsecure(invocation.program, text),
  );
  return found ?? null;
}

function isShortInsecure(program: string, text: string): boolean {
  return (
    program === 'curl' &&
    /^-[a-zA-Z]{0,12}k[a-zA-Z]{0,12}$/.test(text) &&
    !/^-[a-zA-Z]*[oHdXuATe]/.test(text.slice(0, text.indexOf('k')))
  );
}
