import type { ModelBuilder } from '../../agent/builder.ts';
import type { Command, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';

/**
 * The option with which servers of models run the code that comes with one.
 * https://docs.vllm.ai/en/latest/cli/serve/, https://huggingface.co/docs/text-generation-inference/reference/launcher
 */
const trustFlag = /^--trust[-_]remote[-_]code(?:=(?:true|1))?$/i;
const untrue = /^(?:false|0)$/i;
const purposes: ReadonlySet<Command['purpose']> = new Set<Command['purpose']>(['server', 'tool']);

/** Reads that a program runs the code of the models that it loads. */
export function readRemoteCodeFlag(command: Command, model: ModelBuilder, scope: Scope): void {
  if (!purposes.has(command.purpose) || !command.words.some(({ value }) => value.includes('--trust'))) return;
  const placeOf = (source: number) => command.words[source]?.at ?? command.at;
  for (const { arguments: words } of command.invocations)
    addRemoteCode(
      words.map(({ text, source }) => locate(text, placeOf(source))),
      model,
      scope,
    );
}

/** Adds the flag among options, which a container may pass to its image's own program. */
export function addRemoteCode(words: readonly Located<string>[], model: ModelBuilder, scope: Scope): void {
  const flag = words.find(({ value }, index) => trustFlag.test(value) && !untrue.test(words[index + 1]?.value ?? ''));
  if (flag === undefined) return;
  const fact = { kind: 'remote-code', state: 'unrestricted', isolated: null, origin: 'set' } as const;
  model.executions.push({ ...scope, ...fact, at: flag.at });
}
