import { locate } from '../../../text/span.ts';
import type { Context, Setting } from '../context.ts';
import { wordSet } from '../names/idea.ts';
import { foldKey } from '../names/name.ts';

const sections = wordSet('device actuator appliance entity');
const controls = wordSet('control control_mode autonomy');
const unasked = wordSet('auto automatic autonomous unattended full');
/** What lets somebody in, burns or floods; lamps and blinds are switched without harm. */
const harmful = wordSet('lock door garage gate valve alarm siren oven stove furnace boiler pump');

/** `devices: {front_lock: {control: auto}}`: what a house does without asking anybody. */
export function readDevice({ name, value }: Setting, { model, scope, sections: around }: Context): boolean {
  const device = around.at(-1);
  if (device === undefined || !controls.has(name) || !sections.has(around.at(-2)?.joined ?? '')) return false;
  if (value.node?.kind !== 'scalar' || !unasked.has(foldKey(value.node.text))) return false;
  if (!device.words.some((word) => harmful.has(word))) return false;
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
