import type { Capability } from '../agent/capability.ts';

/** What a server brings into the conversation: the user's private data, or untrusted text from third parties. */
export type Content = 'private' | 'untrusted';

export interface KnownServer {
  /** Its usual names as lower-case words joined by spaces. A name that is one common word must match completely. */
  readonly names: readonly string[];
  /** Packages that cannot be recognised by one of the names. */
  readonly packages: readonly string[];
  /** Hosts of the vendor's own endpoint, subdomains included. */
  readonly hosts: readonly string[];
  readonly capabilities: readonly Capability[];
  readonly content: readonly Content[];
  readonly source: string;
}

type Row = readonly [
  names: string,
  packages: string,
  hosts: string,
  capabilities: readonly Capability[],
  content: readonly Content[],
  source: string,
];

const reference = 'https://github.com/modelcontextprotocol/servers';
const archived = 'https://github.com/modelcontextprotocol/servers-archived';

/** Names are separated by `|`, packages and hosts by spaces; the source is where the project describes its tools. */
// biome-ignore format: a table reads best with one row per line.
const rows: readonly Row[] = [
  // Files and code. How private files are depends on the folders that are opened.
  ['filesystem|file system|fs', '', '', ['read', 'write'], [], reference],
  ['git', 'mcp-server-git @cyanheads/git-mcp-server', '', ['read', 'write'], [], reference],
  ['github', '', 'api.githubcopilot.com', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/github/github-mcp-server'],
  ['gitlab', '', 'gitlab.com', ['read', 'write', 'send'], ['private', 'untrusted'], archived],
  ['bitbucket', '@aashari/mcp-server-atlassian-bitbucket', '', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/aashari/mcp-server-atlassian-bitbucket'],
  ['azure devops|azuredevops', '@azure-devops/mcp', '', ['read', 'write'], ['private', 'untrusted'], 'https://github.com/microsoft/azure-devops-mcp'],
  ['repomix', '', '', ['read'], [], 'https://github.com/yamadashy/repomix'],
  ['serena', '', '', ['read', 'write', 'execute'], [], 'https://github.com/oraios/serena'],
  // People and messages
  ['slack', '', 'mcp.slack.com', ['read', 'send'], ['private', 'untrusted'], archived],
  ['gmail', '', 'gmail.mcp.claude.com', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/GongRzhe/Gmail-MCP-Server'],
  ['google workspace|gsuite|gworkspace', 'workspace-mcp', '', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/taylorwilsdon/google_workspace_mcp'],
  ['outlook|ms 365|ms365|office 365|microsoft 365|microsoft365', '', '', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/softeria/ms-365-mcp-server'],
  ['email|imap|mail|mailbox', 'mcp-email-server', '', ['read', 'send'], ['private', 'untrusted'], 'https://github.com/ai-zerolab/mcp-email-server'],
  ['resend|sendgrid|mailgun|postmark', '@mailgun/mcp-server', '', ['send'], [], 'https://github.com/resend/resend-mcp'],
  ['discord', '', '', ['read', 'send'], ['private', 'untrusted'], 'https://github.com/v-3/discordmcp'],
  ['telegram', '', '', ['read', 'send'], ['private', 'untrusted'], 'https://github.com/chigwell/telegram-mcp'],
  ['whatsapp', '', '', ['read', 'send'], ['private', 'untrusted'], 'https://github.com/lharries/whatsapp-mcp'],
  ['teams|microsoft teams', '@floriscornel/teams-mcp', '', ['read', 'send'], ['private', 'untrusted'], 'https://github.com/floriscornel/teams-mcp'],
  ['twilio', '@twilio-alpha/mcp', '', ['send'], [], 'https://github.com/twilio-labs/mcp'],
  ['twitter|x twitter', '', '', ['read', 'send'], ['untrusted'], 'https://github.com/EnesCinr/twitter-mcp'],
  ['google calendar|calendar|gcal', '', '', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/nspady/google-calendar-mcp'],
  // Documents and work items
  ['gdrive|google drive|google docs|google sheets', '', '', ['read', 'write'], ['private'], archived],
  ['notion', '@notionhq/notion-mcp-server @suekou/mcp-notion-server', 'mcp.notion.com', ['read', 'write'], ['private'], 'https://github.com/makenotion/notion-mcp-server'],
  ['linear', '', 'mcp.linear.app', ['read', 'write'], ['private'], 'https://linear.app/docs/mcp'],
  ['jira|atlassian|confluence', '', 'mcp.atlassian.com', ['read', 'write'], ['private'], 'https://github.com/sooperset/mcp-atlassian'],
  ['asana', '', 'mcp.asana.com', ['read', 'write'], ['private'], 'https://developers.asana.com/docs/mcp-server'],
  ['trello|clickup|monday|todoist', '@mondaydotcomorg/monday-api-mcp', 'mcp.monday.com', ['read', 'write'], ['private'], 'https://github.com/mondaycom/mcp'],
  ['airtable', '', '', ['read', 'write'], ['private'], 'https://github.com/domdomegg/airtable-mcp-server'],
  ['obsidian', '', '', ['read', 'write'], ['private'], 'https://github.com/MarkusPfundstein/mcp-obsidian'],
  ['zendesk', '', '', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://github.com/reminia/zendesk-mcp-server'],
  ['intercom', '', 'mcp.intercom.com', ['read'], ['private', 'untrusted'], 'https://developers.intercom.com/docs/guides/mcp'],
  ['hubspot|salesforce', '@hubspot/mcp-server @salesforce/mcp', 'mcp.hubspot.com', ['read', 'write'], ['private'], 'https://developers.hubspot.com/mcp'],
  ['figma|framelink', '', 'mcp.figma.com', ['read'], [], 'https://developers.figma.com/docs/figma-mcp-server/'],
  // Databases
  ['postgres|postgresql|pg', '', '', ['database'], ['private'], archived],
  ['postgres mcp|postgres pro', 'postgres-mcp crystaldba/postgres-mcp', '', ['database', 'database-write'], ['private'], 'https://github.com/crystaldba/postgres-mcp'],
  ['mysql|mariadb', '', '', ['database', 'database-write'], ['private'], 'https://github.com/designcomputer/mysql_mcp_server'],
  ['sqlite', '', '', ['database', 'database-write'], ['private'], archived],
  ['mssql|sql server|dbhub', '', '', ['database', 'database-write'], ['private'], 'https://github.com/bytebase/dbhub'],
  ['supabase', '', 'mcp.supabase.com', ['database', 'database-write', 'administer'], ['private'], 'https://supabase.com/docs/guides/getting-started/mcp'],
  ['neon', '@neondatabase/mcp-server-neon', 'mcp.neon.tech', ['database', 'database-write', 'administer'], ['private'], 'https://github.com/neondatabase/mcp-server-neon'],
  ['mongodb|mongo', '', '', ['database', 'database-write'], ['private'], 'https://github.com/mongodb-js/mongodb-mcp-server'],
  ['redis', '', '', ['database', 'database-write'], ['private'], 'https://github.com/redis/mcp-redis'],
  ['elasticsearch', '', '', ['database'], ['private'], 'https://github.com/elastic/mcp-server-elasticsearch'],
  ['snowflake|bigquery|duckdb|motherduck', '', '', ['database', 'database-write'], ['private'], 'https://github.com/motherduckdb/mcp-server-motherduck'],
  // Read-only unless a variable allows writing.
  ['clickhouse', '', 'mcp.clickhouse.cloud', ['database'], ['private'], 'https://github.com/ClickHouse/mcp-clickhouse'],
  ['prisma', '@prisma/mcp', 'mcp.prisma.io', ['database', 'database-write', 'administer'], ['private'], 'https://www.prisma.io/docs/postgres/integrations/mcp-server'],
  ['qdrant|chroma|pinecone|weaviate', '@pinecone-database/mcp', '', ['search', 'remember'], [], 'https://github.com/qdrant/mcp-server-qdrant'],
  // Browsers and the web
  ['puppeteer', '', '', ['browse', 'execute'], ['untrusted'], archived],
  ['playwright|playwright mcp', '@playwright/mcp', '', ['browse', 'execute'], ['untrusted'], 'https://github.com/microsoft/playwright-mcp'],
  ['chrome devtools|devtools', '', '', ['browse', 'execute'], ['untrusted'], 'https://github.com/ChromeDevTools/chrome-devtools-mcp'],
  ['browserbase|stagehand', '@browserbasehq/mcp', 'mcp.browserbase.com', ['browse'], ['untrusted'], 'https://github.com/browserbase/mcp-server-browserbase'],
  ['browser use|browsermcp|browser mcp|browser', '@browsermcp/mcp', '', ['browse'], ['untrusted'], 'https://github.com/browser-use/browser-use'],
  // It shows what happens in the tab that a person has opened: console, network, screenshots.
  ['browser tools', '', '', ['read'], ['untrusted'], 'https://github.com/AgentDeskAI/browser-tools-mcp'],
  ['firecrawl', '', 'mcp.firecrawl.dev', ['fetch', 'search'], ['untrusted'], 'https://github.com/firecrawl/firecrawl-mcp-server'],
  ['apify|bright data|brightdata|hyperbrowser|scrapling|crawl4ai', '@apify/actors-mcp-server @brightdata/mcp', 'mcp.apify.com mcp.brightdata.com', ['fetch', 'browse'], ['untrusted'], 'https://github.com/apify/apify-mcp-server'],
  ['fetch|web fetch|http', 'mcp-server-fetch fetcher-mcp mcp/fetch', '', ['fetch'], ['untrusted'], reference],
  ['brave|brave search', '', '', ['search'], ['untrusted'], 'https://github.com/brave/brave-search-mcp-server'],
  ['tavily', '', 'mcp.tavily.com', ['search', 'fetch'], ['untrusted'], 'https://github.com/tavily-ai/tavily-mcp'],
  ['exa', 'exa-mcp-server', 'mcp.exa.ai', ['search'], ['untrusted'], 'https://github.com/exa-labs/exa-mcp-server'],
  ['perplexity|perplexity ask|serper|serpapi|duckduckgo|ddg search|searxng|kagi|web search|websearch|google search', '@perplexity-ai/mcp-server kagimcp', '', ['search'], ['untrusted'], 'https://github.com/perplexityai/modelcontextprotocol'],
  ['jina', 'jina-mcp-tools', 'mcp.jina.ai', ['search', 'fetch'], ['untrusted'], 'https://github.com/jina-ai/MCP'],
  ['youtube|youtube transcript', '', '', ['search'], ['untrusted'], 'https://github.com/anaisbetts/mcp-youtube'],
  ['reddit|hackernews|hacker news|rss', '', '', ['search'], ['untrusted'], 'https://github.com/Hawstein/mcp-server-reddit'],
  ['wikipedia|arxiv|google maps|weather|news', '', '', ['search'], [], archived],
  // Documentation
  ['context7', '', 'mcp.context7.com context7.com', ['search'], [], 'https://github.com/upstash/context7'],
  ['deepwiki', '', 'mcp.deepwiki.com', ['search'], [], 'https://docs.devin.ai/work-with-devin/deepwiki-mcp'],
  ['docs|documentation|microsoft docs|microsoft learn|openai developer docs|cloudflare docs|aws docs|aws documentation|aws knowledge|ref|grep app|gitmcp|langchain docs', 'ref-tools-mcp mcpdoc', 'learn.microsoft.com docs.mcp.cloudflare.com developers.openai.com knowledge-mcp.global.api.aws gitmcp.io mcp.inkeep.com mcp.grep.app', ['search'], [], 'https://github.com/MicrosoftDocs/mcp'],
  ['hugging face|huggingface|hf', '', 'huggingface.co', ['search'], [], 'https://huggingface.co/docs/hub/hf-mcp-server'],
  ['shadcn|nuxt|nuxt ui|svelte|angular|next devtools|magic|21st magic', '@21st-dev/magic', 'nuxt.com ui.nuxt.com mcp.svelte.dev', ['search'], [], 'https://ui.shadcn.com/docs/mcp'],
  // Reasoning and memory
  ['memory|knowledge graph|knowledge graph memory', '@modelcontextprotocol/server-memory', '', ['remember', 'read'], [], reference],
  ['mem0|openmemory|basic memory|zep|graphiti|memory bank', '@mem0/mcp-server', 'mcp.mem0.ai', ['remember', 'read'], [], 'https://github.com/mem0ai/mem0-mcp'],
  ['sequential thinking|sequentialthinking|think|thinking|time|everything|calculator', '@modelcontextprotocol/server-everything mcp-server-time mcp-server-calculator', '', ['think'], [], reference],
  ['task master|taskmaster ai|task master ai|shrimp task manager', '', '', ['think', 'write'], [], 'https://github.com/eyaltoledano/claude-task-master'],
  // Money
  ['stripe', '@stripe/mcp', 'mcp.stripe.com', ['read', 'pay'], ['private'], 'https://docs.stripe.com/mcp'],
  ['paypal|square|razorpay|plaid', '@paypal/mcp square-mcp-server', 'mcp.paypal.com mcp.squareup.com', ['read', 'pay'], ['private'], 'https://developer.paypal.com/tools/mcp-server/'],
  ['alpaca|robinhood|binance|coinbase|ccxt|kraken|kite|zerodha|ibkr|trading|hyperliquid|polymarket', '@coinbase/agentkit', 'mcp.kite.trade', ['read', 'pay'], ['private'], 'https://github.com/alpacahq/alpaca-mcp-server'],
  ['shopify', '@shopify/dev-mcp', '', ['search'], [], 'https://shopify.dev/docs/apps/build/devmcp'],
  // Infrastructure
  ['aws|aws api|awslabs', '', '', ['read', 'administer'], ['private'], 'https://github.com/awslabs/mcp'],
  ['awslabs core|aws pricing|aws cdk|awslabs cdk|aws diagram|awslabs frontend', '', '', ['search'], [], 'https://github.com/awslabs/mcp'],
  ['cost explorer|aws billing|billing cost management|aws cost|cost analysis|cloudwatch|cloudwatch logs|cloudwatch appsignals|cloudtrail|awslabs cloudwatch|awslabs cloudtrail|aws cloudwatch|aws cloudtrail|aws cost explorer|bedrock kb retrieval', '', '', ['read'], ['private'], 'https://github.com/awslabs/mcp'],
  ['kubernetes|k8s|kubectl', '', '', ['read', 'administer', 'delete', 'execute'], ['private'], 'https://github.com/containers/kubernetes-mcp-server'],
  ['terraform', '', '', ['search', 'administer'], [], 'https://github.com/hashicorp/terraform-mcp-server'],
  ['docker|portainer', 'mcp-server-docker docker-mcp @quantgeekdev/docker-mcp', '', ['administer', 'execute'], [], 'https://github.com/ckreiling/mcp-server-docker'],
  ['azure', '@azure/mcp', '', ['read', 'administer'], ['private'], 'https://github.com/microsoft/mcp'],
  ['gcp|gcloud|google cloud', '@google-cloud/cloud-run-mcp', '', ['read', 'administer'], ['private'], 'https://github.com/googleapis/gcloud-mcp'],
  ['cloudflare', '', 'bindings.mcp.cloudflare.com', ['read', 'administer'], ['private'], 'https://github.com/cloudflare/mcp-server-cloudflare'],
  ['vercel|netlify|railway|render|heroku|fly', '@netlify/mcp @railway/mcp-server @heroku/mcp-server', 'mcp.vercel.com mcp.render.com', ['read', 'administer'], ['private'], 'https://vercel.com/docs/mcp/vercel-mcp'],
  ['sentry', '@sentry/mcp-server', 'mcp.sentry.dev', ['read'], ['private', 'untrusted'], 'https://docs.sentry.io/product/sentry-mcp/'],
  ['grafana|datadog|new relic|newrelic|prometheus|honeycomb', '', 'mcp.newrelic.com mcp.datadoghq.com', ['read'], ['private'], 'https://github.com/grafana/mcp-grafana'],
  ['semgrep|snyk|socket|sonarqube', '@socketsecurity/mcp', 'mcp.semgrep.ai mcp.socket.dev', ['search'], [], 'https://github.com/semgrep/mcp'],
  // Execution
  ['desktop commander', '', '', ['execute', 'read', 'write'], ['private'], 'https://github.com/wonderwhy-er/DesktopCommanderMCP'],
  ['shell|terminal|bash|cli|command|commands|cmd|powershell|win cli|windows cli|mcp shell|ssh|iterm|tmux', 'mcp-server-commands mcp-shell-server tmux-mcp @fangjunjie/ssh-mcp-server cli-mcp-server', '', ['execute'], ['private'], 'https://github.com/tumf/mcp-shell-server'],
  ['code runner|python|run python|e2b|code sandbox|code interpreter|code executor|jupyter', '@e2b/mcp-server jupyter-mcp-server', '', ['execute'], [], 'https://github.com/formulahendry/mcp-server-code-runner'],
  ['claude code|codex', '', '', ['execute', 'read', 'write'], [], 'https://github.com/steipete/claude-code-mcp'],
  ['mcp installer|installer', '@anaisbetts/mcp-installer', '', ['execute', 'write'], [], 'https://github.com/anaisbetts/mcp-installer'],
  ['computer use|windows mcp|macos automator|applescript|peekaboo', 'windows-mcp', '', ['execute'], ['private'], 'https://github.com/CursorTouch/Windows-MCP'],
  ['hexstrike ai|hexstrike|kali|metasploit', '', '', ['execute'], [], 'https://github.com/0x4m4/hexstrike-ai'],
  // Secrets and aggregators
  ['vault|hashicorp vault', 'vault-mcp-server', '', ['secrets', 'administer'], ['private'], 'https://github.com/hashicorp/vault-mcp-server'],
  ['1password|onepassword|bitwarden|keychain', '@bitwarden/mcp-server', '', ['secrets'], ['private'], 'https://github.com/bitwarden/mcp-server'],
  ['zapier', '', 'mcp.zapier.com', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://zapier.com/mcp'],
  ['composio|rube|pipedream|n8n|make', '@composio/mcp', 'mcp.composio.dev rube.app mcp.pipedream.net', ['read', 'write', 'send'], ['private', 'untrusted'], 'https://docs.composio.dev/docs/mcp-overview'],
];

const split = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

export const knownServers: readonly KnownServer[] = rows.map(
  ([names, packages, hosts, capabilities, content, source]) => ({
    names: split(names, '|'),
    packages: split(packages, ' '),
    hosts: split(hosts, ' '),
    capabilities,
    content,
    source,
  }),
);

/**
 * One-word names too common to be matched inside a longer name: `make-coffee` is not the automation platform, and `recipes-heroku` says
 * where a server runs.
 */
export const wholeNames: ReadonlySet<string> = new Set(
  'fs git email mail mailbox calendar http fetch browser memory time think thinking everything docs documentation ref news weather rss shell terminal bash cli command commands cmd python codex make render fly railway heroku netlify vercel magic linear monday square plaid trading vault neon exa prisma notion pg hf calculator installer kite teams socket graph x jina docker ssh tmux powershell jupyter'.split(
    ' ',
  ),
);
