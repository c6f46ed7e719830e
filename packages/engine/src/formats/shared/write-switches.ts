import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope, Server } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import { foldName } from './fold.ts';
import { falseWords, trueWords } from './switch-words.ts';

/**
 * Flags and variables that allow a server to write or to return sensitive data. A server with such a switch is read-only by default:
 * https://awslabs.github.io/mcp/servers/eks-mcp-server, https://awslabs.github.io/mcp/servers/ecs-mcp-server,
 * https://github.com/benborla/mcp-server-mysql.
 */
const writeSwitch =
  /^(?:\w{1,20}?)??(?:allow|enable)(?:aws)?(?:resource)?(?:writes?|writeaccess|writeoperations?|sensitivedata(?:access)?|(?:insert|update|delete|ddl)(?:operations?)?)$/;
/** What every such switch contains. */
const permits = /allow|enable/i;

/** Reads the write switches in a server's launch and environment. Permissions of the Deno runtime are something else. */
export function readWriteSwitches({ launch, environment }: Server, model: ModelBuilder, scope: Scope): void {
  const words = launch?.words ?? [];
  if (words[0] !== undefined && !runtimes.test(words[0].value)) {
    words.forEach((word, index) => {
      if (!isWriteFlag(word.value) || falseWords.has(words[index + 1]?.value.toLowerCase() ?? '')) return;
      addGrant(word, word, model, scope);
    });
  }
  for (const { name, value } of environment) {
    if (value !== null && trueWords.has(value.value.toLowerCase()) && isWriteSwitch(name.value))
      addGrant(locate(name.value, value.at), value, model, scope);
  }
}

const runtimes = /(?:^|\/)deno(?:\.exe)?$/;

function addGrant(subject: Located<string>, { at }: Located<string>, model: ModelBuilder, scope: Scope): void {
  model.grants.push({ ...scope, at, kind: 'server-writes', subject, wide: true });
}

function isWriteFlag(word: string): boolean {
  if (!word.startsWith('--') || word.length > 60 || !permits.test(word)) return false;
  const [flag = '', value = 'true'] = word.split('=', 2);
  return trueWords.has(value.toLowerCase()) && isWriteSwitch(flag.slice(2));
}

function isWriteSwitch(name: string): boolean {
  return name.length <= 60 && permits.test(name) && writeSwitch.test(foldName(name));
}
