import type { Features } from '../../format.ts';
import { infrastructure } from './infrastructure.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either, kindsWithout } from './patterns.ts';
import { recordedCases } from './recorded-data.ts';

const { telling } = kindsWithout([...infrastructure, ...otherKinds, recordedCases]);

const members = 'agents personas characters roles assistants bots workers specialists experts team modes profiles';
const prompts = [
  ...['system_prompt', 'system_message', 'system_instruction', 'system_instructions'].map((name) => `${name}:sentence`),
  'system_prompt_file:string',
];

const personaPrompts = either(
  members.split(' ').flatMap((list) => prompts.map((prompt) => `@${list}/*/@${prompt}`)),
  // Other programs have prompt files too, but not one for each agent.
  ['prompt_file', 'prompt_path', 'instructions_file'].map((key) => `@agents/+/@${key}:string`),
  prompts.map((prompt) => `+/@${prompt}`),
);

/** Several personas with their prompts. */
const personas = telling(personaPrompts);

/** An agent with its name, and a persona addressed to a model or a description that says what it is. */
const namedPersona = telling(
  either(
    ['agent', 'assistant', 'bot', 'chatbot', 'npc'].flatMap((section) => [
      ...['persona', 'backstory', 'system_prompt'].map((key) => `@${section}/@${key}:addressed`),
      ...['An AI agent', 'An AI assistant', 'AI agent that'].map((phrase) => `@${section}/@description~${phrase}`),
    ]),
  ),
  either(['agent', 'assistant', 'bot', 'chatbot', 'npc'].map((section) => `@${section}/@name:string`)),
);

const injectionLists =
  'injection_patterns injection_phrases injection_keywords prompt_injection_patterns jailbreak_patterns jailbreak_phrases';
const phrases = either(anywhere(injectionLists, ':list'));

/** Phrases of prompt injection, which only programs with a language model look for. */
const guardedPhrases = telling(phrases);

/** Only the client settings of a language model. */
const clientOfModel = telling('.:client');

const denyLists = 'blocklist blacklist denylist blocked deny blocked_patterns forbidden_patterns'.split(' ');
const destructiveCommands = either(denyLists.flatMap((list) => [`@${list}/*^rm -rf`, `*/@${list}/*^rm -rf`]));

/** Forbidden commands, beside allowed folders or a requirement of approval. */
const forbiddenLines = telling(
  destructiveCommands,
  '*/@allowed_commands:list | */@allowed_paths:list | @allowed_paths:list | @allowed_commands:list | @dangerous:list | @?approval | @whitelist:list',
);

const forbiddenCommands = either(
  ['blocked', 'disallowed', 'denied', 'forbidden'].map((word) => `@${word}_commands:list`),
);

/** Forbidden commands beside allowed or forbidden folders. A file server lists allowed commands instead. */
const restrictions = telling(
  forbiddenCommands,
  either(
    ['paths', 'directories', 'dirs', 'folders'].flatMap((noun) => [`@allowed_${noun}:list`, `@blocked_${noun}:list`]),
  ),
);

const humanReferrals = [
  'require_human_approval',
  'request_human_review',
  'request_human_approval',
  'escalate_to_human',
];
const refersToHuman = either(
  ['action', 'then', 'decision'].flatMap((key) => anywhere(key, ...humanReferrals.map((to) => `=${to}`))),
);

/** Rules that refer to a person, beside a kill switch, guardrails, an audit or a budget. */
const referredRules = telling(
  refersToHuman,
  '@kill_switch | @killswitch | @guardrails:mapping | @audit*:mapping | @*budget | @budget*:mapping',
);

/** Files that contain one part of an agent. */
export const personaFeatures: readonly Features[] = [
  personas,
  namedPersona,
  guardedPhrases,
  clientOfModel,
  forbiddenLines,
  restrictions,
  referredRules,
];
