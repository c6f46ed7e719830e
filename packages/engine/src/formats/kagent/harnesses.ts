import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readContainerImage } from '../shared/image.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads the machine in which another agent program runs, with the channels over which people reach it. */
export function readHarness(name: Located<string>, spec: Cursor, model: ModelBuilder): void {
  addAgent(spec, name, model);
  for (const image of [spec.get('image'), spec.get('workload', 'image'), spec.get('substrate', 'workloadImage')])
    readContainerImage(image, model, everywhere);
  readEnvironment(spec.get('env'), 'container', model, everywhere);
  for (const channel of spec.get('channels').items()) readChannel(channel, model);
  spec.ignore();
}

function readChannel(channel: Cursor, model: ModelBuilder): void {
  const access = channel.get('slack', 'openclaw', 'channelAccess').text();
  if (access !== null) addSenders(access, access.value === 'open', model);
  for (const service of [channel.get('telegram'), channel.get('slack', 'hermes')]) {
    const allowed = service.get('allowedUserIDs').texts();
    const [first] = allowed;
    const everyone = allowed.find(({ value }) => value === '*');
    if (first !== undefined) addSenders(everyone ?? first, everyone !== undefined, model);
  }
}

function addSenders({ at }: Located<string>, isOpen: boolean, model: ModelBuilder): void {
  model.exposures.push({ ...everywhere, at, kind: 'sender', state: isOpen ? 'open' : 'restricted', origin: 'set' });
}

/** Reads an agent that a harness runs: its prompt, its skills and the tools it selects from servers. */
export function readTemplate(name: Located<string>, spec: Cursor, model: ModelBuilder): void {
  const tools = spec.get('tools').items();
  const delegates = tools.flatMap((item) => item.get('agent', 'templateRef', 'name').text() ?? []);
  const scope = addAgent(spec, name, model, delegates);
  addPrompt(spec.get('systemPrompt'), 'system', model, scope, tools.length > 0);
  addPrompt(spec.get('description'), 'description', model, scope);
  for (const item of tools) {
    addPrompt(item.get('agent', 'description'), 'description', model, scope);
    for (const tool of item.get('mcp', 'tools').texts()) addNamedTool(tool, model, scope);
  }
  spec.ignore();
}
