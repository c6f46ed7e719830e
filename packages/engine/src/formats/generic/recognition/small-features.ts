import type { Features } from '../../format.ts';
import { infrastructure } from './infrastructure.ts';
import { otherKinds } from './other-kinds.ts';
import { either, kindsWithout } from './patterns.ts';
import { shellNames } from './signature-names.ts';

const { telling } = kindsWithout([...infrastructure, ...otherKinds]);

const places = ['', '*/'];
const inPlaces = (...keys: readonly string[]): string =>
  either(places.flatMap((place) => keys.map((key) => `${place}@${key}`)));

const approval = inPlaces('?approval', '?approval-of-edits');

/** An agent by name, the commands that it may run, and whether it asks. Bots of chat rooms have commands of their own. */
const named = (...agents: readonly string[]): string =>
  either(agents.flatMap((name) => [`@${name}:mapping`, `@${name}_name:string`]));
const commandingAgent = telling(inPlaces('allowed_commands:list'), approval, named('agent', 'assistant', 'copilot'));
const commandingBot = telling(
  inPlaces('?execution:boolean', 'allow_system_commands:boolean'),
  approval,
  named('agent', 'assistant', 'copilot', 'bot'),
);

/** A list of tools, one of which runs commands, and whether they need approval. */
const toolLists = ['tools', 'allowed_tools', 'tools_allowed', 'enabled_tools', 'available_tools'];
const listedShell = telling(
  either(toolLists.flatMap((list) => shellNames.map((shell) => `@${list}/*=${shell}`))),
  approval,
);

/** Tools by name, one of which runs commands, each with its approval. */
const toolMaps = ['tools', 'skills', 'actions', 'plugins', 'abilities'];
const namedShell = telling(
  either(toolMaps.flatMap((map) => shellNames.map((shell) => `@${map}/@${shell}:mapping`))),
  either(toolMaps.map((map) => `@${map}/*/@?approval`)),
);

/** Permission for a shell and for files, and whether they need approval. */
const permittedShell = telling(
  either(shellNames.map((shell) => `@permissions/@${shell}:boolean`)),
  either(
    ['file_write', 'write_files', 'write', 'filesystem', 'files', 'network', 'internet'].map(
      (part) => `@permissions/@${part}:boolean`,
    ),
  ),
  approval,
);

/** A level of autonomy beside a shell and another tool. */
const autonomousShell = telling(
  either(['level', 'mode'].map((key) => `@autonomy/@${key}:string`)),
  either(shellNames.map((shell) => `@${shell}/@enabled:boolean`)),
  either(['browser', 'filesystem', 'files', 'web', 'email'].map((part) => `@${part}:mapping`)),
);

/** Names of tools that no person has as a skill. */
const actingSkills =
  'run_shell shell_exec run_command execute_command shell_command run_terminal_command run_code execute_code run_python write_file file_write delete_file';

/** An agent that only lists its skills, one of which runs commands or changes files. */
const skilledAgent = telling(
  either(
    ['skills', 'abilities'].flatMap((list) =>
      actingSkills.split(' ').flatMap((skill) => [`@${list}/*=${skill}`, `@agents/*/@${list}/*=${skill}`]),
    ),
  ),
  either('@name:string', '@id:string', '@role:string', '@agents'),
);

/** Hooks on the calls of tools, which no other program has. */
const toolEvents =
  'tool_call on_tool_call before_tool_call after_tool_call pre_tool_call post_tool_call on_tool_use pre_tool_use post_tool_use before_tool_use after_tool_use before_tool after_tool';
const hookedTools = telling(
  either(
    ...toolEvents.split(' ').map((event) => `@hooks/@${event}`),
    ...'PreToolUse PostToolUse preToolUse postToolUse BeforeTool AfterTool'
      .split(' ')
      .map((event) => `@hooks/*/@event=${event}`),
    ...toolEvents.split(' ').map((event) => `@hooks/*/@event=${event}`),
  ),
  '@hooks/*/*/@command | @hooks/*/@command | @hooks/*/*/hooks/*/@command | @hooks/*/*:string | @hooks/*:string',
);

/** Agents, each with the parameters of its model. */
const tunedAgents = telling('@agents/*/@max_tokens:number', '@agents/*/@temperature:number');

/** Small files that name neither a model nor a prompt. */
export const smallFeatures: readonly Features[] = [
  commandingAgent,
  commandingBot,
  listedShell,
  namedShell,
  permittedShell,
  autonomousShell,
  skilledAgent,
  hookedTools,
  tunedAgents,
];
