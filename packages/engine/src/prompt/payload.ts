import { findUrls } from '../text/url.ts';
import { readMentions } from './reading.ts';
import type { TopicName } from './topics.ts';

/** Kind of a hidden or encoded text: an instruction to the model, a shell command, or other words. */
export type Payload = 'directive' | 'command' | 'words';

const harmfulTopics: ReadonlySet<TopicName> = new Set<TopicName>([
  'override',
  'jailbreak',
  'steering',
  'delivery',
  'ordering',
  'smuggling',
  'precedence',
  'concealment',
  'evasion',
  'deception',
  'unconfirmed',
  'exfiltration',
  'destruction',
  'malware',
]);

const programs =
  /(?:^|[\s;|&`("'])(?:curl|wget|iwr|invoke-webrequest|iex|bash|sh|zsh|powershell|pwsh|python3?|node|perl|ruby|php|nc|ncat|netcat|certutil|rm|eval|exec|chmod|base64)(?:\.exe)?\s/i;
const effects = /\|\s{0,8}(?:ba|z)?sh\b|\/dev\/(?:tcp|udp)\/|-rf?\s|\s-enc\b|\s-e\s|\s-c\s|>\s{0,4}\/|\bimport os\b/i;

/** Topics of the instructions in a text that are malicious when the text is hidden from people. */
export function instructionsIn(text: string): readonly TopicName[] {
  return readMentions(text).flatMap(({ topic, stance }) =>
    harmfulTopics.has(topic) && stance === 'directive' ? [topic] : [],
  );
}

/** Classifies a text that was hidden from human readers. */
export function judgePayload(text: string): Payload {
  if (instructionsIn(text).length > 0) return 'directive';
  const commands = programs.test(text) && (effects.test(text) || findUrls(text).length > 0);
  return commands ? 'command' : 'words';
}
