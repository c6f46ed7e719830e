import { fill } from './fill.ts';
import { tokens } from './hostile-secrets.ts';
import type { HostileText } from './hostile-texts.ts';

/** Texts with two long lists that a reader or a rule could compare entry by entry, and long names that many findings quote. */
export const products: readonly HostileText[] = [
  { title: 'keys that are tokens above the same tokens', format: 'json', write: tokensAbove },
  {
    title: 'a long key above many findings',
    format: 'json',
    write: (bytes) => serversBelow('key '.repeat(bytes / 8), bytes / 2),
  },
  { title: 'a hundred keys above many findings', format: 'json', write: keysAbove },
  { title: 'a long name in many messages', format: 'json', write: longName },
  { title: 'wildcards among the selected tools of a server', format: 'json', write: wildcardsInSelection },
  { title: 'allowed tools beside a list that they overrule', format: 'json', write: overruledList },
  { title: 'actions of an entry beside its approvals', format: 'json', write: actionsBesideApprovals },
  { title: 'shells, approvals and networks of one section', format: 'json', write: sectionSwitches },
  { title: 'logs beside masks', format: 'json', write: logsBesideMasks },
  { title: 'sibling lists of commands', format: 'json', write: siblingLists },
  { title: 'limits without a value', format: 'json', write: emptyLimits },
  { title: 'agents that delegate to one with every server', format: 'json', write: delegates },
  { title: 'agents that list one of many servers of its name', format: 'json', write: namesakes },
  { title: 'steps named alike beside the outputs of one', format: 'json', write: outputsOfOne },
  { title: 'routes beside gateways', format: 'json', write: routesBesideGateways },
  { title: 'a thousand documents', format: 'yaml', write: documents },
];

function tokensAbove(bytes: number): string {
  return `{${tokens(bytes / 2).map((token) => `"${token}":{"a":"${token}"}`)}}`;
}

function serversBelow(key: string, bytes: number): string {
  const servers = fill(bytes, (index) => `"s${index}":{"command":"npx","args":["x@latest"]}`);
  return `{"mcpServers":{"${key}":{${servers}}}}`;
}

function keysAbove(bytes: number): string {
  const depth = 90;
  const key = 'k'.repeat(bytes / 2 / depth);
  const servers = fill(bytes / 2, (index) => `"s${index}":{"command":"npx","args":["x@latest"]}`);
  return `${`{"${key}":`.repeat(depth)}{"mcpServers":{${servers}}}${'}'.repeat(depth)}`;
}

function longName(bytes: number): string {
  const name = 'ab cd'.repeat(Math.min(4_000, bytes / 10));
  const secrets = fill(
    bytes - name.length,
    (index) => `"TOKEN_${index}":"Xq${(index * 7_919 + 123_456).toString(36)}Z9k4w"`,
  );
  return `{"mcpServers":{"${name}":{"command":"npx","env":{${secrets}}}}}`;
}

function wildcardsInSelection(bytes: number): string {
  const wildcards = fill(bytes / 2, () => '"*"');
  const selected = fill(bytes / 2, (index) => `"read_${index}"`);
  return `{"mcpServers":{"a":{"command":"npx","tools":[${wildcards},${selected}]}}}`;
}

function overruledList(bytes: number): string {
  const allowed = fill(bytes / 2, () => '"fs_write"');
  const paths = fill(bytes / 2, (index) => `"./a${index}"`);
  return `{"name":"a","tools":["@builtin"],"hooks":{},"allowedTools":[${allowed}],"toolsSettings":{"fs_write":{"allowedPaths":[${paths}]}}}`;
}

function actionsBesideApprovals(bytes: number): string {
  const actions = fill(bytes / 2, (index) => `"send_thing_${index}"`);
  const approvals = fill(bytes / 2, (index) => `"require${signsOf(index)}approval":false`);
  return agent(`"policies":{"tool":"mailer","actions":[${actions}],${approvals}}`);
}

function sectionSwitches(bytes: number): string {
  const shells = fill(bytes / 3, (index) => `"execution_${index}":{"shell":true}`);
  const approvals = fill(bytes / 3, (index) => `"x${index}":{"require_approval":true}`);
  const networks = fill(bytes / 3, (index) => `"n${index}":{"network":true,"domains":["a.example"]}`);
  return agent(`"shell":{${shells},${approvals},${networks}}`);
}

function logsBesideMasks(bytes: number): string {
  return agent(`"logs":{${fill(bytes, (index) => `"l${index}":{"log_prompts":true},"m${index}":{"mask_pii":true}`)}}`);
}

function siblingLists(bytes: number): string {
  const commands = fill(bytes / 2, (index) => `"git a${index}"`);
  const lists = fill(bytes / 2, (index) => `"ask${signsOf(index)}":["x"]`);
  return agent(`"modes":{"dev":{"allow":[${commands}],${lists}}}`);
}

function emptyLimits(bytes: number): string {
  return agent(fill(bytes, (index) => `"max${signsOf(index)}iterations":null`));
}

/** Signs between the words of a key, under which it keeps its meaning. */
function signsOf(index: number): string {
  return index.toString(2).padStart(16, '0').replaceAll('0', '_').replaceAll('1', '-');
}

function delegates(bytes: number): string {
  const servers = fill(bytes / 4, (index) => `"s${index}":{"command":"npx"}`);
  const listed = fill(bytes / 8, (index) => `"s${index}"`);
  const agents = fill(bytes / 2, (index) => `{"name":"a${index}","delegates_to":["z"]}`);
  return `{"mcp_servers":{${servers}},"agents":[{"name":"z","model":"m","mcp_servers":[${listed}]},${agents}]}`;
}

function namesakes(bytes: number): string {
  const servers = fill(bytes / 2, () => '{"name":"fetch","command":"npx","args":["mcp-server-fetch"]}');
  const agents = fill(bytes / 2, (index) => `{"name":"a${index}","model":"m","mcp_servers":["fetch"]}`);
  return `{"mcp_servers":[${servers}],"agents":[${agents}]}`;
}

function outputsOfOne(bytes: number): string {
  const node = '{"name":"m","type":"@n8n/n8n-nodes-langchain.lmChatOpenAi","parameters":{}}';
  const outputs = fill(bytes / 2, (index) => `"xai_${index}":[]`);
  return `{"nodes":[${fill(bytes / 2, () => node)}],"connections":{"m":{${outputs}}}}`;
}

function routesBesideGateways(bytes: number): string {
  const gateways = fill(bytes / 2, (index) => `"g${index}":{"port":1,"jwtAuth":{}}`);
  return `{"gateways":{${gateways}},"routes":[${fill(bytes / 2, () => '{"backends":[{"mcp":{"targets":[]}}]}')}]}`;
}

function documents(bytes: number): string {
  const notes = 'note '.repeat(bytes / 1_000 / 5 - 14);
  return Array.from(
    { length: 1_000 },
    (_, index) => `---\nname: a${index}\nsystem_prompt: Help. ${notes}\nhost: 0.0.0.0\nauth: none\n`,
  ).join('');
}

function agent(settings: string): string {
  return `{"name":"a","model":"gpt-4o","system_prompt":"Help.",${settings}}`;
}
