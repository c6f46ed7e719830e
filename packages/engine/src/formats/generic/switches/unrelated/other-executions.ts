import { wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import { type Context, isNestedIn } from '../../context.ts';
import { hasNamed } from '../../folded-keys.ts';
import { hasFixedCommand } from '../../tools/tool-commands.ts';
import type { SwitchReading } from '../switch-reading.ts';

/** A terminal that only shows output runs nothing. */
const outputSections = wordSet('delivery notification channel output display log logging console alert sink');
/** `has_code_exec: true` describes a model, or is the condition of a rule. */
const descriptiveVerbs = wordSet('has have need require support is');
const conditionVerbs = wordSet('need require is');
/** `models: {tiny: {capabilities: {code_execution: true}}}` */
const capabilitySections = wordSet('capability feature');
const modelSections = wordSet('model');

/** Whether nothing that a model writes is executed. */
export function isOtherExecution({ words }: SwitchReading, owner: Cursor, context: Context): boolean {
  // `code_executor: {status: active}` reports the state of a component.
  if (words.at(-1) === 'status') return true;
  // `{command: bin/ocr, shell: true}`: how the program is started.
  if (words.join('_') === 'shell' && hasFixedCommand(owner)) return true;
  if (isNestedIn(context, capabilitySections, 1) && isNestedIn(context, modelSections, 3)) return true;
  return (
    descriptiveVerbs.has(words.at(0) ?? '') || (words.includes('terminal') && isNestedIn(context, outputSections, 2))
  );
}

/** Settings of recorded or generated sound and pictures. */
const mediaSettings = wordSet('encoding codec sample_rate bit_rate bitrate');

/** Whether a container is a file format: `audio: {encoding: mulaw, container: none}`. */
export function isMediaContainer({ words }: SwitchReading, owner: Cursor): boolean {
  return words.join('_') === 'container' && hasNamed(owner, mediaSettings);
}

/** `is_privileged: true` describes a user, `requires_elevated: true` an action. */
export function isDescription({ words }: SwitchReading): boolean {
  return words.length > 1 && conditionVerbs.has(words.at(0) ?? '');
}

/** Whether the section is a login on a remote machine: `ssh: {host: …, username: …, useSudo: true}`. */
export function isRemoteLogin(_: SwitchReading, owner: Cursor): boolean {
  return (
    owner.any('host', 'hostname', 'hosts', 'address').isText && owner.any('user', 'username', 'login', 'port').exists
  );
}
