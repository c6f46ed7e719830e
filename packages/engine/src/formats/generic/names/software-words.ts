import { wordSet } from './idea.ts';

/** Words before the name of a protection that say which kind of it is meant: without it, others remain. */
const kinds = wordSet(
  'one two three four five step tier custom extra additional other further special specific strict advanced enhanced extended basic simple default built builtin native internal external remote local cloud central shared separate dedicated public private global regional experimental beta alpha legacy old new next previous optional partial conditional temporary persistent permanent live realtime real offline online async sync synchronous asynchronous parallel serial sequential batch bulk mass group multi single double dual second secondary third first final initial last random periodic regular daily weekly monthly quarterly annual yearly hourly scheduled quick fast instant slow deep light heavy lightweight verbose detailed full complete total minimal minimum maximum max min smart adaptive dynamic static heuristic regex semantic statistical rule structured anonymous hidden visible interactive silent graphical visual mobile desktop peer post pre mid inline outbound inbound ingress egress input output pass immutable tamperproof pretty plain raw rolling bespoke supplementary backup bonus express urgent priority mandatory obligatory voluntary blind written verbal sticky biometric csv json jsonl xml html pdf yaml toml text markdown',
);
/** Where something is shown, sent or kept: another way may be open. */
const channels = wordSet(
  'slack team teams email mail sms phone voice chat webhook discord telegram whatsapp signal push web browser api cli gui dashboard sidebar menu header footer panel page widget button banner mobile app console stdout stderr file database sql postgre postgres mysql sqlite mongo redis bucket splunk syslog kafka datadog sentry grafana siem cloudwatch elastic elasticsearch loki jira github gitlab linear notion pagerduty opsgenie',
);
/** Products; an agent that uses none of one vendor may use another's. */
const vendors = wordSet(
  'openai azure aws google gcp anthropic claude gemini mistral llama nemo bedrock vertex watson lakera presidio portkey langfuse langsmith langchain langgraph crewai autogen vercel daytona modal docker kubernete kubernetes linux macos windows ios android python node java rust go ruby php bash powershell',
);
/** What is done with the thing itself, or said about it, and its state in a record. */
const deeds = wordSet(
  'show display hide notify send print count track list view open close start begin finish end trigger initiate request offer suggest recommend propose escalate delegate pending awaiting missing avoid replace reduce remove waive exempt omit exclude include except allow permit grant fake test dev demo mock stage staging stub dry simulation simulate example sample eval evaluation benchmark draft import export restrict forbid deny block limit guard protect monitor confine secure gate check control validate verify watch supervise isolate contain encrypt decrypt compress rotate sign archive stream upload download forward purge truncate prune flush reload reset restart refresh cache remember reuse keep store save load retry timeout trace profile measure debug log override inherit merge split sort filter parse render format copy clone rename move support supports feature under after upon via since until above below outside beyond inside within near per via around plus versus ready eligible done complete case ticket result field column expected predicted label prefer prioritize prioritise require await confirm decline reject accept learn train explain summarize summarise describe document report preview render record capture attach link bind connect sync replay resume pause stop cancel abort expire rate weight score rank mirror index duplicate toggle roll clear delete edit update create write read search query translate tail dump publish share annotate compile tune visualize visualise emulate assign route queue invite tag build deploy',
);

/** What has happened to something: `escalated_human_review`; seeds and feeds are things. */
const participle = /[^e]ed$/;

/** Whether the word is not one of those that configurations of all programs use, so that it names what this agent is about. */
export function isOwnWord(word: string): boolean {
  if (participle.test(word)) return false;
  return !kinds.has(word) && !channels.has(word) && !vendors.has(word) && !deeds.has(word);
}
