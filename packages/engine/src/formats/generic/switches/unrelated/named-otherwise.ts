import { wordSet } from '../../../../text/word-set.ts';
import type { Cursor } from '../../../cursor.ts';
import type { Context } from '../../context.ts';
import { hasNamed } from '../../folded-keys.ts';
import { agentParts } from '../../names/agent-parts.ts';
import { lexicon } from '../../names/ideas/index.ts';

/** One-word names that also describe rooms, brands and sounds: `rooms: {security: none}`, `mix: {isolation: off}`. */
export const ambiguousNames = wordSet(
  'public public_link expose security isolation confinement auto_apply auto_trust skip_all_validation',
);

/** Settings of an agent, or of a service that it offers. */
const agentSettings = wordSet(
  `${agentParts} ai_model agent role host port url bind listen address endpoint command image sandbox`,
);
/** Words for services and for the settings of a program. */
const technicalSections = wordSet(
  'api web ui http https site website portal app application service client connection request store init parameter param argument arg kwarg option',
);

/** Words for the parts of an agent that start and coordinate the others. */
const coordinators = wordSet(
  'orchestrator orchestration coordinator supervisor planner workflow pipeline crew swarm runner worker',
);

/** Names of places, people and things, which switches know for another reason. */
const ordinaryNouns = wordSet(
  'room group guild number contact user caller visitor sender document profile form cache report repository release image audio artifact',
);

/** Whether the section has a name that no switch knows, and is neither an agent nor a service: `berth`, `rooms`, `discount`. */
export function isAboutSomethingElse(owner: Cursor, { sections, scope }: Context): boolean {
  const nearest = sections.at(-1);
  if (nearest === undefined || scope.tool !== undefined || scope.server !== undefined) return false;
  const isKnown = (word: string) =>
    technicalSections.has(word) || coordinators.has(word) || (lexicon().knows(word) && !ordinaryNouns.has(word));
  return nearest.words.length > 0 && !nearest.words.some(isKnown) && !hasNamed(owner, agentSettings);
}
