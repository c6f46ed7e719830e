import { lazily } from '../text/lazily.ts';

/**
 * The vocabulary of tool names, from the tool lists that vendors and MCP servers document. A name is a verb and its subject;
 * the two tables below assign words to classes, and `tools.ts` says what a pair of classes means.
 */
export type Action =
  | 'read'
  | 'search'
  | 'query'
  | 'write'
  | 'delete'
  | 'execute'
  | 'install'
  | 'send'
  | 'pay'
  | 'fetch'
  | 'browse'
  | 'think'
  | 'delegate'
  | 'administer';

const verbsOf = {
  read: 'get list ls read view show describe find lookup look count check inspect grep glob cat tail head retrieve load peek explain compare diff review summarize summarise analyze analyse watch recall display preview screenshot snapshot monitor detect audit scan select validate verify lint open parse extract match reconcile probe',
  search: 'search websearch',
  query: 'query',
  write:
    'write prescribe refill dispense waive redeem enroll enrol create update edit modify set add put patch insert append replace move rename copy save store upload commit push merge import assign close reopen label fork rebase archive restore enable disable configure register apply cancel approve place schedule change make manage toggle attach link sync reset stage tag pin trigger dispatch upsert overwrite mkdir touch ban unban suspend freeze',
  delete: 'delete remove drop destroy truncate purge erase wipe unlink rm rmdir clear kill terminate uninstall stop',
  execute: 'run execute exec eval evaluate spawn invoke launch start interact execution executor runner',
  install: 'install',
  send: 'send post reply publish notify tweet share forward broadcast announce respond comment',
  pay: 'pay charge refund buy sell purchase trade withdraw payout swap checkout book transfer',
  fetch: 'fetch crawl scrape download request curl wget crawler scraper scraping',
  browse: 'browse navigate click hover drag',
  think:
    'think thinking reason plan reflect calculate calculator compute translate classify generate draft compose brainstorm design format convert wait await prepare propose suggest recommend',
  delegate: 'delegate handoff handover',
  administer: 'deploy provision scale unlock disarm restart reboot rollout rollback grant revoke impersonate takeoff',
} as const satisfies Record<Action, string>;

export type Subject =
  | 'shell' // something that runs commands passed to it
  | 'code' // program text, which a verb of execution runs
  | 'web'
  | 'browser'
  | 'public' // vendor or public material
  | 'files'
  | 'message'
  | 'publication' // a record that other people read
  | 'money'
  | 'secret'
  | 'database'
  | 'memory'
  | 'infrastructure'
  | 'account'
  | 'agent'
  | 'component'
  | 'harmless';

const subjectsOf = {
  shell: 'bash sh zsh shell powershell pwsh terminal tty repl interpreter subprocess ssh tmux jupyter',
  code: 'command commands cmd script scripts code python javascript js typescript ruby process program cell',
  web: 'url urls web website webpage webpages page http https internet link rss site html',
  browser: 'browser puppeteer playwright selenium chrome chromium tab dom devtools',
  public:
    'docs documentation library rag retrieval vector wikipedia arxiv biorxiv pubmed scholar news weather papers google brave duckduckgo ddg tavily exa bing serper serp serpapi perplexity searxng youtube maps yahoo stackoverflow knowledge kb faq',
  files: 'file files directory directories dir folder folders fs filesystem workspace',
  message:
    'email emails mail gmail outlook message messages slack sms telegram whatsapp discord teams dm chat inbox mailbox newsletter thread',
  publication: 'issue comment pr pull review gist discussion release tweet post',
  money:
    'payment payments invoice refund charge order orders subscription payout transaction trade wallet funds money stripe paypal crypto',
  secret: 'secret secrets credential credentials password passwords vault keychain passphrase',
  database:
    'sql ddl dml database databases db postgres postgresql mysql sqlite mongo mongodb redis bigquery snowflake clickhouse duckdb table tables schema row rows query queries',
  memory: 'memory memories observation observations',
  infrastructure:
    'cluster pod pods deployment deployments kubernetes k8s kubectl helm terraform instance instances ec2 lambda bucket dns firewall namespace aws azure gcloud gcp cloudformation docker container containers',
  account: 'user users role roles permission permissions policy policies iam account accounts member members',
  agent: 'agent subagent agents assistant subtask teammate',
  component: 'package packages dependency dependencies extension plugin skill skills mcp',
  harmless:
    'time date timezone clock todo todos plan thought thoughts uuid random math question light lights lamp lamps bulb bulbs brightness timer timers stopwatch theme themes',
} as const satisfies Record<Subject, string>;

/** Records and figures of a system, which are fetched without choosing an address. */
const recordWords: ReadonlySet<string> = new Set(
  [
    'customer',
    'client',
    'employee',
    'patient',
    'doc',
    'document',
    'ticket',
    'lead',
    'inventory',
    'stock',
    'price',
    'quote',
    'rate',
  ]
    .concat(['balance', 'metric', 'candle', 'ticker', 'portfolio', 'position', 'appointment', 'booking', 'shipment'])
    .concat(['attachment', 'recording', 'report', 'transcript', 'artifact', 'statement'])
    .flatMap((word) => [word, `${word}s`]),
);

/** Things with an arbitrary address; with any other word after `fetch`, a service returns a record of its own. */
const addressableWords: ReadonlySet<string> = new Set(
  'fetch data content contents html markdown md json xml text txt raw body readable article articles response resource resources remote external any generic feed file files image images media video audio api endpoint get post all from by and mcp tool'.split(
    ' ',
  ),
);

/** Whether the tool fetches a service's own record: `fetch_meeting_notes` and `download_paper`, unlike `fetch`, `fetch_html`, `download_file`. */
export function fetchesRecord(words: readonly string[]): boolean {
  if (words.some((word) => recordWords.has(word))) return true;
  return (
    /^(?:fetch|download)$/.test(words[0] ?? '') &&
    words.length > 1 &&
    !withoutData(words.slice(1)).some((word) => addressableWords.has(word))
  );
}

/** `fetch_market_data` fetches a record; `fetch_data` and `fetch_api_data` may fetch anything. */
function withoutData(words: readonly string[]): readonly string[] {
  return words.length > 1 && words.at(-1) === 'data' ? words.slice(0, -1) : words;
}

/** Final words that make a tool a reading one: `pods_log`, `order_status`. */
export const readingEndings: ReadonlySet<string> = new Set(
  'log logs status info details metrics events stats usage top history summary content contents context metadata outline symbols references diagnostics balance balances positions holdings odds quotes rates prices'.split(
    ' ',
  ),
);

function indexWords<Class extends string>(table: Record<Class, string>): ReadonlyMap<string, Class> {
  const index = new Map<string, Class>();
  // `Object.entries` widens the keys of a record to string; the parameter's type says which they are.
  for (const [group, words] of Object.entries(table) as [Class, string][]) {
    for (const word of words.split(' ')) index.set(word, group);
  }
  return index;
}

export const verbs = lazily(() => indexWords<Action>(verbsOf));
export const subjects = lazily(() => indexWords<Subject>(subjectsOf));

const listings: ReadonlySet<string> = new Set(['list', 'lists', 'array', 'count']);

/** Whether the tool returns an address instead of loading one: `get_project_url`, unlike `get_url`. */
export function returnsAddress(words: readonly string[]): boolean {
  const end = listings.has(words.at(-1) ?? '') ? -2 : -1;
  const last = words.at(end) ?? '';
  if ((words[0] === 'list' || (words[0] === 'get' && end === -2)) && (last === 'urls' || last === 'links')) return true;
  if (words[0] !== 'get' || words.length < 3 || (last !== 'url' && last !== 'link')) return false;
  return words.slice(1, -1).every((word) => subjects().get(word) !== 'web');
}

const addresses: ReadonlySet<string> = new Set(['link', 'links', 'url', 'urls']);
const sendingVerbs: ReadonlySet<string> = new Set(['send', 'resend', 'share', 'text', 'sms', 'email', 'mail']);

/** Whether the tool sends an address to someone instead of connecting to it: `send_payment_link`, unlike `send_to_url`. */
export function sendsAddress(words: readonly string[]): boolean {
  return sendingVerbs.has(words[0] ?? '') && addresses.has(words.at(-1) ?? '') && words.at(-2) !== 'to';
}

const shellOwners: ReadonlySet<string> = new Set(['system', 'os', 'host']);
const controlled: ReadonlySet<string> = new Set([...shellOwners, 'computer', 'desktop', 'pc']);

/** Whether the words mean a shell: `system_commands`, `os_command`, `command_line`. */
export function namesShell(words: readonly string[]): boolean {
  if (words.length !== 2) return false;
  const [first = '', second = ''] = words;
  if (second === 'control') return controlled.has(first);
  return /^commands?$/.test(second) ? shellOwners.has(first) : first === 'command' && second === 'line';
}

const partners: ReadonlySet<string> = new Set(['chat', 'agent', 'ai', 'llm', 'bot', 'assistant', 'model', 'tool']);

const paces: ReadonlySet<string> = new Set(
  // The last ones are methods called by a gateway's clients: `chat.stream`.
  'fast quick deep smart cheap local stream streaming completion completions history'.split(' '),
);

/** What a model is asked about. */
const materials: ReadonlySet<string> = new Set(
  'code codebase repo repository data dataset pdf pdfs document documents docs file files book paper papers notes'.split(
    ' ',
  ),
);

/** Whether the name is the conversation itself: `chat`, `agent.chat`, `chat_with_code`, or `chat.fast@1` with a chosen model. */
export function isConversation(words: readonly string[]): boolean {
  const at = words.indexOf('chat');
  if (at === -1) return false;
  const partner = words[at + 1] === 'with' && at < 2 ? words.slice(at + 2) : [];
  if (partner.length > 0) return partner.every((word) => partners.has(word) || materials.has(word));
  return words.every((word) => partners.has(word) || paces.has(word) || /^v?\d$/.test(word));
}

const publicNetworks: ReadonlySet<string> = new Set(['twitter', 'bluesky', 'mastodon', 'linkedin']);

/** Whether the name is a public thread, which anyone can read: `twitter_thread`. */
export function isPublicThread(words: readonly string[]): boolean {
  return words.at(-1) === 'thread' && publicNetworks.has(words[0] ?? '');
}

const machines: ReadonlySet<string> = new Set(
  'garage gate door doors valve valves hatch drone drones uav quadcopter pump pumps oven stove furnace'.split(' '),
);
const movements: ReadonlySet<string> = new Set(
  'open unlock release fly takeoff launch start activate actuate land ignite'.split(' '),
);
/** First or last words that make an operation an observation: `check_door_open`, `gate_open_events`. */
const observingWords: ReadonlySet<string> = new Set(
  'get list read check is watch monitor detect describe show query status state event events log history info sensor'.split(
    ' ',
  ),
);

/** Whether the tool moves a physical device: `open_garage`, `fly_drone`; files, pages and tickets are only opened for viewing. */
export function movesDevices(words: readonly string[]): boolean {
  return (
    words.some((word) => machines.has(word)) &&
    words.some((word) => movements.has(word)) &&
    !words.some((word) => observingWords.has(word))
  );
}

/** Whether the name declares the tool read-only: `shell.exec.readonly`, `sql_read_only`, `helm_dry_run`. */
export function isDeclaredReadOnly(words: readonly string[]): boolean {
  const at = words.indexOf('only');
  if (words.at(-1) === 'run' && words.at(-2) === 'dry') return true;
  return words.includes('readonly') || (at > 0 && words[at - 1] === 'read');
}

const owners: ReadonlySet<string> = new Set(['user', 'human']);
const messagingWords: ReadonlySet<string> = new Set(
  'message ask notify prompt tell inform question questions consult request input confirm confirmation answer reply the to for from and wait'.split(
    ' ',
  ),
);

/** Whether the tool messages the agent's own user, which is no egress: `message_ask_user`, `notify_user`. By mail or in a channel the recipient may be anyone. */
export function messagesOwnUser(words: readonly string[]): boolean {
  return words.some((word) => owners.has(word)) && words.every((word) => owners.has(word) || messagingWords.has(word));
}

/** Verbs used with a vault of notes, as in Obsidian, and never with a vault of secrets. */
export const noteVaultWords: ReadonlySet<string> = new Set(
  'obsidian note notes find search semantic link links backlink backlinks graph tag tags page pages daily document documents markdown frontmatter project show'.split(
    ' ',
  ),
);

export const pages: ReadonlySet<string> = new Set(['page', 'pages']);
/** Wikis: `getConfluencePage` reads a page of the wiki, not an arbitrary address. */
export const wikis: ReadonlySet<string> = new Set(
  'confluence notion wiki onenote sharepoint coda gitbook obsidian logseq'.split(' '),
);

export const informationEndings: ReadonlySet<string> = new Set([
  'info',
  'status',
  'stats',
  'usage',
  'history',
  'events',
  'metrics',
]);

/** Final words of tools that only send to others and receive nothing. */
export const notifierEndings: ReadonlySet<string> = new Set(
  'notifier sender mailer alerter broadcaster notification notifications alert alerts'.split(' '),
);

const peers: ReadonlySet<string> = new Set(
  'session sessions agent agents subagent subagents teammate teammates'.split(' '),
);

/** Whether the tool messages another agent: `send_to_session`, `send_message_to_agent`. */
export function messagesAgent(words: readonly string[]): boolean {
  return words.at(-2) === 'to' && peers.has(words.at(-1) ?? '');
}

/** Final words of tools that classify the text passed to them. */
export const classifierEndings: ReadonlySet<string> = new Set(
  'analyzer analyser classifier detector scorer grader validator evaluator summarizer summariser formatter'.split(' '),
);

const markWords: ReadonlySet<string> = new Set(
  'label labels annotation annotations tag tags reaction reactions'.split(' '),
);

/** Whether the tool only removes an attribute: `remove_label` does not delete the labelled item. */
export function removesMark(words: readonly string[]): boolean {
  return words.at(-2) === 'remove' && markWords.has(words.at(-1) ?? '');
}
