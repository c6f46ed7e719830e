import { named, token } from './detector.ts';

/** Messaging, mail and social networks. */
export const communicationDetectors = [
  token(
    'slack',
    'token',
    'Slack token',
    'xoxb- xoxp- xoxa- xoxr- xoxs- xoxo- xoxe- xoxe. xoxc- xwfp-',
    'dotted',
    50,
    'betterleaks slack-*',
    { glued: true, minimum: 16 },
  ),
  token('slack', 'token', 'Slack session cookie', 'xoxd-', 'escaped', 130, 'betterleaks slack-session-cookie', {
    glued: true,
    minimum: 24,
  }),
  token('slack', 'token', 'Slack app token', 'xapp-', 'hyphened', 90, 'betterleaks slack-app-token', {
    glued: true,
    minimum: 24,
  }),
  token(
    'telegram',
    'token',
    'Telegram bot token',
    ':AA :AE :AF :AG :AH',
    'base64url',
    33,
    'betterleaks telegram-bot-api-token',
    { before: { charset: 'digits', minimum: 8 }, minimum: 28 },
  ),
  token('twilio', 'key', 'Twilio API key', 'SK', 'hexAnyCase', 32, 'betterleaks twilio-api-key', {
    minimum: 32,
    form: /^SK[0-9a-fA-F]{32}(?![0-9A-Za-z])/,
  }),
  token('sendgrid', 'key', 'SendGrid API key', 'SG.', 'token', 66, 'betterleaks sendgrid-api-token', { minimum: 30 }),
  token('mailgun', 'key', 'Mailgun API key', 'key-', 'hex', 32, 'betterleaks mailgun-private-api-token', {
    minimum: 24,
  }),
  token('mailchimp', 'key', 'Mailchimp API key', '-us', 'digits', 2, 'betterleaks mailchimp-api-key', {
    before: { charset: 'hex', minimum: 30 },
    minimum: 1,
  }),
  token('resend', 'key', 'Resend API key', 're_', 'word', 32, 'Resend documentation', { weak: true, minimum: 20 }),
  token('brevo', 'key', 'Brevo API key', 'xkeysib- xsmtpsib-', 'base64url', 81, 'trufflehog sendinbluev2', {
    glued: true,
    minimum: 24,
  }),
  token('mailersend', 'token', 'MailerSend token', 'mlsn.', 'base62', 64, 'betterleaks mailersend-api-token', {
    minimum: 20,
  }),
  token('nylas', 'key', 'Nylas key', 'nyk_v0_', 'base62', 64, 'Nylas documentation', { minimum: 24 }),
  token('facebook', 'token', 'Facebook access token', 'EAA', 'base62', 150, 'betterleaks facebook-page-access-token', {
    weak: true,
    minimum: 60,
    form: /^EAA[B-Zb-z][A-Za-z0-9]{57}/,
  }),
  token('instagram', 'token', 'Instagram token', 'IGQV IGQW', 'base64url', 150, 'noseyparker instagram', {
    weak: true,
    minimum: 60,
  }),
  token(
    'twitter',
    'bearer-token',
    'X bearer token',
    'AAAAAAAAAAAAAAAAAAAAA',
    'escaped',
    90,
    'betterleaks twitter-bearer-token',
    { minimum: 40, form: /^A{21,24}[^A][\w%+/=~.-]{0,20}[A-Za-z0-9%]/ },
  ),
  token('pinterest', 'token', 'Pinterest token', 'pina_', 'base64url', 60, 'betterleaks pinterest-access-token', {
    weak: true,
    minimum: 20,
  }),
  token('facebook', 'app-token', 'Facebook app token', '|', 'base64url', 27, 'betterleaks facebook-access-token', {
    before: { charset: 'digits', minimum: 14 },
    minimum: 24,
    weak: true,
  }),
  token(
    'gc-notify',
    'key',
    'GC Notify API key',
    'gcntfy-',
    'base64url',
    90,
    'betterleaks canadian-digital-service-notify-api-key',
    { minimum: 36 },
  ),
  token('lichess', 'token', 'Lichess token', 'lip_', 'word', 20, 'betterleaks lichess-personal-access-token', {
    weak: true,
    minimum: 16,
  }),
  token(
    'thunderstore',
    'token',
    'Thunderstore token',
    'tss_',
    'base64url',
    30,
    'betterleaks thunderstore-api-token.1',
    { weak: true, minimum: 20 },
  ),
  token('klaviyo', 'key', 'Klaviyo private key', 'pk_', 'hex', 34, 'kingfisher klaviyo', {
    weak: true,
    minimum: 34,
    form: /^pk_[0-9a-f]{34}(?![\w-])/,
  }),
] as const;

export const communicationNames = [
  named('slack', 'signing-secret', 'Slack signing secret', 'slack', /^[0-9a-f]{32}$/, 'Slack documentation'),
  named(
    'discord',
    'token',
    'Discord bot token',
    'discord',
    /^[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}$/,
    'detect-secrets discord',
  ),
  named(
    'telegram',
    'token',
    'Telegram bot token',
    'telegram bot tg',
    /^\d{7,12}:[\w-]{28,}$/,
    'core.telegram.org/bots',
  ),
  named('twilio', 'auth-token', 'Twilio auth token', 'twilio', /^[0-9a-f]{32}$/, 'trufflehog twilio'),
  named(
    'mailgun',
    'key',
    'Mailgun key',
    'mailgun mg',
    /^[0-9a-f]{32}(?:-[0-9a-f]{8}-[0-9a-f]{8})?$/,
    'betterleaks mailgun-signing-key',
  ),
  named(
    'postmark',
    'token',
    'Postmark server token',
    'postmark',
    /^[0-9a-f]{8}-[0-9a-f-]{20,}$/,
    'trufflehog postmark',
  ),
  named('lark', 'app-secret', 'Lark app secret', 'lark feishu', /^[A-Za-z0-9]{32}$/, 'betterleaks lark-app-secret'),
  named('twitter', 'key', 'X API key', 'twitter', /^[A-Za-z0-9-]{25,}$/, 'betterleaks twitter-*'),
  named(
    'home-assistant',
    'token',
    'Home Assistant token',
    'hass homeassistant ha',
    /^eyJ[\w.-]{20,}$/,
    'Home Assistant documentation',
  ),
] as const;
