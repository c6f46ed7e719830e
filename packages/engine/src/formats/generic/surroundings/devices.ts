import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Context, Setting } from '../context.ts';
import { decisionOfWord, unattended } from '../names/decision-words.ts';
import { foldKey } from '../names/key-words.ts';

const sections = wordSet('device actuator appliance entity');
const controls = wordSet('control control_mode autonomy');
const automaticModes = wordSet(`${unattended} auto full`);
/** Devices that can cause harm by opening, burning or flooding; lamps and blinds cannot. */
const harmful = wordSet('lock door garage gate valve alarm siren oven stove furnace boiler pump');

/** `devices: {front_lock: {control: auto}}`: what a home device does without approval. */
export function readDevice({ name, words, value }: Setting, { model, scope, sections: around }: Context): boolean {
  const device = around.at(-1);
  if (device === undefined || value.node?.kind !== 'scalar' || !hasOneOf(device.words, harmful)) return false;
  const controlled = controls.has(name) && sections.has(around.at(-2)?.joined ?? '');
  const runs = controlled
    ? automaticModes.has(foldKey(value.node.text))
    : isAutomatic(words, device.words, value.node.text);
  if (!runs) return false;
  value.word();
  const subject = locate(device.words.join(' '), value.at);
  model.approvals.push({
    ...scope,
    at: value.at,
    kind: 'tool',
    state: 'off',
    origin: 'set',
    reach: ['administer'],
    subject,
  });
  return true;
}

/** `front_door: {unlock: without_asking}` */
function isAutomatic(action: readonly string[], device: readonly string[], answer: string): boolean {
  if (decisionOfWord(answer) !== 'allow') return false;
  return capabilitiesOfTool([...action, ...device].join('_')).includes('administer');
}
