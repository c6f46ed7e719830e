import { capabilitiesOfAction } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import { lexicon } from './ideas/index.ts';

/** Words before the name of a protection that say which kind of it is meant: without it, others remain. */
const kinds = wordSet(
  'one two three four five custom extra additional further special specific basic simple built builtin native central regional experimental beta alpha legacy old next previous optional partial conditional temporary permanent realtime real offline online async synchronous asynchronous parallel serial sequential batch bulk mass multi single secondary final initial last periodic regular daily weekly monthly quarterly annual yearly hourly quick fast instant slow deep heavy lightweight verbose total minimal maximum smart adaptive static heuristic regex statistical hidden interactive graphical visual mobile pre mid inline immutable tamperproof pretty rolling bespoke supplementary backup bonus express urgent priority voluntary blind verbal sticky biometric csv json jsonl xml pdf toml',
);
/** Where something is shown, sent or kept: another way may be open. */
const channels = wordSet(
  'cli gui sidebar menu footer widget banner mobile app stdout stderr postgre splunk syslog kafka datadog sentry grafana siem cloudwatch elastic elasticsearch loki jira github gitlab linear notion pagerduty opsgenie',
);
/** Products; an agent that uses none of one vendor may use another's. */
const vendors = wordSet(
  'openai google anthropic claude gemini mistral llama nemo bedrock vertex watson lakera presidio portkey langchain langgraph crewai autogen vercel daytona modal kubernete linux ios android node java rust php',
);
/** What is done with the thing itself, or said about it, and its state in a record. */
const deeds = wordSet(
  'track begin initiate offer escalate pending awaiting missing avoid reduce exempt except fake test dev demo mock staging stub dry simulation simulate example sample evaluation benchmark secure encrypt decrypt compress rotate prune flush reload refresh reuse measure split sort clone feature under upon via since below near around plus versus ready eligible ticket column prefer decline replay resume abort score rank mirror index duplicate roll annotate compile tune visualize visualise emulate route build',
);

/** What has happened to something: `escalated_human_review`; seeds and feeds are things. */
const participle = /[^e]ed$/;

/**
 * Whether the word names what this agent is about: no switch and no action has it, and it is not one of those that configurations
 * of all programs use.
 */
export function isOwnWord(word: string): boolean {
  if (kinds.has(word) || channels.has(word) || vendors.has(word) || deeds.has(word)) return false;
  return !participle.test(word) && !lexicon().knows(word) && capabilitiesOfAction(word).length === 0;
}
