/** A URL whose path is the credential: who knows it may post, read or run. */
export interface CapabilityUrl {
  readonly kind: string;
  readonly title: string;
  /** The last two labels of the host; `*` for services that people host themselves. */
  readonly host: string;
  /** Over the URL from its scheme on; the group is what must not be seen. Bounded classes between fixed text. */
  readonly form: RegExp;
  /** A webhook says nothing more than its secret: all of it is masked. Of other URLs the host stays readable. */
  readonly whole: boolean;
  readonly source: string;
}

const uuid = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

function row(kind: string, title: string, host: string, form: string, source: string): CapabilityUrl {
  return { kind, title, host, form: new RegExp(`^${form}`, 'd'), whole: kind.endsWith('webhook-url'), source };
}

export const capabilityUrls: readonly CapabilityUrl[] = [
  row(
    'slack-webhook-url',
    'Slack webhook URL',
    'slack.com',
    '(https?://hooks\\.slack(?:-gov)?\\.com/(?:services|workflows|triggers)/[\\w+/-]{20,200})',
    'betterleaks slack-webhook-url',
  ),
  row(
    'webhook-url',
    'Discord webhook URL',
    'discord.com',
    '(https?://[\\w.]{0,20}discord\\.com/api/(?:v\\d{1,2}/)?webhooks/\\d{10,22}/[\\w-]{20,120})',
    'noseyparker discord',
  ),
  row(
    'webhook-url',
    'Discord webhook URL',
    'discordapp.com',
    '(https?://[\\w.]{0,20}discordapp\\.com/api/(?:v\\d{1,2}/)?webhooks/\\d{10,22}/[\\w-]{20,120})',
    'noseyparker discord',
  ),
  row(
    'webhook-url',
    'Microsoft Teams webhook URL',
    'office.com',
    '(https?://[\\w.-]{1,80}\\.office\\.com/webhook(?:b2)?/[\\w@-]{20,120}/\\w{1,40}/[\\w-]{20,80}(?:/[\\w-]{20,80}){0,2})',
    'betterleaks microsoft-teams-webhook',
  ),
  row(
    'webhook-url',
    'Power Automate URL',
    'azure.com',
    '(https?://[\\w.:-]{1,120}logic\\.azure\\.com[:\\d]{0,6}/workflows/[\\w/-]{20,200}\\?[\\w%&=./-]{0,300}sig=[\\w%-]{20,100})',
    'Microsoft documentation',
  ),
  row(
    'webhook-url',
    'Google Chat webhook URL',
    'googleapis.com',
    '(https?://chat\\.googleapis\\.com/v1/spaces/[\\w-]{4,40}/messages\\?[\\w%&=.-]{20,300})',
    'developers.google.com/workspace/chat',
  ),
  row(
    'webhook-url',
    'Feishu webhook URL',
    'feishu.cn',
    `https?://[\\w.]{0,40}feishu\\.cn/open-apis/bot/v2/hook/(${uuid})`,
    'open.feishu.cn',
  ),
  row(
    'webhook-url',
    'Lark webhook URL',
    'larksuite.com',
    `https?://[\\w.]{0,40}larksuite\\.com/open-apis/bot/v2/hook/(${uuid})`,
    'open.larksuite.com',
  ),
  row(
    'webhook-url',
    'Feishu flow URL',
    'feishu.cn',
    'https?://[\\w.]{0,40}feishu\\.cn/flow/api/trigger-webhook/([0-9a-f]{24,64})',
    'open.feishu.cn',
  ),
  row(
    'webhook-url',
    'Zapier hook URL',
    'zapier.com',
    'https?://hooks\\.zapier\\.com/hooks/(?:catch|standard)/(\\d{2,12}/[\\w]{5,60})',
    'zapier.com documentation',
  ),
  row(
    'capability-url',
    'Zapier MCP URL',
    'zapier.com',
    'https?://(?:mcp|actions)\\.zapier\\.com/api/mcp/(?:s|a/\\d{1,12})/([\\w=%-]{20,200})',
    'zapier.com documentation',
  ),
  row(
    'webhook-url',
    'Make webhook URL',
    'make.com',
    'https?://hook\\.[\\w]{2,6}\\.make\\.com/([\\w]{16,64})',
    'make.com documentation',
  ),
  row(
    'webhook-url',
    'Make webhook URL',
    'integromat.com',
    'https?://hook\\.integromat\\.com/([\\w]{16,64})',
    'make.com documentation',
  ),
  row(
    'capability-url',
    'Make MCP URL',
    'make.com',
    `https?://[\\w.-]{1,40}make\\.com/mcp/(?:api/v1/)?u/(${uuid})`,
    'make.com documentation',
  ),
  row(
    'webhook-url',
    'IFTTT webhook URL',
    'ifttt.com',
    'https?://maker\\.ifttt\\.com/(?:trigger/[\\w-]{1,80}/(?:json/)?with|use)/?(?:key/)?([\\w-]{18,60})',
    'ifttt.com documentation',
  ),
  row(
    'capability-url',
    'Pipedream MCP URL',
    'pipedream.net',
    `https?://mcp\\.pipedream\\.net/(?:v2/)?(${uuid})`,
    'pipedream.com documentation',
  ),
  row(
    'webhook-url',
    'Pipedream webhook URL',
    'pipedream.net',
    'https?://(eo[a-z0-9]{8,24})\\.m\\.pipedream\\.net',
    'pipedream.com documentation',
  ),
  row(
    'capability-url',
    'Composio MCP URL',
    'composio.dev',
    `https?://(?:mcp|backend)\\.composio\\.dev/(?:[\\w.-]{1,60}/){0,4}(${uuid}|[\\w]{2,12}_[\\w-]{16,60})`,
    'composio.dev documentation',
  ),
  row('webhook-url', 'webhook.site URL', 'webhook.site', `https?://webhook\\.site/(${uuid})`, 'webhook.site'),
  row(
    'capability-url',
    'Alchemy endpoint',
    'alchemy.com',
    '(?:https?|wss?)://[\\w.-]{1,60}\\.alchemy\\.com/(?:nft/)?v\\d/([\\w-]{20,64})',
    'alchemy.com documentation',
  ),
  row(
    'capability-url',
    'Alchemy endpoint',
    'alchemyapi.io',
    '(?:https?|wss?)://[\\w.-]{1,60}\\.alchemyapi\\.io/v\\d/([\\w-]{20,64})',
    'alchemy.com documentation',
  ),
  row(
    'capability-url',
    'Infura endpoint',
    'infura.io',
    '(?:https?|wss?)://[\\w.-]{1,60}\\.infura\\.io/(?:ws/)?v\\d/([0-9a-f]{32})',
    'infura.io documentation',
  ),
  row(
    'capability-url',
    'QuickNode endpoint',
    'quiknode.pro',
    '(?:https?|wss?)://[\\w.-]{1,120}\\.quiknode\\.pro/([\\w]{24,64})',
    'quicknode.com documentation',
  ),
  row(
    'capability-url',
    'Ankr endpoint',
    'ankr.com',
    '(?:https?|wss?)://rpc\\.ankr\\.com/[\\w/]{2,40}/([0-9a-f]{40,80})',
    'ankr.com documentation',
  ),
  row(
    'capability-url',
    'Private calendar URL',
    'google.com',
    'https?://calendar\\.google\\.com/calendar/ical/[\\w%@.-]{3,120}/private-([0-9a-f]{20,64})',
    'support.google.com/calendar',
  ),
  row(
    'capability-url',
    'Health check URL',
    'hc-ping.com',
    `https?://hc-ping\\.com/(${uuid}|[\\w-]{20,30}/)`,
    'healthchecks.io documentation',
  ),
  row(
    'webhook-url',
    'PagerDuty integration URL',
    'pagerduty.com',
    'https?://events\\.(?:eu\\.)?pagerduty\\.com/integration/(\\w{20,40})',
    'pagerduty.com documentation',
  ),
  row(
    'telegram-token',
    'Telegram bot token',
    'telegram.org',
    'https?://api\\.telegram\\.org/(?:file/)?bot(\\d{6,12}:[\\w-]{28,60})',
    'core.telegram.org/bots',
  ),
  row(
    'webhook-url',
    'Airtable webhook URL',
    'airtable.com',
    'https?://hooks\\.airtable\\.com/workflows/[\\w/]{1,60}/(wtr\\w{10,30})',
    'airtable.com documentation',
  ),
  row(
    'webhook-url',
    'WeCom webhook URL',
    'qq.com',
    `https?://qyapi\\.weixin\\.qq\\.com/cgi-bin/webhook/send\\?key=(${uuid})`,
    'developer.work.weixin.qq.com',
  ),
  row(
    'webhook-url',
    'DingTalk webhook URL',
    'dingtalk.com',
    'https?://oapi\\.dingtalk\\.com/robot/send\\?access_token=([0-9a-f]{40,80})',
    'open.dingtalk.com',
  ),
  row(
    'webhook-url',
    'Sumo Logic collector URL',
    'sumologic.com',
    'https?://[\\w.-]{1,80}\\.sumologic\\.com/receiver/v1/http/([\\w=+/-]{40,200})',
    'sumologic.com documentation',
  ),
  row(
    'capability-url',
    'Apps Script URL',
    'google.com',
    'https?://script\\.google\\.com/macros/s/(AKfy[\\w-]{30,120})/exec',
    'developers.google.com/apps-script',
  ),
  row(
    'webhook-url',
    'n8n webhook URL',
    '*',
    `https?://[\\w.:-]{3,200}/webhook(?:-test|-waiting)?/(${uuid})`,
    'docs.n8n.io',
  ),
  row(
    'webhook-url',
    'Chat webhook URL',
    '*',
    'https?://[\\w.:-]{3,200}/hooks/([\\w]{17,40}/[\\w]{20,60}|[a-z0-9]{26})(?![\\w/-])',
    'docs.mattermost.com; docs.rocket.chat',
  ),
  row(
    'webhook-url',
    'Git service hook URL',
    '*',
    'https?://[\\w.:-]{3,200}/(?:api/)?webhooks?/(?:incoming/)?([\\w-]{32,80})(?![\\w/-])',
    'self-hosted webhooks',
  ),
];
